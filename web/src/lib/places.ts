// Places count from 0 in views, and from 1 among people.

/** The number of a place. */
export const nth = (at: number): number => at + 1;
