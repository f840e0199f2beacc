// Parses the server's error message about a deck or record file, so that the page can show the line, card and field.
export interface FileError {
  reason: string;
  /** From 1; 0 if unknown. */
  line: number;
  /** The text of that line. */
  quoted: string;
  card: string;
  field: string;
}

const lineOf = (text: string, line: number): string => text.split('\n')[line - 1]?.trim() ?? '';

/** "line 12: there is no seat 4" */
export function parseRecordError(message: string, record: string): FileError {
  const found = /^line (\d+): (.*)$/s.exec(message);
  const line = Number(found?.[1] ?? 0);
  return { reason: found?.[2] ?? message, line, quoted: lineOf(record, line), card: '', field: '' };
}

/** "cards.toml, building 'sushi-shop', cost: must be between 1 and 20, not 99" */
export function parseDeckError(message: string, deck: string): FileError {
  const broken = /\(at line (\d+),/.exec(message);
  if (broken) {
    const line = Number(broken[1]);
    return { reason: message.replace(/^[^:]*: /, ''), line, quoted: lineOf(deck, line), card: '', field: '' };
  }
  const [, place = '', reason = message] = /^([^:]*): (.*)$/s.exec(message) ?? [];
  const [, ...parts] = place.split(', ');
  const field = parts.pop() ?? '';
  const card = parts.join(', ');
  const line = lineOfField(deck, /'([^']+)'/.exec(card)?.[1] ?? '', field);
  return { reason, line, quoted: line ? lineOf(deck, line) : '', card, field };
}

/** The line of a card's field: the first after the card's id that begins with its name. */
function lineOfField(deck: string, id: string, field: string): number {
  const lines = deck.split('\n');
  const from = id ? lines.findIndex((line) => /^\s*id\s*=/.test(line) && line.includes(`"${id}"`)) : 0;
  if (from < 0) return 0;
  const name = /\w+/.exec(field)?.[0];
  const next = lines.findIndex((line, at) => at > from && /^\s*\[/.test(line));
  const at = lines.findIndex(
    (line, place) =>
      place >= from && (next < 0 || place < next) && name && new RegExp(`^\\s*${name}\\b`).test(line),
  );
  return at >= 0 ? at + 1 : id ? from + 1 : 0;
}
