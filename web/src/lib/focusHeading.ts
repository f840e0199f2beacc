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
  setTimeout(() => {
    if (held === left && left.isConnected && !left.matches(':disabled')) held = null;
  });
}

/** Where the thing that had the focus has vanished, go to the heading that says what is next. */
export function recoverFocus(heading: HTMLElement | null): void {
  if (!held || held.isConnected || document.activeElement !== document.body) return;
  held = null;
  if (!returnToOpener()) heading?.focus({ preventScroll: true });
}

const MENUS = '.floating, .pop';
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
