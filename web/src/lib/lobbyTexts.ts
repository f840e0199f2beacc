// The texts of the pages around a game, loaded with them: new table and person sheet.
import { loadTexts } from './texts.svelte';

const sources = {
  en: () => import('../texts/lobby/en.ftl?raw'),
  de: () => import('../texts/lobby/de.ftl?raw'),
  fr: () => import('../texts/lobby/fr.ftl?raw'),
};

export const loadLobbyTexts = (): Promise<void> => loadTexts(sources);
