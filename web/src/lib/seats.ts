// What a seat is called.
import type { SeatInfo } from './protocol';
import { isFree } from './tables';
import { t } from './texts.svelte';

export function nameOf(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  return isFree(seat) ? t('open-seat') : '–';
}
