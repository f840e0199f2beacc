// What went wrong, in words for a person.
import { Refused, Unreachable } from './api';
import { has, t } from './texts.svelte';

export function troubleText(error: unknown): string {
  if (error instanceof Unreachable) return t('trouble-down');
  if (!(error instanceof Refused)) return t('trouble-failed');
  return has(`trouble-${error.reason}`) ? t(`trouble-${error.reason}`) : error.text;
}
