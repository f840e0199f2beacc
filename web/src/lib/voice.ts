// Formats messages in a language exactly as src/roadstead/text/voice.py does: Fluent texts with the names of players, cards and
// things.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { HEAVIEST } from './actions';
import type { CardInfo, Choice, Said, SaidAction, GameWords } from './protocol';

/** Mark names in a formatted text, so that the page can set them in bold, and things, so that it can draw them; never displayed. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const THINGS = '\uE002';
const IN_WORDS = '\uE003';
const MARKED = new RegExp(
  `${OPEN}([^${CLOSE}]*)${CLOSE}|${THINGS}([^${IN_WORDS}]*)${IN_WORDS}([^${CLOSE}]*)${CLOSE}`,
);

/** Something that a text speaks of, and how many of it; 0 where it only names it. */
export interface Thing {
  kind: string;
  id: string;
  n: number;
}

/** A part of a text: a name, or the words for some things, or any other words. */
export interface Piece {
  text: string;
  name: boolean;
  things: Thing[];
}

/** How many characters of what came of an action its line tells; the rest is told on unfolding. */
const LINE_LENGTH = 90;

/** Texts in one language. */
export class Phrases {
  private bundle: FluentBundle;

  constructor(
    readonly language: string,
    ...sources: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources)
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  format(key: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return showKey(key, args);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    return errors.length ? showKey(key, args) : text;
  }

  /** Parts as a sentence lists them: "a", "a and b", "a, b and c". */
  join(parts: string[], either = false): string {
    const [first, ...rest] = parts;
    if (first === undefined) return this.format('nothing');
    const last = rest.pop();
    if (last === undefined) return first;
    const list = rest.reduce((so, next) => this.format('list-comma', { list: so, next }), first);
    return this.format(either ? 'list-or' : 'list-and', { list, last });
  }
}

/** Shown in place of a missing or broken text. */
const showKey = (key: string, args: Record<string, FluentVariable>): string =>
  `[${[key, ...Object.entries(args).map(([name, value]) => `${name}=${String(value)}`)].join(' ')}]`;

/** Formats the messages of a game for the players of one table. */
export class Voice extends Phrases {
  private withSubject: Set<string>;
  private deeds: Set<string>;

  constructor(
    language: string,
    texts: string,
    private words: GameWords,
    private cards: Map<string, Pick<CardInfo, 'name' | 'effects'>>,
    private players: string[],
  ) {
    super(language, texts);
    this.withSubject = new Set(words.with_subject);
    this.deeds = new Set(words.deeds);
  }

  say(message: Said): string {
    return this.render(message, false);
  }

  /** A choice in words, with its warnings. */
  choice({ said, warnings = [] }: Pick<Choice, 'said' | 'warnings'>): string {
    return [said, ...warnings].map((message) => this.say(message)).join(' – ');
  }

  /** A message split into pieces, so that names of players and cards can be emphasised; `apart`: each thing of a list is a piece. */
  pieces(message: Said, apart = false): Piece[] {
    return split(this.render(message, true, apart));
  }

  /** What a player did, in one sentence. */
  action(action: SaidAction): string {
    return this.tell(action, action.parts ?? [], false);
  }

  /** The same in pieces; long ones are cut unless they bring the end of the game. */
  actionPieces(action: SaidAction): Piece[] {
    const parts = action.parts ?? [];
    const heavy = (action.weight ?? 0) >= HEAVIEST;
    return split(this.tell(action, heavy ? parts : this.firstOf(parts), true));
  }

  /** What a player did in a turn of several actions, in one line. */
  turnPieces(who: number, actions: SaidAction[]): Piece[] {
    const deeds = actions.flatMap(({ said, parts = [] }) => [
      said,
      ...parts.filter(({ key }) => this.deeds.has(key)),
    ]);
    const heads = deeds.map((deed) => this.render(deed, true)).join(this.format('action-parts-mark'));
    return split(this.format('turn-in-one-line', { who: OPEN + this.player(who) + CLOSE, heads }));
  }

  private tell(action: SaidAction, parts: Said[], marked: boolean): string {
    const name = this.player(action.who);
    const who = marked ? OPEN + name + CLOSE : name;
    const head = this.render(action.said, marked);
    if (!parts.length) return this.format('action', { who, head });
    const own = parts.filter(({ key }) => !this.withSubject.has(key));
    const others = parts.filter(({ key }) => this.withSubject.has(key));
    const join = (some: Said[], more: boolean): string =>
      [...some.map((part) => this.render(part, marked)), ...(more ? ['…'] : [])].join(
        this.format('action-parts-mark'),
      );
    const cut = parts.length < (action.parts?.length ?? 0);
    const did = own.length
      ? this.format('action-with-parts', { who, head, parts: join(own, cut && !others.length) })
      : this.format('action', { who, head });
    const text = others.length ? `${did} ${this.beginSentence(join(others, cut))}.` : did;
    return cut ? text.replace(/….$/, '…') : text;
  }

  /** With a capital letter, but for a player's name, which stays as it is. */
  private beginSentence(text: string): string {
    const named = this.players.some((name) => name && text.startsWith(name));
    return named ? text : text.charAt(0).toUpperCase() + text.slice(1);
  }

  /** As many parts as fit in a line, at least one. */
  private firstOf(parts: Said[]): Said[] {
    let length = 0;
    const fits = parts.findIndex((part, at) => {
      length += this.render(part, false).length;
      return at > 0 && length > LINE_LENGTH;
    });
    return fits < 0 ? parts : parts.slice(0, fits);
  }

  player(seat: number): string {
    return this.players[seat] ?? this.format('chance');
  }

  /** The name of the thing at this place of its domain. */
  thing(kind: string, place: number): string {
    return this.nameOf(kind, this.idOf(kind, place));
  }

  /** The name of a member of a set: a player or a thing. */
  private member(kind: string, place: number): string {
    return kind === 'seat' ? this.player(place) : this.thing(kind, place);
  }

  /** The name of the card or thing with this id. */
  nameOf(kind: string, id: string): string {
    return this.cards.get(`${kind}:${id}`)?.name ?? this.format(kind, { id });
  }

  /** The name of a target: a player, what its id names in the domain of its kind or, failing that, in any; otherwise its id. */
  target(target: string): string {
    return this.targetName(target) ?? target.split(':').at(-1) ?? '';
  }

  /** The name of a target, if there is one. The text `thing-KIND` gets its `$id`, the numbers in it (`$a`, `$b`), the one
   * of what it belongs to (`$of`), and what the id names (`$name`). */
  targetName(target: string): string | null {
    const [kind = '', ...rest] = target.split(':');
    const id = rest.at(-1) ?? '';
    if (kind === 'pawn' || kind === 'player') return this.player(Number(id));
    const name = this.nameIn(kind, id);
    if (!this.has(`thing-${kind}`)) return name;
    const [a = 0, b = 0] = numbersIn(id);
    const [of = 0] = numbersIn(rest[0] ?? '');
    return this.format(`thing-${kind}`, { id, a, b, of, name: name ?? id });
  }

  private nameIn(kind: string, id: string): string | null {
    const place =
      this.words.domains[kind] && /^\d+$/.test(id) ? this.words.domains[kind][Number(id)] : undefined;
    if (place !== undefined) return this.nameOf(kind, place);
    const domain = [kind, ...Object.keys(this.words.domains)].find((each) => this.placeOf(each, id) >= 0);
    return domain === undefined ? null : this.nameOf(domain, id);
  }

  idOf(kind: string, place: number): string {
    return this.words.domains[kind]?.[place] ?? showKey(kind, { place });
  }

  /** The place of an id in its domain; -1 where it has none. */
  placeOf(kind: string, id: string): number {
    return this.words.domains[kind]?.indexOf(id) ?? -1;
  }

  /** The text `family-name` of the game; the plain name where it has no text. */
  label(family: string, name: string): string {
    const key = `${family}-${name.replaceAll('_', '-')}`;
    return this.has(key) ? this.format(key) : name.replaceAll(/[_-]/g, ' ');
  }

  private render(message: Said, marked: boolean, apart = false): string {
    const declared = this.words.messages[message.key];
    const given = message.args ?? [];
    if (!declared || declared.length !== given.length) return message.text ?? showKey(message.key, {});
    const args: Record<string, FluentVariable> = {};
    declared.forEach(({ name, kind }, at) =>
      this.addArgument(args, name, kind, given[at] ?? 0, marked, apart),
    );
    return this.format(message.key, args);
  }

  private addArgument(
    args: Record<string, FluentVariable>,
    name: string,
    kind: string,
    value: number,
    marked: boolean,
    apart: boolean,
  ): void {
    const set = (text: string) => (marked ? OPEN + text + CLOSE : text);
    const draw = (text: string, domain: string, counts: [place: number, n: number][], named = false) =>
      marked
        ? markThings(
            text,
            domain,
            counts.map(([place, n]) => [this.idOf(domain, place), n]),
            named,
          )
        : text;
    if (kind === 'number') {
      args[name] = value;
    } else if (kind === 'seat') {
      args[name] = set(this.player(value));
      args[`${name}-id`] = value;
    } else if (kind.endsWith('~')) {
      const domain = kind.slice(0, -1);
      args[name] = (this.cards.get(`${domain}:${this.idOf(domain, value)}`)?.effects ?? []).join(' ');
    } else if (kind.endsWith('*')) {
      const counts = untally(value);
      const domain = kind.slice(0, -1);
      const held = counts.map((n, place): [number, number] => [place, n]).filter(([, n]) => n);
      args[name] =
        apart && held.length
          ? this.join(held.map(([place, n]) => draw(this.countOf(domain, place, n), domain, [[place, n]])))
          : draw(this.tally(domain, counts), domain, held);
      args[`${name}-n`] = counts.reduce((sum, count) => sum + count, 0);
    } else if (kind.endsWith('+')) {
      const places = members(value);
      const domain = kind.slice(0, -1);
      const each = places.map((place) => this.member(domain, place));
      const joined = (either: boolean) => {
        if (domain === 'seat') return this.join(each, either);
        if (apart)
          return this.join(
            places.map((place, i) => draw(each[i] ?? '', domain, [[place, 0]])),
            either,
          );
        return draw(
          this.join(each, either),
          domain,
          places.map((place) => [place, 0]),
        );
      };
      args[name] = joined(false);
      args[`${name}-or`] = joined(true);
      args[`${name}-n`] = places.length;
    } else {
      const id = this.idOf(kind, value);
      const text = this.thing(kind, value);
      args[name] = draw(text, kind, [[value, 0]], this.cards.has(`${kind}:${id}`));
      args[`${name}-id`] = id;
    }
  }

  /** "2 fish and 1 wood". */
  private tally(domain: string, counts: number[]): string {
    return this.join(counts.flatMap((n, place) => (n ? [this.countOf(domain, place, n)] : [])));
  }

  private countOf(domain: string, place: number, n: number): string {
    return this.format(`${domain}-count`, { id: this.idOf(domain, place), n });
  }
}

const numbersIn = (id: string): number[] => (id.match(/\d+/g) ?? []).map(Number);

/** Things that bear a name, such as cards, are marked by a `!`. */
const markThings = (text: string, kind: string, counts: [id: string, n: number][], named: boolean): string =>
  counts.length
    ? `${THINGS}${named ? '!' : ''}${counts.map(([id, n]) => `${kind}:${id}:${n}`).join()}${IN_WORDS}${text}${CLOSE}`
    : text;

/** The pieces of a marked text. */
function split(text: string): Piece[] {
  const found: Piece[] = [];
  let rest = text;
  for (let match = MARKED.exec(rest); match; match = MARKED.exec(rest)) {
    const [whole, name, things = '', words = ''] = match;
    found.push({ text: rest.slice(0, match.index), name: false, things: [] });
    if (name !== undefined) found.push({ text: name, name: true, things: [] });
    else {
      const named = things.startsWith('!');
      const list = named ? things.slice(1) : things;
      found.push({ text: words, name: named, things: list.split(',').map(readThing) });
    }
    rest = rest.slice(match.index + whole.length);
  }
  return [...found, { text: rest, name: false, things: [] }].filter((piece) => piece.text);
}

function readThing(marked: string): Thing {
  const [kind = '', id = '', n = '0'] = marked.split(':');
  return { kind, id, n: Number(n) };
}

export function untally(packed: number): number[] {
  const counts: number[] = [];
  for (let rest = packed; rest > 0; rest = Math.floor(rest / 16)) counts.push(rest % 16);
  return counts;
}

/** The places of a set packed one bit each. */
export function members(bits: number): number[] {
  const places: number[] = [];
  for (let rest = bits, place = 0; rest > 0; rest = Math.floor(rest / 2), place += 1)
    if (rest % 2) places.push(place);
  return places;
}
