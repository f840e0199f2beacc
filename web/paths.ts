// Shortens an SVG path to integers. Each step starts at the previous rounded point, so that errors do not accumulate.
const COMMANDS = /([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)/g;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
/** The flags of an arc may be directly followed by the next number. */
const ARC =
  /([+-]?[\d.]+(?:e[+-]?\d+)?)[\s,]*([+-]?[\d.]+(?:e[+-]?\d+)?)[\s,]*([+-]?[\d.]+(?:e[+-]?\d+)?)[\s,]*([01])[\s,]*([01])[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/gi;
const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

function steps(command: string, text: string): number[][] {
  const takes = TAKES[command.toUpperCase()];
  if (takes === undefined) throw new Error(`a path has no command ${command}`);
  if (!takes) return [[]];
  if (takes === 7) return [...text.matchAll(ARC)].map((found) => found.slice(1, 8).map(Number));
  const numbers = (text.match(NUMBER) ?? []).map(Number);
  return Array.from({ length: numbers.length / takes }, (_, at) =>
    numbers.slice(at * takes, (at + 1) * takes),
  );
}

export function shorter(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let out = '';
  let last = '';
  const write = (command: string, numbers: number[]) => {
    const words = numbers
      .map((number) => Math.round(number))
      .map((number) => (number ? String(number) : '0'));
    const joined = words.reduce((so, word) => so + (so && !word.startsWith('-') ? ' ' : '') + word, '');
    const follows = command === last && command !== 'z' && command !== 'm';
    out += follows ? (joined.startsWith('-') ? joined : ` ${joined}`) : command + joined;
    last = command;
  };
  for (const [, command = '', text = ''] of path.matchAll(COMMANDS)) {
    const kind = command.toUpperCase();
    const [fromX, fromY] = command === kind ? [0, 0] : [1, 1];
    steps(command, text).forEach((numbers, at) => {
      const [baseX, baseY] = [fromX * x, fromY * y];
      const [atX, atY] = [Math.round(x), Math.round(y)];
      const point = (i: number) => [
        Math.round((numbers[i] ?? 0) + baseX) - atX,
        Math.round((numbers[i + 1] ?? 0) + baseY) - atY,
      ];
      const move = (i: number) => {
        x = (numbers[i] ?? 0) + baseX;
        y = (numbers[i + 1] ?? 0) + baseY;
      };
      if (kind === 'Z') {
        write('z', []);
        [x, y] = [startX, startY];
      } else if (kind === 'H') {
        x = (numbers[0] ?? 0) + baseX;
        write('h', [Math.round(x) - atX]);
      } else if (kind === 'V') {
        y = (numbers[0] ?? 0) + baseY;
        write('v', [Math.round(y) - atY]);
      } else if (kind === 'A') {
        write('a', [...numbers.slice(0, 5), ...point(5)]);
        move(5);
      } else {
        const points = Array.from({ length: numbers.length / 2 }, (_, i) => point(2 * i)).flat();
        const first = kind === 'M' && at === 0;
        write(first ? 'm' : kind === 'M' ? 'l' : kind.toLowerCase(), points);
        move(numbers.length - 2);
        if (first) [startX, startY] = [x, y];
      }
    });
  }
  return out;
}
