// Rounds the path of a drawing to whole units, so that it takes less room. What is left out of one step is added to the
// next, so that long paths of relative steps stay where they were.
const COUNTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;

interface Step {
  command: string;
  values: number[];
}

function stepsOf(path: string): Step[] {
  const steps: Step[] = [];
  let at = 0;
  let command = '';
  const blank = () => {
    while (/[\s,]/.test(path[at] ?? '')) at += 1;
  };
  const number = (flag: boolean): number => {
    blank();
    if (flag) return Number(path[at++]);
    NUMBER.lastIndex = at;
    const [found] = NUMBER.exec(path) ?? [];
    if (found === undefined) throw new Error(`no number at ${at} in ${path}`);
    at += found.length;
    return Number(found);
  };
  for (blank(); at < path.length; blank()) {
    if (/[a-z]/i.test(path[at] ?? '')) command = path[at++] ?? '';
    else if (command === 'm') command = 'l';
    else if (command === 'M') command = 'L';
    const arc = command.toLowerCase() === 'a';
    const count = COUNTS[command.toLowerCase()] ?? 0;
    steps.push({
      command,
      values: Array.from({ length: count }, (_, i) => number(arc && (i === 3 || i === 4))),
    });
  }
  return steps;
}

/** The same path in whole units, each place rounded for itself. */
export function rounded(path: string): string {
  let [x, y, sx, sy] = [0, 0, 0, 0]; // where the path is, and where its part began
  let [rx, ry, rsx, rsy] = [0, 0, 0, 0]; // the same as it is written
  let out = '';
  let last = '';
  for (const { command, values } of stepsOf(path)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    const px = (value: number) => Math.round(relative ? x + value : value) - rx;
    const py = (value: number) => Math.round(relative ? y + value : value) - ry;
    let written: number[];
    if (kind === 'z') written = [];
    else if (kind === 'h') written = [px(values[0] ?? 0)];
    else if (kind === 'v') written = [py(values[0] ?? 0)];
    else if (kind === 'a')
      written = [
        ...values.slice(0, 3).map((value) => Math.round(value * 10) / 10),
        ...values.slice(3, 5),
        px(values[5] ?? 0),
        py(values[6] ?? 0),
      ];
    else written = values.map((value, i) => (i % 2 ? py(value) : px(value)));
    out += letters(kind, last, written);
    last = kind;
    const [dx, dy] = [values.at(-2) ?? 0, values.at(-1) ?? 0];
    if (kind === 'z') [x, y, rx, ry] = [sx, sy, rsx, rsy];
    else if (kind === 'h') [x, rx] = [relative ? x + dy : dy, rx + (written[0] ?? 0)];
    else if (kind === 'v') [y, ry] = [relative ? y + dy : dy, ry + (written[0] ?? 0)];
    else {
      [x, y] = relative ? [x + dx, y + dy] : [dx, dy];
      [rx, ry] = [rx + (written.at(-2) ?? 0), ry + (written.at(-1) ?? 0)];
    }
    if (kind === 'm') [sx, sy, rsx, rsy] = [x, y, rx, ry];
  }
  return out;
}

/** A step as short as it can be written: the letter only where it changes, no blank before a minus. */
function letters(kind: string, last: string, values: number[]): string {
  const same = kind === last && kind !== 'm' && kind !== 'z';
  const text = values.map((value, i) => (value < 0 || (!i && !same) ? String(value) : ` ${value}`)).join('');
  return `${same ? '' : kind}${text}`;
}
