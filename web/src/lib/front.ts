// What the places around a game say: opening a table, my person. Their texts come with them.
import { learn } from './texts.svelte';

const sources = {
  en: () => import('../texts/front/en.ftl?raw'),
  de: () => import('../texts/front/de.ftl?raw'),
  fr: () => import('../texts/front/fr.ftl?raw'),
};

export const front = (): Promise<void> => learn(sources);
