// What a ship is worth, told line by line.
import type { Entry } from '../../kit/board/Ledger.svelte';
import { t } from './texts';
import type { WorthView } from './view';

/** What speed, crew, cranes and cannons bring at once. */
export function worthOf(speed: number, worth: WorthView): Entry[] {
  const cargo: [string, number][] = [
    [t('cruise-crane-points'), worth.crane_points],
    [t('cruise-cannon-points'), worth.cannon_points],
  ];
  return [
    { words: t('cruise-speed-points', { count: speed }), value: String(worth.speed_points) },
    { words: t('cruise-crew-points', { count: worth.crew }), value: String(worth.crew_points) },
    ...cargo.flatMap(([words, points]) => (points ? [{ words, value: String(points) }] : [])),
  ];
}
