// After client-side navigation a screen reader continues at the new heading, as it would after loading a page.
import type { Attachment } from 'svelte/attachments';

let first = true;

export const focusHeading: Attachment<HTMLElement> = (heading) => {
  if (!first && (!document.activeElement || document.activeElement === document.body)) heading.focus();
  first = false;
};
