// What the places around a game say: opening a table, my person. Their texts come with them.
import { learn } from './texts.svelte';

const sources = {
  en: () => import('../texts/lobby/en.ftl?raw'),
  de: () => import('../texts/lobby/de.ftl?raw'),
  fr: () => import('../texts/lobby/fr.ftl?raw'),
};

export const loadLobbyTexts = (): Promise<void> => learn(sources);
