// What the page adds to a bot's advice.

/** The rank, from 1, of the first better-placed choice that is worth the same; 0 if there is none. */
export function equalOf(shares: readonly number[], at: number): number {
  const worth = (share = 0) => Math.round(share * 100);
  return shares.slice(0, at).findIndex((share) => worth(share) === worth(shares[at])) + 1;
}
