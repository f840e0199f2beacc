// What is said of points and turns: in the game's own words where it has them (`game-…`: seals, rounds), else in the page's.
import type { FluentVariable } from '@fluent/bundle';
import { t } from './texts.svelte';
import type { Voice } from './voice';

export function gameText(
  voice: Voice | null,
  key: string,
  args: Record<string, FluentVariable> = {},
): string {
  return voice?.has(`game-${key}`) ? voice.format(`game-${key}`, args) : t(key, args);
}
