// The outcome of a game in words.
import { headline } from './outcome';
import type { Happened, Said, SeatResult, TableInfo } from './protocol';
import { gameText } from './gameTexts';
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
      return gameText(voice, 'solo-points', {
        names: players[only?.seat ?? 0] ?? '',
        points: only?.total ?? 0,
      });
    case 'by':
      return gameText(voice, 'wins-by', { names, margin: found.margin });
    case 'tie':
      return t('wins-tie', { names });
    case 'wins':
      return t('wins', { names });
    case 'shared':
      return t('share-victory', { names });
  }
}

/** The length of a game: how far it came, as it counts itself, and minutes. */
export function describeLength(
  voice: Voice | null,
  progress: Said | null | undefined,
  events: Happened[],
): string {
  const minutes = Math.round((events.at(-1)?.when ?? 0) / 60_000);
  return [progress && voice?.say(progress), minutes && t('lasted', { minutes })].filter(Boolean).join(', ');
}

/** A line below the headline, and the key of the rule behind it, if it is not told elsewhere. */
export interface Remark {
  text: string;
  about?: string;
}

/** The lines below the headline: how a tie for first place was broken, verdicts, who resigned, my place. */
export function describeDetails(
  ranked: SeatResult[],
  table: TableInfo,
  players: string[],
  voice: Voice,
): Remark[] {
  const names = (seats: number[]) => voice.join(seats.map((seat) => players[seat] ?? ''));
  const lines: Remark[] = [];
  const add = (text: string, about = '') => lines.push(about ? { text, about } : { text });
  if (table.status === 'ended')
    add(gameText(voice, table.commitment || table.origin ? 'by-vote' : 'record-ends'));
  const best = ranked[0];
  if (best?.place === 1 && best.decided?.by === 'tie') {
    const { over, name = '', more = 0, less = 0 } = best.decided;
    add(gameText(voice, 'equal-points', { names: names([best.seat, ...over]), points: best.total }));
    add(t('tie-decided', { name: players[best.seat] ?? '', tie: voice.label('tie', name), more, less }));
  }
  const verdictsOf = ({ verdict, lost }: SeatResult) =>
    [verdict ?? '', lost && voice.has('verdict-lost') ? 'lost' : ''].filter(Boolean);
  for (const verdict of new Set(ranked.flatMap(verdictsOf))) {
    const those = ranked.filter((each) => verdictsOf(each).includes(verdict)).map((each) => each.seat);
    const text = voice.label('verdict', verdict);
    const all = those.length === ranked.length;
    add(all ? text : t('verdict-of', { names: names(those), verdict: text }), `verdict-${verdict}`);
  }
  const gone = ranked.filter((each) => each.resigned).map((each) => each.seat);
  if (gone.length) add(t('who-resigned', { names: names(gone), count: gone.length }));
  const mine = ranked.filter((each) => table.seats[each.seat]?.mine);
  const [me] = mine;
  if (mine.length === 1 && me?.place && ranked.length > 1 && !me.resigned && me.place > 1) {
    const place = me.place === ranked.length && me.place > 3 ? 9 : me.place;
    add(t('your-place', { place, count: ranked.length }));
  }
  return lines;
}
