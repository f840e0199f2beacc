// What is seen of a plane: its scale, and where its upper left corner lies in the frame.

export interface Size {
  width: number;
  height: number;
}
export interface View {
  x: number;
  y: number;
  scale: number;
}
export interface Spot {
  x: number;
  y: number;
}

/** Nothing is drawn larger than this many times its own size. */
export const MOST = 4;

const inside = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** All of it, in the middle of the frame. */
export function whole(world: Size, frame: Size): View {
  const scale = Math.min(frame.width / world.width, frame.height / world.height, MOST);
  return held({ x: 0, y: 0, scale }, world, frame);
}

const along = (at: number, length: number, room: number): number =>
  length <= room ? (room - length) / 2 : inside(at, room - length, 0);

/** The nearest view that neither leaves the plane nor shows more than all of it. */
export function held(view: View, world: Size, frame: Size): View {
  const least = Math.min(frame.width / world.width, frame.height / world.height, MOST);
  const scale = inside(view.scale, least, MOST);
  return {
    scale,
    x: along(view.x, world.width * scale, frame.width),
    y: along(view.y, world.height * scale, frame.height),
  };
}

/** Below this scale things are too small to be touched or read. */
const LEGIBLE = 0.85;
const CLOSE = 1.15;

/** All of it if it is legible, or else what lies around a spot of the plane, in the middle and close enough. */
export function around({ x, y }: Spot, world: Size, frame: Size): View {
  const all = whole(world, frame);
  if (all.scale >= LEGIBLE) return all;
  return held(
    { scale: CLOSE, x: frame.width / 2 - x * CLOSE, y: frame.height / 2 - y * CLOSE },
    world,
    frame,
  );
}

/** Larger or smaller, while what is under a spot of the frame stays there. */
export function zoomed(view: View, spot: Spot, factor: number, world: Size, frame: Size): View {
  const { scale } = held({ ...view, scale: view.scale * factor }, world, frame);
  const k = scale / view.scale;
  return held({ scale, x: spot.x - (spot.x - view.x) * k, y: spot.y - (spot.y - view.y) * k }, world, frame);
}

export const moved = (view: View, dx: number, dy: number, world: Size, frame: Size): View =>
  held({ ...view, x: view.x + dx, y: view.y + dy }, world, frame);

export const isSame = (one: View, other: View): boolean =>
  Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 0.5 &&
  Math.abs(one.scale / other.scale - 1) < 0.001;

/** How far to move so that a box of the frame comes into sight, with some room around it. */
export function intoSight(
  box: { left: number; top: number; right: number; bottom: number },
  frame: Size,
  room = 12,
): Spot {
  const by = (from: number, to: number, length: number): number => {
    if (to - from > length - 2 * room) return (length - to - from) / 2;
    if (from < room) return room - from;
    return to > length - room ? length - room - to : 0;
  };
  return { x: by(box.left, box.right, frame.width), y: by(box.top, box.bottom, frame.height) };
}

const QUARTER = 90;

/** The degrees by which what is seen at one spot and then at another has turned around a third, clockwise. */
export function turned(about: Spot, from: Spot, to: Spot): number {
  const angle = ({ x, y }: Spot) => (Math.atan2(y - about.y, x - about.x) * 180) / Math.PI;
  const by = angle(to) - angle(from);
  return by - 360 * Math.round(by / 360);
}

/** Counts quarters while something is turned by hand: each is done as soon as it is half done. */
export class Quarters {
  private degrees = 0;

  constructor(private onturn: (by: 1 | -1) => void) {}

  /** Whether that made a quarter. */
  add(degrees: number): boolean {
    this.degrees += degrees;
    if (Math.abs(this.degrees) <= QUARTER / 2) return false;
    const by = this.degrees > 0 ? 1 : -1;
    this.degrees -= by * QUARTER;
    this.onturn(by);
    return true;
  }
}
