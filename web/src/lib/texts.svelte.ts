// The page's own texts in the language set; switching shows at once.
import type { FluentVariable } from '@fluent/bundle';
import en from '../texts/en.ftl?raw';
import type { Language } from './protocol';
import { settings } from './settings.svelte';
import { Phrases } from './voice';

const english = new Phrases('en', en);
let phrases = $state.raw(english);
const others: Record<Exclude<Language, 'en'>, () => Promise<{ default: string }>> = {
  de: () => import('../texts/de.ftl?raw'),
  fr: () => import('../texts/fr.ftl?raw'),
};

export async function speak(language: Language): Promise<void> {
  const spoken = language === 'en' ? english : new Phrases(language, en, (await others[language]()).default);
  if (settings.language === language) phrases = spoken;
}

/** A text of the page. */
export const t = (key: string, args: Record<string, FluentVariable> = {}): string =>
  phrases.format(key, args);
export const has = (key: string): boolean => phrases.has(key);
export const join = (parts: string[]): string => parts.join(', ');
