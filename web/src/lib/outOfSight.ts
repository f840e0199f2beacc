// Which of the things that may be touched are out of sight, so that somebody who scrolls knows of them.

/** Where something lies beyond what is seen, by its edges and those of what is seen; null if half of it is in sight. */
export function sideOf(
  thing: { top: number; bottom: number },
  seen: { top: number; bottom: number },
): 'above' | 'below' | null {
  const middle = (thing.top + thing.bottom) / 2;
  if (middle < seen.top) return 'above';
  return middle > seen.bottom ? 'below' : null;
}

export interface OutOfSight {
  above: HTMLElement[];
  below: HTMLElement[];
}

/** The things of a part of the page that glow out of sight; `seen` is what bars and prompt leave of the window. */
export function glowingOutOfSight(root: ParentNode, seen: { top: number; bottom: number }): OutOfSight {
  const found: OutOfSight = { above: [], below: [] };
  for (const thing of root.querySelectorAll<HTMLElement>('[data-target][data-state~=legal]')) {
    const box = thing.getBoundingClientRect();
    const side = box.height ? sideOf(box, seen) : null;
    if (side) found[side].push(thing);
  }
  return found;
}
