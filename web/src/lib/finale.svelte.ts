// A board that reveals something at the end of a game: the result waits until it is done or ended.

export const finale: { runs: boolean } = $state({ runs: false });
