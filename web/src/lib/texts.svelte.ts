// The page's own texts in the chosen language.
import type { FluentVariable } from '@fluent/bundle';
import refusedEn from '../../../src/roadstead/text/refused/en.ftl?raw';
import en from '../texts/en.ftl?raw';
import type { Language } from './protocol';
import { settings } from './settings.svelte';
import { Phrases } from './voice';

type Sources = Record<Language, () => Promise<{ default: string }>>;

const english = new Phrases('en', en, refusedEn);
let phrases = $state.raw(english);
const loaded: Sources[] = [
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

/** Texts of a part of the page that are its own, such as those of a board: the same keys may say something else elsewhere. */
export class OwnTexts {
  #phrases = $state.raw(new Phrases('en'));
  #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  async load(language: Language = settings.language): Promise<void> {
    const [first, english] = await Promise.all([this.#sources[language](), this.#sources.en()]);
    if (settings.language === language) this.#phrases = new Phrases(language, english.default, first.default);
    if (!own.includes(this)) own.push(this);
  }

  t = (key: string, args: Record<string, FluentVariable> = {}): string => this.#phrases.format(key, args);
}
const own: OwnTexts[] = [];

export async function setLanguage(language: Language): Promise<void> {
  const texts = await Promise.all(loaded.map(async (sources) => (await sources[language]()).default));
  await Promise.all(own.map((each) => each.load(language)));
  if (settings.language === language) phrases = new Phrases(language, en, refusedEn, ...texts);
}

/** Add texts that only some pages need; from then on they are loaded with every change of language. */
export async function loadTexts(sources: Sources): Promise<void> {
  if (loaded.includes(sources)) return;
  loaded.push(sources);
  try {
    await setLanguage(settings.language);
  } catch (error) {
    loaded.splice(loaded.indexOf(sources), 1); // so that the next call retries
    throw error;
  }
}

/** A text of the page. */
export const t = (key: string, args: Record<string, FluentVariable> = {}): string =>
  phrases.format(key, args);
export const has = (key: string): boolean => phrases.has(key);
