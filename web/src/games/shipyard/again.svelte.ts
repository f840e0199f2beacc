// The last cruise is shown again from its first space, or its end stays for a moment after the ship has arrived.
import type { VoyageView } from './view';

export const again: { voyage: VoyageView | null; end: boolean } = $state({ voyage: null, end: false });

export function showAgain(voyage: VoyageView | null, end = false): void {
  again.voyage = voyage;
  again.end = end;
}
