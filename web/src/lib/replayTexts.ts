// The texts of replay and result, loaded with them.
import { loadTexts } from './texts.svelte';

const sources = {
  en: () => import('../texts/replay/en.ftl?raw'),
  de: () => import('../texts/replay/de.ftl?raw'),
  fr: () => import('../texts/replay/fr.ftl?raw'),
};

export const loadReplayTexts = (): Promise<void> => loadTexts(sources);
