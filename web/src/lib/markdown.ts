// Parses the Markdown of the rules into plain data: paragraphs, lists and tables; within a line bold, italic, code and rule numbers.
// Components draw the data, so that no text is ever interpreted as HTML.
export interface Span {
  kind: 'text' | 'strong' | 'em' | 'code' | 'rule';
  text: string;
}

export type Block =
  | { kind: 'p'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const SPAN = /\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|`([^`]+)`|\b([A-Z]{3}-[A-Z]?\d{2,3})\b/g;
const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;

export function spans(line: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  const plain = (to: number) => {
    if (to > at) found.push({ kind: 'text', text: line.slice(at, to) });
  };
  for (const match of line.matchAll(SPAN)) {
    plain(match.index);
    const [whole, strong, em, code, rule] = match;
    if (strong) found.push({ kind: 'strong', text: strong });
    else if (em) found.push({ kind: 'em', text: em });
    else if (code) found.push({ kind: 'code', text: code });
    else found.push({ kind: 'rule', text: rule ?? whole });
    at = match.index + whole.length;
  }
  plain(line.length);
  return found;
}

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const lines = part.split('\n');
      if (lines.every((line) => line.trim().startsWith('|'))) return table(lines);
      if (ITEM.test(lines[0] ?? '')) return { kind: 'list', items: items(lines) };
      return { kind: 'p', spans: spans(lines.join(' ')) };
    });
}

/** A line without a bullet continues the item above it. */
function items(lines: string[]): Span[][] {
  const joined: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line) || !joined.length) joined.push(line.replace(ITEM, ''));
    else joined.push(`${joined.pop() ?? ''} ${line.trim()}`);
  }
  return joined.map(spans);
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => spans(cell.trim()));
  const [head = '', ...rest] = lines;
  const rows = rest.filter((line) => !/^[\s|:-]+$/.test(line));
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}
