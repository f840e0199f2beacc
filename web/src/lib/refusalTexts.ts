// What went wrong, in words for a person: one sentence for each reason, the same as in the terminal.
import { Refused, Unreachable } from './api';
import { has, t } from './texts.svelte';

/** Why the server refused something. There may be a sentence for what was `asked`; a newer server may have other reasons. */
export function refusedText(reason: string, text = t('refused-failed'), asked = ''): string {
  const keys = [`refused-${asked}-${reason}`, `refused-${reason}`];
  const key = keys.find((each) => has(each));
  return key ? t(key, { text }) : text;
}

export function errorText(error: unknown): string {
  if (error instanceof Unreachable) return t('unreachable');
  return error instanceof Refused ? refusedText(error.reason, error.text) : t('refused-failed');
}
