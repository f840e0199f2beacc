// Fits a text in a drawing into its room: first smaller, then narrower. Measured, because lengths differ between languages.
import type { Attachment } from 'svelte/attachments';

const LEAST = 0.8;

export const fit =
  (room: number, size: number, text: string): Attachment<SVGTextElement> =>
  (node) => {
    const measure = () => {
      node.setAttribute('font-size', String(size));
      node.removeAttribute('textLength');
      const long = text ? node.getComputedTextLength() : 0;
      if (long <= room) return;
      node.setAttribute('font-size', String(size * Math.max(LEAST, room / long)));
      if (node.getComputedTextLength() <= room + 0.5) return;
      node.setAttribute('lengthAdjust', 'spacingAndGlyphs');
      node.setAttribute('textLength', String(room));
    };
    measure();
    void document.fonts.ready.then(measure);
  };
