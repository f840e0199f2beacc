// The settings of this device: language, theme, seat colours, text size, motion, pace, sound, confirmations, view.
import { loadStored, store, withDefaults } from './storage';
import { PACES, type Pace } from './pace';
import type { Language } from './protocol';

export type Theme = 'light' | 'dark' | 'system';
export type Motion = 'full' | 'calm';
export type TableView = 'board' | 'words';
export type Sounds = 'off' | 'away' | 'always';
export type Palette = 'buoys' | 'clear' | 'shapes';

interface Settings {
  language: Language;
  theme: Theme;
  palette: Palette;
  /** Text size in per cent. */
  size: number;
  motion: Motion;
  /** How fast the moves of others are shown. */
  pace: Pace;
  /** Away: only while the tab is in the background. */
  sounds: Sounds;
  confirm: boolean;
  /** How tables are shown: drawn, or told in words. */
  view: TableView;
}

const KEY = 'roadstead-settings';
export const LANGUAGES: [Language, string][] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
];
export const THEMES: Theme[] = ['light', 'dark', 'system'];
export const PALETTES: Palette[] = ['buoys', 'clear', 'shapes'];
export const SIZES = [90, 100, 112, 125];
export const SOUNDS: Sounds[] = ['off', 'away', 'always'];
export const MOTIONS: Motion[] = ['full', 'calm'];
const isLanguage = (word: string): word is Language => LANGUAGES.some(([language]) => language === word);

/** A switch as it was stored before it became a choice of several values. */
const isOn = (stored: unknown, name: string): boolean =>
  (stored as Record<string, unknown> | null)?.[name] === true;

function loadSettings(): Settings {
  const spoken = navigator.languages.map((language) => language.slice(0, 2)).find(isLanguage);
  const stored = loadStored(KEY);
  const plain: Settings = {
    language: spoken ?? 'en',
    theme: 'system',
    palette: 'buoys',
    size: 100,
    motion: 'full',
    pace: 'normal',
    sounds: isOn(stored, 'sound') ? 'always' : 'away',
    confirm: true,
    view: 'board',
  };
  const found = withDefaults(stored, plain);
  return {
    ...found,
    language: isLanguage(found.language) ? found.language : plain.language,
    theme: THEMES.includes(found.theme) ? found.theme : plain.theme,
    palette: PALETTES.includes(found.palette) ? found.palette : plain.palette,
    size: SIZES.includes(found.size) ? found.size : plain.size,
    sounds: SOUNDS.includes(found.sounds) ? found.sounds : plain.sounds,
    motion: MOTIONS.includes(found.motion) ? found.motion : plain.motion,
    pace: PACES.includes(found.pace) ? found.pace : plain.pace,
    view: found.view === 'words' ? 'words' : 'board',
  };
}

export const settings = $state(loadSettings());
const night = matchMedia('(prefers-color-scheme: dark)');

export const isDark = (): boolean =>
  settings.theme === 'dark' || (settings.theme === 'system' && night.matches);
export const isCalm = (): boolean =>
  settings.motion === 'calm' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Apply and store the settings; called at the start and after each change. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? 'dark' : 'light';
  root.dataset.palette = settings.palette;
  root.dataset.motion = settings.motion;
  root.lang = settings.language;
  root.style.setProperty('--zoom', String(settings.size / 100));
  store(KEY, settings);
}

night.addEventListener('change', applySettings);
