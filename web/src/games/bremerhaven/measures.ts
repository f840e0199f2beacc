// How large Bremerhaven's board is, in em.
import type { Measures } from '../../kit/Fitted.svelte';

const SMALL = { phone: 37, narrow: 72, tablet: 98 };
const HARBOUR: Measures = { ...SMALL, desktop: [102, 72.5], broad: [118, 72.5] };
const BOARDS: Measures = { ...SMALL, desktop: [106, 80], broad: [124, 80] };

/** With the spaces above the harbour, or with the harbour alone. */
export const measuresOf = (boards: boolean): Measures => (boards ? BOARDS : HARBOUR);
