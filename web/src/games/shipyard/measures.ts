// How large Shipyard's board is, in em.
import type { Measures } from '../../kit/Fitted.svelte';

export const MEASURES: Measures = { phone: 37, narrow: 72, tablet: 98, desktop: [104, 76], broad: [128, 80] };
