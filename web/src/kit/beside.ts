// Finds the place of a floating element beside its target, inside the window: its style reads --left and --top. Uses CSSOM, as the
// content security policy forbids style attributes.
import type { Attachment } from 'svelte/attachments';

const GAP_PX = 14;

export const besideTarget =
  (target: string): Attachment<HTMLElement> =>
  (floating) => {
    const things = [...document.querySelectorAll<HTMLElement>('[data-target]')];
    const thing = things.find((each) => each.dataset.target === target);
    place(floating, thing?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0));
  };

export function place(floating: HTMLElement, box: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = floating;
  const below = box.bottom + GAP_PX + height < innerHeight;
  const left = Math.max(8, Math.min(innerWidth - width - 8, box.left + box.width / 2 - width / 2));
  const top = below ? box.bottom + GAP_PX : Math.max(8, box.top - GAP_PX - height);
  floating.style.setProperty('--left', `${left}px`);
  floating.style.setProperty('--top', `${top}px`);
}
