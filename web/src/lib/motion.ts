// Animates pieces: what has moved slides from its old place, a new card is dealt from its pile, a figure leaves a ghost and a wake.
// With reduced motion only the wake is shown.
import { isCalm } from './settings.svelte';

/** How a piece moves. What it is called (`data-piece`) says only which one it is. */
export type Moves = 'card' | 'figure' | 'token';
interface Manner {
  /** Above what it moves. */
  layer: number;
  lift: number;
  /** It leaves a ghost and a wake behind. */
  wake: boolean;
}
const MANNERS: Record<Moves, Manner> = {
  card: { layer: 2, lift: 0, wake: false },
  figure: { layer: 8, lift: 6, wake: true },
  token: { layer: 8, lift: 0, wake: false },
};
const mannerOf = (piece: HTMLElement): Manner => MANNERS[(piece.dataset.moves ?? 'card') as Moves];

const PIECES = '[data-piece]';
const SLIDE_MS = 320;
const FLIP_MS = 420;
/** From thing to thing. */
const STOP_MS = 160;
const EASE = 'cubic-bezier(.45,.05,.2,1)';
/** How long a wake is shown at most; the next move ends it earlier. */
const WAKE_MS = 9000;
const CALM_WAKE_MS = 2000;
const SVG = 'http://www.w3.org/2000/svg';

export type Places = Map<string, DOMRect>;

export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const piece of root.querySelectorAll<HTMLElement>(PIECES)) {
    const box = piece.getBoundingClientRect();
    if (box.width) found.set(piece.dataset.piece ?? '', box);
  }
  return found;
}

/** Slide every piece that has moved since `before`; deal or fade in new ones. */
export function slide(root: ParentNode, before: Places): void {
  if (!before.size) return;
  const calm = isCalm();
  let late = 0;
  for (const piece of root.querySelectorAll<HTMLElement>(PIECES)) {
    const now = piece.getBoundingClientRect();
    if (!now.width) continue;
    const name = piece.dataset.piece ?? '';
    const { layer: zIndex, lift, wake: wakes } = mannerOf(piece);
    const was = before.get(name);
    if (!was) {
      if (!calm) appear(root, piece, now, late);
      late += 1;
      continue;
    }
    // a board shrunk as a whole shrinks the way, too
    const shrunk = piece.offsetWidth ? now.width / piece.offsetWidth : 1;
    const [x, y] = [(was.left - now.left) / shrunk, (was.top - now.top) / shrunk];
    if (Math.abs(x) + Math.abs(y) < 3) continue;
    if (wakes) wake(root, piece, was, now, calm);
    if (calm) continue;
    const delay = Math.min(late, 5) * 60;
    late += 1;
    const stops = stopsOf(root, piece, now).map(
      ([across, down]) => ({ translate: `${across / shrunk}px ${down / shrunk}px`, zIndex }) as const,
    );
    piece.animate(
      [
        { translate: `${x}px ${y}px`, zIndex },
        ...(stops.length ? stops : [{ translate: `${x / 2}px ${y / 2 - lift}px`, zIndex }]),
        { translate: '0 0', zIndex },
      ],
      { duration: Math.max(SLIDE_MS, STOP_MS * stops.length), delay, easing: EASE, fill: 'backwards' },
    );
  }
}

/**
 * Where a piece passes that goes from thing to thing (`data-through`: their names, the last one where it stands now): how far off it
 * is there.
 */
function stopsOf(root: ParentNode, piece: HTMLElement, now: DOMRect): [number, number][] {
  const boxes = (piece.dataset.through ?? '')
    .split(' ')
    .filter(Boolean)
    .flatMap((name) => root.querySelector(`[data-target="${name}"]`)?.getBoundingClientRect() ?? []);
  const goal = boxes.pop();
  if (!goal || goal.left > now.right || goal.right < now.left) return [];
  return boxes.map(({ left, top }) => [left - goal.left, top - goal.top]);
}

/** A new piece is dealt from the pile of its kind, or grows where there is none. */
function appear(root: ParentNode, piece: HTMLElement, now: DOMRect, late: number): void {
  const kind = piece.dataset.piece?.split(':')[0] ?? '';
  const pile = root.querySelector<HTMLElement>(`[data-deals="${kind}"]`);
  const deck = pile?.getBoundingClientRect();
  if (!pile || !deck?.width) {
    const grow = [
      { opacity: 0, scale: '.9' },
      { opacity: 1, scale: '1' },
    ];
    piece.animate(grow, { duration: 240, easing: 'ease-out' });
    return;
  }
  const [x, y] = [deck.left + deck.width / 2 - now.left - now.width / 2, deck.top - now.top];
  const delay = Math.min(late, 5) * 60;
  const half = { duration: FLIP_MS / 2, easing: 'linear' };
  const back = pile.cloneNode() as HTMLElement; // without the number on it
  const { left, top, width, height } = now;
  const box = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  const fontSize = getComputedStyle(pile).fontSize;
  Object.assign(back.style, { ...box, fontSize, position: 'fixed', zIndex: '30', pointerEvents: 'none' });
  document.body.append(back);
  back
    .animate(
      [
        { transform: `perspective(700px) translate(${x}px, ${y}px) rotateY(0)` },
        { transform: `perspective(700px) translate(${x / 2}px, ${y / 2}px) rotateY(90deg)` },
      ],
      { ...half, delay, fill: 'both' },
    )
    .finished.catch(() => undefined)
    .finally(() => back.remove());
  piece.animate(
    [
      { transform: `perspective(700px) translate(${x / 2}px, ${y / 2}px) rotateY(-90deg)`, zIndex: 8 },
      { transform: 'none', zIndex: 8 },
    ],
    { ...half, delay: delay + FLIP_MS / 2, fill: 'backwards' },
  );
}

/** Draw a ghost at the old place and a dotted line to the new one, below the cards. */
function wake(root: ParentNode, piece: HTMLElement, was: DOMRect, now: DOMRect, calm: boolean): void {
  const sheet = piece.closest<HTMLElement>('[data-part=fitted]');
  if (!sheet) return;
  clearWake(root);
  const frame = sheet.getBoundingClientRect();
  const { left, top } = frame;
  const from = [was.left + was.width / 2 - left, was.bottom - 6 - top] as const;
  const to = [now.left + now.width / 2 - left, now.bottom - 6 - top] as const;
  const svg = document.createElementNS(SVG, 'svg');
  const seat = piece.querySelector('[fill^="var(--seat-"]')?.getAttribute('fill') ?? 'var(--ink-2)';
  svg.style.setProperty('--seat', seat);
  svg.setAttribute('class', 'across');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', bend(from, to));
  svg.append(path);
  const ghost = piece.cloneNode(true) as HTMLElement;
  for (const name of ['class', 'data-piece', 'data-target', 'data-rule', 'aria-pressed', 'tabindex'])
    ghost.removeAttribute(name);
  const box = { left: was.left - left, top: was.top - top, width: was.width, height: was.height };
  for (const [side, value] of Object.entries(box)) ghost.style.setProperty(side, `${value}px`);
  const trace = document.createElement('div');
  trace.dataset.part = 'trace';
  trace.className = 'across';
  trace.setAttribute('aria-hidden', 'true');
  trace.inert = true;
  trace.append(svg, ghost);
  sheet.prepend(trace);
  const wide = sheet.offsetWidth;
  const watcher = new ResizeObserver(() => sheet.offsetWidth !== wide && fade());
  const fade = () => {
    watcher.disconnect();
    trace.remove();
  };
  watcher.observe(sheet);
  setTimeout(fade, calm ? CALM_WAKE_MS : WAKE_MS);
}

export function bend(from: readonly [number, number], to: readonly [number, number]): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [mx, my] = [(from[0] + to[0]) / 2 - dy * 0.08, (from[1] + to[1]) / 2 + dx * 0.08];
  const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(...from)}Q${at(mx, my)} ${at(...to)}`;
}

export function clearWake(root: ParentNode): void {
  for (const trace of root.querySelectorAll('[data-part=trace]')) trace.remove();
}
