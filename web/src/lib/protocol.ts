// Written by tools/page_types.py from src/roadstead/protocol.py: do not edit.

export const VERSION = 1;
export const VERSION_HEADER = 'roadstead-protocol';
export const GRACE_SECONDS = 30;
export const MAX_NAME = 24;
export const MAX_RECORD = 2000000;
export const MAX_DECK = 200000;
export const MAX_CHAT = 300;

/** Why something was refused. `reason` is for programs, `text` for people, `field` says what to mend. A client may be older than the server: a reason that it does not know has a text all the same. */
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

/** Go on as somebody, on another device, with the key made on the first one. */
export interface Continue {
  key: string;
}

export interface Me {
  id: string;
  name: string;
}

/** Shown once: it lets its bearer go on as this person. */
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

/** One option of a game, explained: a flag (on, off), a choice, or a number between low and high. */
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
}

/** A bot, explained. */
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

/** An argument of a message: `seat`, `number`, one of a domain (`good`), a tally (`good*`) or a set (`good+`). */
export interface Argument {
  name: string;
  kind: string;
}

/** The messages a game says, with their arguments, and the ids that arguments of its own kinds stand for. */
export interface GameWords {
  game: string;
  deck: string;
  messages: Record<string, Argument[]>;
  domains: Record<string, string[]>;
  rules?: Record<string, string>;
}

/** A card: its values as they stand in the card file, in words, and where they come from. */
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

/** A numbered rule, or (without a number) text between rules; Markdown. */
export interface RuleBlock {
  text: string;
  rule?: string;
}

/** A heading of the rules and what stands under it, up to the next heading. */
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

/** A seat of a new table: for me, a friend with the link, anyone, or a bot. Several seats may be mine (hot-seat); each then has a name of its own. */
export interface Chair {
  who: 'anyone' | 'bot' | 'friend' | 'me';
  name?: string;
  bot?: 'greedy' | 'random';
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

/** Who sits where. A free seat waits for `friend` or `anyone`; an empty name is somebody who left no trace. */
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

/** A seat asks the table to take back all from its last move on; who has agreed so far. */
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
}

export interface TableList {
  tables: TableInfo[];
  more?: boolean;
}

export interface Join {
  seat?: number | null;
  invite?: string;
}

export interface Start {
  fill?: 'greedy' | 'random' | null;
}

export interface SeatBody {
  seat: number;
}

export interface Move {
  seat: number;
  move: string;
  position: number;
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
  bot?: 'greedy' | 'random';
}

/** Say something at a table, in plain text. */
export interface Say {
  text: string;
  invite?: string;
}

/** A record to keep and look at, in its text form. */
export interface NewRecord {
  record: string;
}

/** Play on by myself from a position: I sit on `seat`, bots of a level on all others. */
export interface Fork {
  at: number;
  seat: number;
  bots?: 'greedy' | 'random';
  invite?: string;
}

/** It is done and kept; the table now is in this position. */
export interface Done {
  position: number;
}

/** A message: its key with arguments, and in words for clients that named a language. */
export interface Said {
  key: string;
  args?: number[];
  text?: string;
}

/** A legal option. `final`: it cannot be taken back alone, or there is a warning. `warnings`: what it brings about by itself that nobody would choose unasked. */
export interface Choice {
  move: string;
  said: Said;
  targets: string[];
  final?: boolean;
  warnings?: Said[];
}

/** An event as this reader saw it, with the story heard. `who` is -1 for chance; `when` counts milliseconds. */
export interface Happened {
  at: number;
  who: number;
  move: string;
  when: number;
  said: Said[];
  turn?: number;
}

/** All that a reader may know of a table now. `events` follow the first `since` events, which stand as they were told before: a client keeps so many and appends these. Of two positions the one with the higher number holds. */
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
}

/** A table as a seat, or the public, saw it after the first `at` of its `last` events. */
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
}

/** What each seat would have scored after the first `at` events, when the turn `turn` began. */
export interface ScorePoint {
  at: number;
  turn: number;
  totals: number[];
}

/** A named part of a score, or a key that breaks ties; `rule` tells of it. */
export interface ScorePart {
  name: string;
  points: number;
  rule?: string;
  text?: string;
}

/** What puts a place before the next one: more points, a tie-break, or that those there have lost or resigned. */
export interface Decided {
  by: 'lost' | 'resigned' | 'tie' | 'total';
  over: number[];
  name?: string;
  more?: number;
  less?: number;
  rule?: string;
  text?: string;
}

/** How a seat came out. The total is the sum of the parts, or their product where `how` says so. */
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

/** Who sits where, who is here, votes and requests: sent first, and when any of it changes. */
export interface SeatsChanged {
  kind: 'table';
  table: TableInfo;
  version?: number;
}

/** Something said at a table, plain text. Without a seat: by somebody who looks on. */
export interface ChatLine {
  number: number;
  name: string;
  text: string;
  at: number;
  seat?: number | null;
  mine?: boolean;
}

/** What was said since the last of these; `whole`: these are all the lines there are to read. */
export interface Chat {
  kind: 'chat';
  lines: ChatLine[];
  whole?: boolean;
}

/** The answer to a request with this `id`. */
export interface Accepted {
  kind: 'done';
  id: string;
  position: number;
}

/** The view after a move, if it tells nothing new and meets no chance; else none. */
export interface Previewed {
  kind: 'preview';
  id: string;
  view?: unknown;
}

/** An option a bot advises. */
export interface Advised {
  move: string;
  share: number;
  then?: Said[];
}

/** What a bot that knows what my seat knows thinks of my options in a position: the best ones, the best first. */
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

export interface AskMove {
  do: 'move';
  move: string;
  position: number;
  id?: string;
}

export interface AskPreview {
  do: 'preview';
  move: string;
  id?: string;
}

/** What would a bot do here? The answer may come after those to later requests. */
export interface AskHint {
  do: 'hint';
  position: number;
  id?: string;
}

/** Take back one's last move; beyond what one may alone, it asks the table. */
export interface AskUndo {
  do: 'undo';
  position: number;
  id?: string;
}

export interface AskRedo {
  do: 'redo';
  position: number;
  id?: string;
}

/** Take back one's whole turn, as far as one may alone. */
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

/** I am here again: the bot gives me back my seat. */
export interface AskHandBack {
  do: 'hand-back';
  id?: string;
}

/** Let a bot play for a seat: my own, or one whose person is not here. */
export interface AskTakeOver {
  do: 'take-over';
  seat: number;
  bot?: 'greedy' | 'random';
  id?: string;
}

/** Lift the curtain of another seat of mine (hot-seat); none to look as the public does. */
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

/** Say something at the table. */
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

export type Level = 'random' | 'greedy';

export type Status = 'waiting' | 'running' | 'finished' | 'ended';

export type Pace = 'live' | 'days';

export type FromServer =
  | Position
  | SeatsChanged
  | Accepted
  | Refusal
  | Previewed
  | Hinted
  | Pong
  | Chat;

export type FromClient =
  | AskMove
  | AskPreview
  | AskHint
  | AskUndo
  | AskRedo
  | AskRestart
  | AskConsent
  | AskVote
  | AskResign
  | AskHandBack
  | AskTakeOver
  | AskSeat
  | AskLanguage
  | AskChat
  | AskPing;
