// Fits a text in a drawing into its room: first smaller, then narrower. Measured, because lengths differ between languages;
// once per text, because measuring makes the browser lay out the page, and a board has many texts. `least` is how much smaller it gets at most.
import type { Attachment } from 'svelte/attachments';

/** How long texts are, in the fonts that were loaded. */
const lengths = new Map<string, number>();

export const fit =
  (room: number, size: number, text: string, least = 0.8): Attachment<SVGTextElement> =>
  (node) => {
    const key = [node.getAttribute('class'), node.getAttribute('font-weight'), size, text].join(' ');
    const known = text ? lengths.get(key) : 0;
    if (known !== undefined) return place(node, known, room, size, least);
    place(node, measure(node, size), room, size, least);
    void document.fonts.ready.then(() => {
      if (!node.isConnected) return;
      const long = measure(node, size);
      // what is not shown has no length
      if (long) lengths.set(key, long);
      place(node, long, room, size, least);
    });
  };

function measure(node: SVGTextElement, size: number): number {
  node.setAttribute('font-size', String(size));
  node.removeAttribute('textLength');
  return node.getComputedTextLength();
}

function place(node: SVGTextElement, long: number, room: number, size: number, least: number): void {
  const shrunk = Math.max(least, Math.min(1, room / long));
  node.setAttribute('font-size', String(size * shrunk));
  node.removeAttribute('textLength');
  if (long * shrunk <= room + 0.5) return;
  node.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  node.setAttribute('textLength', String(room));
}
