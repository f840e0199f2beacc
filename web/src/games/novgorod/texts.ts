// What Novgorod's board says itself; everything else is told by the server.
import { OwnTexts } from '../../lib/texts.svelte';

export const texts = new OwnTexts({
  en: () => import('./texts/en.ftl?raw'),
  de: () => import('./texts/de.ftl?raw'),
  fr: () => import('./texts/fr.ftl?raw'),
});
export const t = texts.t;
