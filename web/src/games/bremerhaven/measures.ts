// How large Bremerhaven's board is, in em.
import type { Measures } from '../../kit/Fitted.svelte';

const SMALL = { phone: 37, narrow: 72, tablet: 98 };
const HARBOUR: Measures = { ...SMALL, desktop: [104, 76], broad: [120, 76] };
const BOARDS: Measures = { ...SMALL, desktop: [108, 86], broad: [126, 86] };

/** With the spaces above the harbour, or with the harbour alone. */
export const measuresOf = (boards: boolean): Measures => (boards ? BOARDS : HARBOUR);
