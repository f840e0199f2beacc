// How large Harbour's board is, in em, for those who sit at it.
import type { Measures } from '../../kit/Fitted.svelte';

/** Rows of chips of a rival with the most cards. */
const rowsOf = (most: number, abreast: number): number => Math.ceil(Math.max(4, most) / abreast);

export function measuresOf(rivals: number, seated: boolean, most: number): Measures {
  const small = { phone: 36, narrow: 68, tablet: 98 };
  const own = seated ? 0 : -16;
  if (rivals === 0) return { ...small, desktop: [102, 60], broad: [112, 60] };
  if (rivals === 1) return { ...small, desktop: [118, 83 + own], broad: [138, 82 + own] };
  if (rivals === 2) return { ...small, desktop: [seated ? 104 : 92, 71 + own], broad: [120, 77 + own] };
  if (rivals === 4) {
    const more = (abreast: number, high: number) => (rowsOf(most, abreast) - 1) * high;
    return { ...small, desktop: [104, 75 + more(3, 16)], broad: [126, 74 + more(4, 14)] };
  }
  const more = rowsOf(most, 2) - 2;
  return { ...small, desktop: [104, 84 + more * 9.5 + own], broad: [126, 88 + more * 7 + own] };
}
