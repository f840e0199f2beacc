// What a game seen again and the end of a game say: their texts come with them.
import { learn } from './texts.svelte';

const sources = {
  en: () => import('../texts/replay/en.ftl?raw'),
  de: () => import('../texts/replay/de.ftl?raw'),
  fr: () => import('../texts/replay/fr.ftl?raw'),
};

export const loadReplayTexts = (): Promise<void> => learn(sources);
