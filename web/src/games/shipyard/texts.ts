// What Shipyard's board says itself; everything else is told by the server. What is said of canals and cruises stands in files of its own.
import { OwnTexts } from '../../lib/texts.svelte';

type Source = Promise<{ default: string }>;
const both = async (frame: Source, sea: Source): Source => ({
  default: (await Promise.all([frame, sea])).map((each) => each.default).join('\n'),
});

export const texts = new OwnTexts({
  en: () => both(import('./texts/en.ftl?raw'), import('./texts/sea.en.ftl?raw')),
  de: () => both(import('./texts/de.ftl?raw'), import('./texts/sea.de.ftl?raw')),
  fr: () => both(import('./texts/fr.ftl?raw'), import('./texts/sea.fr.ftl?raw')),
});
export const t = texts.t;
