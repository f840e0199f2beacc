// What a game seen again and the end of a game say: their texts come with them.
import { learn } from './texts.svelte';

const sources = {
  en: () => import('../texts/past/en.ftl?raw'),
  de: () => import('../texts/past/de.ftl?raw'),
  fr: () => import('../texts/past/fr.ftl?raw'),
};

export const past = (): Promise<void> => learn(sources);
