// After client-side navigation a screen reader continues at the new heading, as it would after loading a page.
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
  heading?.focus({ preventScroll: true });
}
