// A text as a QR code, drawn as one path.
import { encode } from 'uqr';

/** The light margin that readers need around the code, in modules. */
const QUIET = 4;

export interface QrDrawing {
  /** Width and height with the margin, in modules. */
  size: number;
  path: string;
}

/** Each row is drawn in runs: single squares would show seams. */
export function drawQrCode(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark && !row[x - 1] ? [`M${x} ${y}h${runFrom(row, x)}v1H${x}z`] : [])),
  );
  return { size, path: runs.join('') };
}

function runFrom(row: boolean[], x: number): number {
  const end = row.indexOf(false, x);
  return (end < 0 ? row.length : end) - x;
}
