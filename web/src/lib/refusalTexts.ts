// Errors in words: one sentence for each reason, shared with the terminal.
import { unansweredText } from './network.svelte';
import { Refused, Unreachable } from './api';
import { has, t } from './texts.svelte';

/** The sentence for a reason, if possible the one for this request. A newer server may have reasons unknown here: then `text`. */
export function refusedText(reason: string, text = t('refused-failed'), asked = ''): string {
  const keys = [`refused-${asked}-${reason}`, `refused-${reason}`];
  const key = keys.find((each) => has(each));
  return key ? t(key, { text }) : text;
}

export function errorText(error: unknown): string {
  if (error instanceof Unreachable) return t(unansweredText('unanswered'));
  return error instanceof Refused ? refusedText(error.reason, error.text) : t('refused-failed');
}
