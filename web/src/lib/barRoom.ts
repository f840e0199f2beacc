// How much room the bars below the top bar take: the table is as much lower, and what sticks to the top sticks below those that stay.
interface Room {
  height: number;
  /** It stays in sight when the page scrolls. */
  stays: boolean;
}
const bars = new Map<symbol, Room>();

/** Take the room of a bar into account; with null it is gone. */
export function measureBar(bar: symbol, room: Room | null): void {
  if (room) bars.set(bar, room);
  else bars.delete(bar);
  const { style } = document.documentElement;
  style.setProperty('--bars', `${sum([...bars.values()])}px`);
  style.setProperty('--bars-stay', `${sum([...bars.values()].filter(({ stays }) => stays))}px`);
}

const sum = (rooms: Room[]): number => rooms.reduce((all, { height }) => all + height, 0);
