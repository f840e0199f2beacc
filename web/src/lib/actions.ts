// What players did, one line per action: what positions bring of it, the lines of the log, and each rival's last turn.
import type { Happened, Said, SaidAction } from './protocol';

/** The weight of an action that brings the end of the game. */
export const HEAVIEST = 100;

/** All actions after a position, as docs/protocol.md says; `since` of its events are unchanged. */
export function mergeActions(known: SaidAction[], since: number, news: SaidAction[]): SaidAction[] {
  const begin = news[0]?.at ?? since;
  return [...known.filter(({ at, last }) => last < since && at < begin), ...news];
}

/** The places of the events that an action covers. */
export const eventsOf = ({ at, last, events }: SaidAction): number[] =>
  events?.length ? events : Array.from({ length: last - at + 1 }, (_, i) => at + i);

export interface Step {
  at: number;
  said: Said;
}

/** A line of the log: an action with its steps, or a message by itself; a head opens a turn. */
export interface LogLine {
  key: string;
  /** The position after it. */
  at: number;
  who: number;
  head: boolean;
  said: Said;
  action: SaidAction | null;
  steps: Step[];
}

/** The log: one line per action, and one for every message of an event that belongs to none. */
export function logLines(events: Happened[], actions: SaidAction[]): LogLine[] {
  const actionAt = new Map(actions.flatMap((action) => eventsOf(action).map((at) => [at, action] as const)));
  const begun = new Map<SaidAction, LogLine>();
  const lines: LogLine[] = [];
  for (const { at, who, said } of events) {
    const action = actionAt.get(at);
    if (action && !begun.has(action)) {
      const line = {
        key: `a${action.at}`,
        at: action.last + 1,
        who: action.who,
        head: false,
        said: action.said,
        action,
        steps: [],
      };
      begun.set(action, line);
      lines.push(line);
    }
    said.forEach((each, i) => {
      const head = each.opens ?? false;
      const line = action && !head ? begun.get(action) : undefined;
      if (line) line.steps.push({ at: at + 1, said: each });
      else lines.push({ key: `${at}.${i}`, at: at + 1, who, head, said: each, action: null, steps: [] });
    });
  }
  return lines;
}

const holds = ({ action, at }: LogLine, event: number): boolean =>
  action ? eventsOf(action).includes(event) : at === event + 1;

/** The line that tells of the event before a position; of an event that nothing was said of, the line before it. */
export function lineAt(lines: LogLine[], at: number): LogLine | undefined {
  const told = lines.filter(({ head }) => !head);
  return told.findLast((line) => holds(line, at - 1)) ?? told.findLast((line) => line.at <= at);
}

/** The messages that a line consists of, to find the things they name. */
export const messagesOf = ({ said, action }: Pick<LogLine, 'said' | 'action'>): Said[] =>
  action ? [action.said, ...(action.parts ?? [])] : [said];

export interface PlayerTurn {
  who: number;
  actions: SaidAction[];
  /** Brings the end of the game. */
  ends: boolean;
}

/**
 * What each rival did in their last turn since mine; for watchers, the last turn of everybody. It stays through my whole turn, and until
 * somebody else acts.
 */
export function lastTurns(actions: SaidAction[], seat: number | null): PlayerTurn[] {
  const beforeMine = actions.slice(0, actions.findLastIndex(({ who }) => who >= 0 && who !== seat) + 1);
  const own = seat === null ? -1 : (beforeMine.findLast(({ who }) => who === seat)?.last ?? -1);
  const news = actions.filter(({ who, last }) => who >= 0 && who !== seat && last > own);
  const seats = [...new Set(news.map(({ who }) => who))];
  const turns = seats.map((who) => {
    const theirs = news.filter((action) => action.who === who);
    const turn = theirs.at(-1)?.turn ?? 0;
    const latest = theirs.filter((action) => (action.turn ?? 0) === turn);
    return { who, actions: latest, ends: latest.some(({ weight = 0 }) => weight >= HEAVIEST) };
  });
  return turns.sort((a, b) => (a.actions[0]?.at ?? 0) - (b.actions[0]?.at ?? 0));
}

/** How many moves of a seat one undo takes back, of those since an event: others may act meanwhile, but nothing may have been dealt. */
export function movesSince(events: readonly Happened[], from: number, seat: number | null): number {
  const since = events.slice(from).map(({ who }) => who);
  return since.includes(-1) ? 1 : Math.max(1, since.filter((who) => who === seat).length);
}
