// How large Harbour's board is, in em, for those who sit at it.
import type { Measures } from '../../kit/Fitted.svelte';

/** Rows of chips of a rival with the most cards, where two stand side by side. */
const rowsOf = (most: number): number => Math.max(2, Math.ceil(most / 2));

export function measuresOf(rivals: number, seated: boolean, most: number): Measures {
  const small = { phone: 36, narrow: 68, tablet: 98 };
  const own = seated ? 0 : -16;
  if (rivals === 0) return { ...small, desktop: [102, 60], broad: [112, 60] };
  if (rivals === 1) return { ...small, desktop: [118, 83 + own], broad: [138, 82 + own] };
  if (rivals === 2) return { ...small, desktop: [104, 71 + own], broad: [120, 77 + own] };
  const chips = rivals === 3 ? (rowsOf(most) - 2) * 7 : 8;
  return { ...small, desktop: [104, 81 + chips + own], broad: [126, 85 + chips + own] };
}
