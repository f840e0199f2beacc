// How large Shipyard's board is, in em.
import type { Measures } from '../../kit/Fitted.svelte';

export const MEASURES: Measures = {
  phone: 37,
  narrow: 72,
  tablet: 112,
  desktop: [120, 87],
  broad: [134, 91],
};
