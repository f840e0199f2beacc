// Written by tools/page_types.py from src/roadstead/protocol.py: do not edit.

export const VERSION = 1;
export const VERSION_HEADER = 'roadstead-protocol';
export const GRACE_SECONDS = 30;
export const MAX_NAME = 24;
export const MAX_RECORD = 2000000;
export const MAX_DECK = 200000;
export const MAX_CHAT = 300;

/** Why a request was refused: `reason` for programs, `text` for people, `field` names the invalid field. `reason` is a string because a newer server may send reasons that this client does not know. */
export interface Refusal {
  kind: 'refused';
  reason: string;
  text: string;
  field?: string;
  id?: string;
}

export interface NewGuest {
  name: string;
}

export interface Rename {
  name: string;
}

/** Sign in on another device with a key created on the first one. */
export interface Continue {
  key: string;
}

export interface Me {
  id: string;
  name: string;
}

/** A key that signs in as this person. Sent once, when it is created. */
export interface Key {
  key: string;
}

export interface NewToken {
  label: string;
}

export interface Token {
  id: string;
  label: string;
  created: number;
  token?: string;
}

export interface OptionChoice {
  value: string;
  text: string;
}

/** An option of a game with its texts: a flag (on, off), a choice, or a number from `low` to `high`. */
export interface GameOption {
  name: string;
  kind: 'choice' | 'flag' | 'number';
  default: string;
  title: string;
  help: string;
  rule: string;
  choices?: OptionChoice[];
  low?: number;
  high?: number;
  start?: boolean;
}

/** A bot with its title and description. */
export interface BotLevel {
  name: string;
  title: string;
  help: string;
}

export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  version: number;
  seats: number[];
  options: GameOption[];
  bots: string[];
  levels?: BotLevel[];
}

/** An argument of a message. Kinds: `seat`, `number`, a domain (`good`), a tally (`good*`) or a set (`good+`). */
export interface Argument {
  name: string;
  kind: string;
}

/** The messages of a game with their arguments, and the ids that make up each domain. */
export interface GameWords {
  game: string;
  deck: string;
  messages: Record<string, Argument[]>;
  domains: Record<string, string[]>;
  rules?: Record<string, string>;
  followers?: Record<string, string[]>;
  with_subject?: string[];
  deeds?: string[];
}

/** A card: its values as in the card file and as text, and where they come from. */
export interface CardInfo {
  kind: string;
  id: string;
  name: string;
  source: 'public' | 'reconstructed' | 'rulebook';
  provenance: string;
  fields: Record<string, unknown>;
  facts: string[];
  effects: string[];
  known?: string[];
  rules?: string[];
}

export interface Cards {
  game: string;
  deck: string;
  kinds: Record<string, string>;
  cards: CardInfo[];
}

/** A rule, or text between rules if `rule` is empty. Markdown. */
export interface RuleBlock {
  text: string;
  rule?: string;
}

/** A heading of the rules and its text, up to the next heading. */
export interface RuleSection {
  level: number;
  title: string;
  number?: string;
  blocks?: RuleBlock[];
}

export interface RulesText {
  game: string;
  sections: RuleSection[];
}

/** A seat of a new table: for me, for a friend with the invite link, for anyone, or for a bot. Several seats may be mine (hot-seat); each then needs a name of its own. */
export interface Chair {
  who: 'anyone' | 'bot' | 'friend' | 'me';
  name?: string;
  bot?: 'greedy' | 'landlubber' | 'random';
}

export interface NewTable {
  game: 'bremerhaven' | 'harbour' | 'novgorod' | 'shipyard';
  chairs: Chair[];
  options?: Record<string, string>;
  open?: boolean;
  pace?: 'days' | 'live';
  clock?: number;
  start?: boolean;
  cards?: string;
}

/** A seat and who holds it. `friend` and `anyone` are free seats; the name is empty if the person was deleted. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'anyone' | 'bot' | 'friend' | 'person';
  bot?: string;
  mine?: boolean;
  here?: boolean;
  away?: boolean;
  resigned?: boolean;
  due?: boolean;
  votes_end?: boolean;
  place?: number;
  total?: number;
}

/** A seat's request to rewind to before its last move, and the seats that have agreed so far. */
export interface UndoRequest {
  seat: number;
  events: number;
  agreed: number[];
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  status: 'ended' | 'finished' | 'running' | 'waiting';
  open: boolean;
  pace: 'days' | 'live';
  clock: number;
  seats: SeatInfo[];
  position: number;
  created: number;
  changed: number;
  commitment: string;
  deck: string;
  rules?: number;
  own_deck?: boolean;
  seed?: string;
  mine?: boolean;
  due?: boolean;
  host?: boolean;
  invite?: string;
  deadline?: number;
  undo?: UndoRequest | null;
  rematch?: string;
  origin?: string;
  redealt?: boolean;
  name?: string;
  unknown_rules?: boolean;
}

export interface TableList {
  tables: TableInfo[];
  more?: boolean;
}

export interface NameTable {
  name: string;
}

export interface Join {
  seat?: number | null;
  invite?: string;
}

export interface Start {
  fill?: 'greedy' | 'landlubber' | 'random' | null;
}

export interface SeatBody {
  seat: number;
}

/** A move, and further ones that are played as long as they are legal and nothing new is revealed. */
export interface Move {
  seat: number;
  move: string;
  position: number;
  then?: string[];
}

/** How many of my last moves to undo: as many of them as I can take back alone. */
export interface UndoMoves {
  seat: number;
  position: number;
  moves: number;
}

export interface UndoBody {
  seat: number;
  position: number;
}

export interface HintBody {
  seat: number;
  position: number;
}

export interface Consent {
  seat: number;
  position: number;
  agree: boolean;
}

export interface VoteEnd {
  seat: number;
  end: boolean;
}

export interface TakeOver {
  seat: number;
  bot?: 'greedy' | 'landlubber' | 'random';
}

/** A chat message, in plain text. */
export interface Say {
  text: string;
  invite?: string;
}

/** A record to store for replay, in its text form. */
export interface NewRecord {
  record: string;
}

/** A new table of my own that continues from a past position: I play `seat`, bots play the others. */
export interface Fork {
  at: number;
  seat: number;
  bots?: 'greedy' | 'landlubber' | 'random';
  invite?: string;
}

/** The request was carried out and saved; `position` is the table's revision. */
export interface Done {
  position: number;
}

/** A message: its key and arguments, and the formatted text if the client chose a language. `opens`: it opens a turn or a round, so it is a heading of the log. */
export interface Said {
  key: string;
  args?: number[];
  text?: string;
  opens?: boolean;
}

/** A consequence of a choice: no effect, something owed, paid, gained or lost, other choices ruled out, an end. `brief`: a cost or a loss in a few words, to stand on the thing itself; none where the thing shows it anyway. */
export interface Meaning {
  kind: 'cost' | 'ends' | 'excludes' | 'gain' | 'loss' | 'nothing' | 'toll';
  said: Said;
  brief?: Said | null;
}

/** A legal choice. `final`: it cannot be undone alone, or it has warnings. `warnings`: harmful consequences that follow without a further decision. `means`: all that is known to follow, for a reader that asked for it (`means`). `answers`: touching any of these things means this choice; the touch then counts for the decision that follows. */
export interface Choice {
  move: string;
  said: Said;
  targets: string[];
  final?: boolean;
  over?: boolean;
  warnings?: Said[];
  means?: Meaning[];
  answers?: string[];
}

/** An event as this reader may see it, with its story in `said`. `who` is a seat, or -1 for chance. */
export interface Happened {
  at: number;
  who: number;
  move: string;
  when: number;
  said: Said[];
  turn?: number;
  beside?: number[];
}

/** What a player did in one action, in one line: `said` is what they did, `parts` what came of it. Both are fragments without their subject, `who`. It covers the events from `at` to `last`, or those of `events`. */
export interface SaidAction {
  at: number;
  last: number;
  who: number;
  said: Said;
  turn?: number;
  parts?: Said[];
  weight?: number;
  text?: string;
  events?: number[];
}

/** The end of the game is in sight: after the turns of the seats in `left` it is over. */
export interface SaidEnding {
  title: Said;
  said: Said;
  left?: number[];
  by?: number;
}

/** Several moves offered as one choice: send the first as `move`, the others as `then`. `final`: one of them is, so that the line cannot be undone alone as a whole. */
export interface SaidShortcut {
  moves: string[];
  said: Said;
  final?: boolean;
  over?: boolean;
  means?: Meaning[];
  steps?: Said[];
  targets?: string[];
}

/** A line of the table in words: a sentence, or a row with one cell per column. `things` are the things on the table that it speaks of, named as in the targets of choices. */
export interface SaidLine {
  cells: Said[];
  things?: string[];
}

/** A part of the table in words. Its `name` is the same in every position of the game. */
export interface SaidSection {
  name: string;
  heading: Said;
  lines: SaidLine[];
  columns?: Said[];
  seat?: number | null;
}

/** The table on the way to a position: in the middle of what an event brought about. */
export interface Staged {
  at: number;
  told: number;
  view: unknown;
}

/** Everything a reader may know about a table now. The first `since` events are unchanged since the last position sent: a client keeps those and appends `events`. Of two positions the one with the higher revision is current. */
export interface Position {
  kind: 'position';
  table: string;
  position: number;
  seat: number | null;
  since: number;
  events: Happened[];
  view: unknown;
  digest: string;
  due: number[];
  deadline?: number;
  prompt?: Said | null;
  options?: Choice[];
  undo?: '' | 'alone' | 'consent';
  redo?: boolean;
  prompts?: Record<string, Said>;
  words?: SaidSection[];
  actions?: SaidAction[];
  shortcuts?: SaidShortcut[];
  progress?: Said | null;
  ending?: SaidEnding | null;
  secrets?: boolean;
  stages?: Staged[];
}

/** A table as a seat or the public saw it after `at` of its `last` events. */
export interface Replayed {
  table: string;
  at: number;
  last: number;
  seat: number | null;
  since: number;
  events: Happened[];
  turns: number[];
  view: unknown;
  digest: string;
  due?: number[];
  prompts?: Record<string, Said>;
  words?: SaidSection[];
  actions?: SaidAction[];
  progress?: Said | null;
  during?: Said | null;
}

/** The score of each seat if the game had ended at the start of `turn`, after `at` events. */
export interface ScorePoint {
  at: number;
  turn: number;
  totals: number[];
}

/** A named part of a score, or a tie-break. `rule` is the number of its rule. */
export interface ScorePart {
  name: string;
  points: number;
  rule?: string;
  text?: string;
}

/** Why a place ranks above the next one: more points, a tie-break, or the others lost or resigned. */
export interface Decided {
  by: 'lost' | 'resigned' | 'tie' | 'total';
  over: number[];
  name?: string;
  more?: number;
  less?: number;
  rule?: string;
  text?: string;
}

/** The result of a seat. The total is the sum or the product of the parts, as `how` says. */
export interface SeatResult {
  seat: number;
  place: number;
  total: number;
  parts: ScorePart[];
  ties: ScorePart[];
  how?: 'product' | 'sum';
  verdict?: string;
  verdict_text?: string;
  lost?: boolean;
  resigned?: boolean;
  decided?: Decided | null;
}

export interface Scores {
  table: string;
  points: ScorePoint[];
  results?: SeatResult[];
}

/** Seats, presence, votes and requests of a table. Sent first, and whenever any of it changes. */
export interface SeatsChanged {
  kind: 'table';
  table: TableInfo;
  version?: number;
}

/** A chat message, in plain text. A watcher's message has no seat. */
export interface ChatLine {
  number: number;
  name: string;
  text: string;
  at: number;
  seat?: number | null;
  mine?: boolean;
}

/** Chat messages since the last `chat`. `whole`: these are all messages, replacing those known. */
export interface Chat {
  kind: 'chat';
  lines: ChatLine[];
  whole?: boolean;
}

/** The request with this `id` was carried out; `position` is the table's revision. */
export interface Accepted {
  kind: 'done';
  id: string;
  position: number;
}

/** The view after a move or a line of moves, before any chance that follows; none if it would reveal something. */
export interface Previewed {
  kind: 'preview';
  id: string;
  view?: unknown;
  words?: SaidSection[];
  options?: Choice[];
}

/** Why a thing cannot be chosen now, with the number of its rule; nothing if it can be, or has no part in it. */
export interface WhyNotSaid {
  kind: 'why-not';
  id: string;
  said?: Said | null;
  rule?: string;
}

/** A choice that a bot recommends. */
export interface Advised {
  move: string;
  share: number;
  then?: Said[];
  line?: string[];
  why?: Said | null;
}

/** The best choices of my seat, best first, according to a bot that knows only what the seat knows. */
export interface Hinted {
  kind: 'hint';
  id: string;
  position: number;
  seat: number;
  bot: string;
  moves: Advised[];
}

export interface Pong {
  kind: 'pong';
  id: string;
}

/** Play a move and further ones: up to the first that is not legal, and none after one that reveals something. */
export interface AskMove {
  do: 'move';
  move: string;
  position: number;
  then?: string[];
  id?: string;
}

/** Ask for the view after a move, or after a line of moves as far as it would be played. */
export interface AskPreview {
  do: 'preview';
  move: string;
  then?: string[];
  choices?: boolean;
  id?: string;
}

/** Ask why a thing cannot be chosen now. */
export interface AskWhyNot {
  do: 'why-not';
  target: string;
  id?: string;
}

/** Ask for a bot's best choices. The answer may arrive after answers to later requests. */
export interface AskHint {
  do: 'hint';
  position: number;
  id?: string;
}

/** Undo my last move; where I may not do so alone, ask the others for consent. */
export interface AskUndo {
  do: 'undo';
  position: number;
  id?: string;
}

/** Undo my last moves, as many of them as I can take back alone. */
export interface AskUndoMoves {
  do: 'undo-moves';
  position: number;
  moves: number;
  id?: string;
}

export interface AskRedo {
  do: 'redo';
  position: number;
  id?: string;
}

/** Undo my moves of this turn, as far as I may alone. */
export interface AskRestart {
  do: 'restart';
  position: number;
  id?: string;
}

export interface AskConsent {
  do: 'consent';
  position: number;
  agree: boolean;
  id?: string;
}

export interface AskVote {
  do: 'vote-end';
  end: boolean;
  id?: string;
}

export interface AskResign {
  do: 'resign';
  id?: string;
}

/** Take my seat back from the bot that played for me. */
export interface AskHandBack {
  do: 'hand-back';
  id?: string;
}

/** Let a bot play a seat: my own, or that of a disconnected person. */
export interface AskTakeOver {
  do: 'take-over';
  seat: number;
  bot?: 'greedy' | 'landlubber' | 'random';
  id?: string;
}

/** Switch to another seat of mine (hot-seat), or with none to the public view. */
export interface AskSeat {
  do: 'seat';
  seat: number | null;
  id?: string;
}

export interface AskLanguage {
  do: 'language';
  language: 'de' | 'en' | 'fr' | null;
  id?: string;
}

/** Receive the table in words with every position, or no longer. */
export interface AskWords {
  do: 'words';
  on: boolean;
  id?: string;
}

/** Receive with every choice what it means, or no longer. */
export interface AskMeans {
  do: 'means';
  on: boolean;
  id?: string;
}

/** Receive with every position the stages on the way to it, or no longer. */
export interface AskStages {
  do: 'stages';
  on: boolean;
  id?: string;
}

/** Send a chat message. */
export interface AskChat {
  do: 'chat';
  text: string;
  id?: string;
}

export interface AskPing {
  do: 'ping';
  id?: string;
}

export type Language = 'en' | 'de' | 'fr';

export type GameName = 'bremerhaven' | 'harbour' | 'novgorod' | 'shipyard';

export type Level = 'random' | 'landlubber' | 'greedy';

export type Status = 'waiting' | 'running' | 'finished' | 'ended';

export type Pace = 'live' | 'days';

export type FromServer =
  | Position
  | SeatsChanged
  | Accepted
  | Refusal
  | Previewed
  | Hinted
  | WhyNotSaid
  | Pong
  | Chat;

export type FromClient =
  | AskMove
  | AskPreview
  | AskWhyNot
  | AskHint
  | AskUndo
  | AskUndoMoves
  | AskRedo
  | AskRestart
  | AskConsent
  | AskVote
  | AskResign
  | AskHandBack
  | AskTakeOver
  | AskSeat
  | AskLanguage
  | AskWords
  | AskMeans
  | AskStages
  | AskChat
  | AskPing;
