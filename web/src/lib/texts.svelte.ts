// The page's own texts in the language set; switching shows at once.
import type { FluentVariable } from '@fluent/bundle';
import refusedEn from '../../../src/roadstead/text/refused/en.ftl?raw';
import en from '../texts/en.ftl?raw';
import type { Language } from './protocol';
import { settings } from './settings.svelte';
import { Phrases } from './voice';

type Sources = Record<Language, () => Promise<{ default: string }>>;

const english = new Phrases('en', en, refusedEn);
let phrases = $state.raw(english);
const spoken: Sources[] = [
  {
    en: () => Promise.resolve({ default: en }),
    de: () => import('../texts/de.ftl?raw'),
    fr: () => import('../texts/fr.ftl?raw'),
  },
  {
    en: () => Promise.resolve({ default: refusedEn }),
    de: () => import('../../../src/roadstead/text/refused/de.ftl?raw'),
    fr: () => import('../../../src/roadstead/text/refused/fr.ftl?raw'),
  },
];

export async function speak(language: Language): Promise<void> {
  const texts = await Promise.all(spoken.map(async (sources) => (await sources[language]()).default));
  if (settings.language === language) phrases = new Phrases(language, en, refusedEn, ...texts);
}

/** Texts of a place that is not on everybody's way: they come with it, in every language spoken from then on. */
export async function learn(sources: Sources): Promise<void> {
  if (spoken.includes(sources)) return;
  spoken.push(sources);
  try {
    await speak(settings.language);
  } catch (error) {
    spoken.splice(spoken.indexOf(sources), 1); // asked again, it is tried again
    throw error;
  }
}

/** A text of the page. */
export const t = (key: string, args: Record<string, FluentVariable> = {}): string =>
  phrases.format(key, args);
export const has = (key: string): boolean => phrases.has(key);
