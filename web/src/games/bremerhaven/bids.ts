// What was bid on a space, and what comes of it.
import type { Bid } from '../../kit/board/BidRow.svelte';
import { LAND, NO_CARD, SEA, type Table } from './table';
import { t } from './texts';
import type { BremerhavenView, SpaceView } from './view';

/** How the bids on a space came out, as the view numbers it. */
export const OUTCOME = { hidden: 0, nobody: 1, everybody: 2, won: 3, tied: 4, open: 5 } as const;

/** A player, or the dummy of a solo game. */
export const nameOf = ({ me, players }: Table, bidder: number): string =>
  bidder === me ? t('you') : (players[bidder] ?? t('dummy'));

const costOf = (space: SpaceView, bidder: number): number => space.costs[bidder] ?? -1;

function outcomeOf(space: SpaceView, bidder: number): Bid['outcome'] {
  if (space.outcome === OUTCOME.everybody) {
    if (space.costs.length && costOf(space, bidder) < 0) return 'lost';
    return space.costs.length && costOf(space, bidder) > 0 ? 'pays' : 'won';
  }
  if (space.outcome === OUTCOME.open && space.sums[bidder] === space.sums[space.winner]) return 'tie';
  return bidder === space.winner ? 'won' : 'lost';
}

/** What lay on the spaces while people bid, with the bids of now: some of it has been taken meanwhile. */
export const revealedFrom = (bidding: BremerhavenView, now: BremerhavenView): BremerhavenView => ({
  ...now,
  ladder: bidding.ladder,
  price: bidding.price,
  spaces: now.spaces.map((space, at) => {
    const { card, until, complete, symbols, fits } = bidding.spaces[at] ?? space;
    return { ...space, card, until, complete, symbols, fits };
  }),
});

/** The cards on a space, bidder by bidder. */
export function bidsOn(space: SpaceView): Bid[] {
  const bidders = [...new Set(space.laid.map(({ bidder }) => bidder))];
  return bidders.map((bidder) => {
    const cards = space.laid.filter((laid) => laid.bidder === bidder).map(({ value }) => value || null);
    return {
      seat: bidder,
      cards,
      ...(cards.length > 1 && !cards.includes(null) ? { sum: `= ${space.sums[bidder] ?? 0}` } : {}),
      outcome: outcomeOf(space, bidder),
    };
  });
}

/** I win a ship or a contract and have no place for it, as things stand now. */
const fitsNowhere = ({ me }: Table, { space, card, winner, fits }: SpaceView): boolean =>
  winner === me && space >= SEA && card !== NO_CARD && !fits.length;

/** What came of the bids on a space, in a few words. */
export function verdictOf(table: Table, space: SpaceView, id: string): string {
  const name = nameOf(table, space.winner);
  const isDummy = space.winner >= table.view.harbours.length;
  const mine = isDummy ? 'dummy-' : space.winner === table.me ? 'you-' : '';
  const sum = space.sums[space.winner] ?? 0;
  switch (space.outcome) {
    case OUTCOME.nobody:
      // an Exchange decides where nobody has bid
      return space.winner < 0 ? t('nobody', { space: id }) : t(`${mine}decides`, { name });
    case OUTCOME.everybody:
      return table.voice.join(
        bidsOn(space).map(({ seat }) =>
          space.costs.length
            ? t(costOf(space, seat) < 0 ? 'may-not' : 'pays', {
                name: nameOf(table, seat),
                count: costOf(space, seat),
              })
            : t('parks', { name: nameOf(table, seat), count: space.parked[seat] ?? 0 }),
        ),
      );
    case OUTCOME.won:
    case OUTCOME.tied: {
      const won = t(`${mine}wins${space.outcome === OUTCOME.tied ? '-tie' : ''}`, { name, sum, space: id });
      return fitsNowhere(table, space) ? t('fits-nowhere', { won, land: space.space >= LAND ? 1 : 0 }) : won;
    }
    case OUTCOME.open:
      return t('open-tie');
    default:
      return '';
  }
}
