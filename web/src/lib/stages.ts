// A position is shown in stages: what follows from a move by itself is told one thing after the other.
import type { Happened, Position, Said, SaidAction, Staged } from './protocol';

export interface Shown {
  position: Position;
  events: Happened[];
  actions: SaidAction[];
  /** What is told with it. */
  told?: Said[];
  /** It is a stage on the way to the position. */
  onTheWay?: boolean;
}

/** How many sentences of what happens the prompt has room for. */
export const MAX_TOLD = 3;

/** The stages on the way from what was shown before, and at last the position itself. */
export function stagesOf(next: Shown, before: Shown | null): Shown[] {
  const { stages = [], since } = next.position;
  let known = 0;
  const shown = stages.flatMap((stage) => {
    const events = eventsUpTo(stage, next.events);
    const messages = events.slice(since).flatMap(({ said }) => said);
    const told = messages.slice(known);
    known = messages.length;
    const actions = actionsBefore(stage.at, next.actions, before?.actions ?? []);
    const position = positionAt(stage, next.position, before?.position);
    return parted(told).map((part) => ({ position, events, actions, told: part, onTheWay: true }));
  });
  const messages = next.events.slice(since).flatMap(({ said }) => said);
  return [...shown, { ...next, told: messages.slice(known) }];
}

/** How many whole positions wait in a queue; the stages on the way to them are part of what they tell. */
export const positionsIn = (queue: readonly Shown[]): number =>
  queue.filter(({ onTheWay }) => !onTheWay).length;

/** What a stage tells, in parts that the prompt has room for; one that tells nothing is shown all the same. */
function parted(told: Said[]): Said[][] {
  const parts = Array.from({ length: Math.ceil(told.length / MAX_TOLD) }, (_, i) =>
    told.slice(i * MAX_TOLD, (i + 1) * MAX_TOLD),
  );
  return parts.length ? parts : [told];
}

/** The position in the middle of what an event brought about: nobody can decide anything. */
const positionAt = ({ view }: Staged, next: Position, before?: Position): Position => ({
  ...next,
  view,
  due: [],
  prompts: {},
  prompt: null,
  options: [],
  shortcuts: [],
  undo: '',
  redo: false,
  // these are told of whole positions only
  words: before?.words ?? [],
  ending: before?.ending ?? null,
});

function eventsUpTo({ at, told }: Staged, events: Happened[]): Happened[] {
  const event = events[at];
  return [...events.slice(0, at), ...(event ? [{ ...event, said: event.said.slice(0, told) }] : [])];
}

/** The actions that are complete before an event; those begun as they were shown before. */
function actionsBefore(at: number, next: SaidAction[], before: SaidAction[]): SaidAction[] {
  const complete = next.filter(({ last }) => last < at);
  return [...complete, ...before.filter((each) => !complete.some((other) => other.at === each.at))];
}
