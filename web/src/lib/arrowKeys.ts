// Arrow keys move the focus to the nearest legal target in their direction.
export const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A modal dialog is open: keys belong to it, not to the board. */
export const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;

export function moveFocus([dx, dy]: readonly [number, number]): void {
  const things = [...document.querySelectorAll<HTMLElement>('[data-state~=legal]')];
  const from = document.activeElement as HTMLElement | null;
  if (!from || !things.length) return;
  if (!from.matches('[data-target]')) return things[0]?.focus();
  const [x, y] = middle(from);
  const ranked = things
    .filter((each) => each !== from)
    .map((each) => {
      const [ox, oy] = middle(each);
      const along = (ox - x) * dx + (oy - y) * dy;
      const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      return { each, along, far: along + 2 * aside };
    })
    .filter(({ along }) => along > 4)
    .sort((a, b) => a.far - b.far);
  ranked[0]?.each.focus();
}

/** Go to the next heading of the board in words, or to the one before. */
export function moveSection(by: number): void {
  const headings = [...document.querySelectorAll<HTMLElement>('[data-part=words] h2')];
  const at = headings.findLastIndex((each) => isBefore(each, document.activeElement));
  headings[Math.max(0, Math.min(headings.length - 1, at + by))]?.focus();
}

const isBefore = (one: Element, other: Element | null): boolean =>
  other !== null &&
  (one === other || Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING));

function middle(thing: HTMLElement): readonly [number, number] {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
