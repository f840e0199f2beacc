// How large Novgorod's board is, in em.
import type { Measures } from '../../kit/Fitted.svelte';

export const MEASURES: Measures = { phone: 37, narrow: 72, tablet: 98, desktop: [108, 84], broad: [128, 84] };
