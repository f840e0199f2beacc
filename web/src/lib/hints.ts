// What the page adds to a bot's advice.

/** The rank, from 1, of the first better-placed choice that is worth the same; 0 if there is none. */
export function equalOf(shares: readonly number[], at: number): number {
  const worth = (share = 0) => Math.round(share * 100);
  return shares.slice(0, at).findIndex((share) => worth(share) === worth(shares[at])) + 1;
}

/** From this share of the choice before it on, a choice is called a little weaker. */
const LITTLE = 0.75;

export interface Standing {
  key: 'hint-equal' | 'hint-best' | 'hint-weaker' | 'hint-much-weaker';
  /** The choice that it is compared with. */
  number: number;
}

/** What can be said of a choice for which the bot names no reason: where it stands among the others. */
export function standing(shares: readonly number[], at: number): Standing {
  const equal = equalOf(shares, at);
  if (equal) return { key: 'hint-equal', number: equal };
  if (!at) return { key: 'hint-best', number: 1 };
  const little = (shares[at] ?? 0) >= LITTLE * (shares[at - 1] ?? 0);
  return { key: little ? 'hint-weaker' : 'hint-much-weaker', number: at };
}
