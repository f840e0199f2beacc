// Pieces move: what stands somewhere else after a change slides there from where it was. Quick, interruptible, and
// off for those who want calm.
import { isCalm } from './settings.svelte';

const PIECES = '[data-piece]';
const SLIDE = 320;
const EASE = 'cubic-bezier(.45,.05,.2,1)';

export type Places = Map<string, DOMRect>;

export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const piece of root.querySelectorAll<HTMLElement>(PIECES)) {
    const box = piece.getBoundingClientRect();
    if (box.width) found.set(piece.dataset.piece ?? '', box);
  }
  return found;
}

/** Let every piece that has moved since slide; new ones appear. */
export function slide(root: ParentNode, before: Places): void {
  if (isCalm() || !before.size) return;
  let late = 0;
  for (const piece of root.querySelectorAll<HTMLElement>(PIECES)) {
    const now = piece.getBoundingClientRect();
    if (!now.width) continue;
    const was = before.get(piece.dataset.piece ?? '');
    if (!was) {
      piece.animate(
        [
          { opacity: 0, scale: '.9' },
          { opacity: 1, scale: '1' },
        ],
        { duration: 240, easing: 'ease-out' },
      );
      continue;
    }
    const [x, y] = [was.left - now.left, was.top - now.top];
    if (Math.abs(x) + Math.abs(y) < 3) continue;
    const delay = Math.min(late, 5) * 60;
    late += 1;
    const flat = piece.dataset.piece?.startsWith('building') || piece.dataset.piece?.startsWith('home');
    const lift = piece.dataset.piece?.startsWith('pawn') ? -6 : 0;
    const zIndex = flat ? 2 : 8;
    piece.animate(
      [
        { translate: `${x}px ${y}px`, zIndex },
        { translate: `${x / 2}px ${y / 2 + lift}px`, zIndex },
        { translate: '0 0', zIndex },
      ],
      { duration: SLIDE, delay, easing: EASE, fill: 'backwards' },
    );
  }
}
