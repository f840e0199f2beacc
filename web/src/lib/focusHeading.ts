// After a step from one place of the page to another, reading goes on at the new heading, as after loading a page.
import type { Attachment } from 'svelte/attachments';

let first = true;

export const focusHeading: Attachment<HTMLElement> = (heading) => {
  if (!first && (!document.activeElement || document.activeElement === document.body)) heading.focus();
  first = false;
};
