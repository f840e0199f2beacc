// What was tried while a ship was fitted out: an undo comes back to it.
const kept: { ship: string; numbers: readonly number[] } = $state({ ship: '', numbers: [] });

export const triedFor = (ship: string): readonly number[] => (kept.ship === ship ? kept.numbers : []);

export function keepTried(ship: string, numbers: readonly number[]): void {
  kept.ship = ship;
  kept.numbers = numbers;
}
