// After client-side navigation a screen reader continues at the new heading, as it would after loading a page.
import { onMount, tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

let first = true;

export const focusHeading: Attachment<HTMLElement> = (heading) => {
  if (!first && (!document.activeElement || document.activeElement === document.body)) heading.focus();
  first = false;
};

/** What had the focus last, until the person leaves it for nothing else. */
let held: HTMLElement | null = null;

export function holdFocus({ target }: FocusEvent): void {
  held = target as HTMLElement;
}

/** A button that is disabled or removed also loses the focus, but nobody has left it. */
export function leaveFocus({ target }: FocusEvent): void {
  const left = target as HTMLElement;
  if (left.matches(':disabled')) return;
  setTimeout(() => {
    if (held === left && left.isConnected && !left.matches(':disabled')) held = null;
  });
}

/** Where the thing that had the focus has vanished or stays disabled, go to the heading that says what is next. What is disabled while
 * a move is on its way gets the focus back. */
export function recoverFocus(heading: HTMLElement | null, busy: boolean): void {
  if (!held || document.activeElement !== document.body) return;
  const off = held.matches(':disabled');
  if (held.isConnected && off && busy) return;
  const to = held.isConnected && !off ? held : heading;
  held = null;
  if (!returnToOpener()) to?.focus({ preventScroll: true });
}

const MENUS = '[data-part=menu], [data-part=stepper], [data-part=popup]';
/** What opened the menu that is open, or the first of several that followed each other. */
let opener: HTMLElement | null = null;

/** For a menu, when it is made: whoever closes it without going elsewhere is back at what opened it. */
export function openFrom(): void {
  const at = document.activeElement;
  if (at instanceof HTMLElement && at !== document.body && !at.closest(MENUS)) opener = at;
  onMount(() => () => void tick().then(returnToOpener));
}

/** Whether the focus has returned to what opened a menu. */
function returnToOpener(): boolean {
  if (!opener || document.querySelector(MENUS)) return false;
  const to = opener;
  opener = null;
  if (document.activeElement === document.body) to.focus({ preventScroll: true });
  return document.activeElement === to;
}
