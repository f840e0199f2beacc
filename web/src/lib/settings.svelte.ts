// What a person has set on this device: language, theme, motion, confirmations.
import type { Language } from './protocol';

export type Theme = 'light' | 'dark' | 'system';
export type Motion = 'full' | 'calm';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  confirm: boolean;
  size: number;
}

const KEY = 'roadstead-settings';
export const LANGUAGES: [Language, string][] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
];
const isLanguage = (word: string): word is Language => LANGUAGES.some(([language]) => language === word);

function kept(): Kept {
  const spoken = navigator.languages.map((language) => language.slice(0, 2)).find(isLanguage);
  const plain: Kept = {
    language: spoken ?? 'en',
    theme: 'system',
    motion: 'full',
    confirm: false,
    size: 100,
  };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return plain;
  }
}

export const settings = $state(kept());
const night = matchMedia('(prefers-color-scheme: dark)');

export const isDark = (): boolean =>
  settings.theme === 'dark' || (settings.theme === 'system' && night.matches);
export const isCalm = (): boolean =>
  settings.motion === 'calm' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Put the settings into force; called at the start and at each change. */
export function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? 'dark' : 'light';
  root.dataset.motion = settings.motion;
  root.lang = settings.language;
  root.style.setProperty('--zoom', String(settings.size / 100));
  localStorage.setItem(KEY, JSON.stringify(settings));
}

night.addEventListener('change', apply);
