// The outcome of a game in words.
import { headline } from './outcome';
import type { Happened, SeatResult, TableInfo } from './protocol';
import { t } from './texts.svelte';
import type { Voice } from './voice';

/** Who won, and how clearly. */
export function describeOutcome(ranked: SeatResult[], players: string[], voice: Voice): string {
  const found = headline(ranked);
  const names = 'seats' in found ? voice.join(found.seats.map((seat) => players[seat] ?? '')) : '';
  const only = ranked[0];
  switch (found.kind) {
    case 'unfinished':
      return t('without-result');
    case 'nobody':
      return t('nobody-wins');
    case 'solo':
      return t('solo-points', { names: players[only?.seat ?? 0] ?? '', points: only?.total ?? 0 });
    case 'by':
      return t('wins-by', { names, margin: found.margin });
    case 'tie':
      return t('wins-tie', { names });
    case 'wins':
      return t('wins', { names });
    case 'shared':
      return t('share-victory', { names });
  }
}

/** The length of a game in turns and minutes. */
export function describeLength({ turns, events }: { turns: number[]; events: Happened[] }): string {
  return t('lasted', { turns: turns.length, minutes: Math.round((events.at(-1)?.when ?? 0) / 60_000) });
}

/** The lines below the headline: how a tie for first place was broken, verdicts, who resigned, my place. */
export function describeDetails(
  ranked: SeatResult[],
  table: TableInfo,
  players: string[],
  voice: Voice,
): string[] {
  const names = (seats: number[]) => voice.join(seats.map((seat) => players[seat] ?? ''));
  const lines: string[] = [];
  if (table.status === 'ended') lines.push(t(table.commitment || table.origin ? 'by-vote' : 'record-ends'));
  const best = ranked[0];
  if (best?.place === 1 && best.decided?.by === 'tie') {
    const { over, name = '', more = 0, less = 0 } = best.decided;
    lines.push(t('equal-points', { names: names([best.seat, ...over]), points: best.total }));
    lines.push(
      t('tie-decided', { name: players[best.seat] ?? '', tie: voice.label('tie', name), more, less }),
    );
  }
  const verdicts = new Set(ranked.flatMap((each) => each.verdict || []));
  for (const verdict of verdicts) lines.push(voice.label('verdict', verdict));
  const gone = ranked.filter((each) => each.resigned).map((each) => each.seat);
  if (gone.length) lines.push(t('who-resigned', { names: names(gone), count: gone.length }));
  const mine = ranked.filter((each) => table.seats[each.seat]?.mine);
  const [me] = mine;
  if (mine.length === 1 && me?.place && ranked.length > 1 && !me.resigned && me.place > 1) {
    const place = me.place === ranked.length && me.place > 3 ? 9 : me.place;
    lines.push(t('your-place', { place, count: ranked.length }));
  }
  return lines;
}
