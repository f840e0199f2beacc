// Which things may be touched now, and what a touch leads to: pure functions over the targets of the legal choices. They know
// neither games nor rules.
import type { Choice, Meaning } from './protocol';

/** Targets that are not on the board: buttons of the prompt, and amounts. */
export const isButton = (target: string): boolean => target.startsWith('button:');
export const isAmount = (target: string): boolean => target.startsWith('amount:');
export const isThing = (target: string): boolean => !isButton(target) && !isAmount(target);
export const amountOf = (choice: Choice): number =>
  Number(choice.targets.find(isAmount)?.slice(7) ?? Number.NaN);
export const kindOf = (target: string): string => target.slice(0, target.indexOf(':'));

/** By kind of thing, the kinds that follow it without being touched: a building and the pawn that moves there. */
export type Followers = Readonly<Record<string, readonly string[]>>;

/** Whether a thing goes with what was chosen, without a touch of its own. */
export const isFollowing = (target: string, chosen: readonly string[], followers: Followers): boolean =>
  chosen.some((each) => followers[kindOf(each)]?.includes(kindOf(target)));

/** The targets of `whole` that remain without those of `part`, counting repeats; null if `part` has more. */
function remainingTargets(whole: readonly string[], part: readonly string[]): string[] | null {
  const rest = [...whole];
  for (const target of part) {
    const at = rest.indexOf(target);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** What a choice holds beyond the chosen things and those that follow them. */
function untouched(choice: Choice, chosen: readonly string[], followers: Followers): string[] {
  const rest = remainingTargets(choice.targets, chosen) ?? [];
  return rest.filter((target) => !isFollowing(target, chosen, followers));
}

/** The things of a choice that come along with the chosen ones. */
export const alongWith = (choice: Choice, chosen: readonly string[], followers: Followers): string[] =>
  untouched(choice, chosen, followers).filter(isThing);

/** The choices that touch everything chosen, as often as it was chosen. */
export const choicesTouching = (choices: readonly Choice[], chosen: readonly string[]): Choice[] =>
  choices.filter((choice) => remainingTargets(choice.targets, chosen) !== null);

/** The choices that a thing answers: it belongs to what they begin. */
const choicesAnswered = (choices: readonly Choice[], target: string): Choice[] =>
  choices.filter((choice) => choice.answers?.includes(target));

/** What may be touched next: exactly the targets of the choices that remain, and at first what answers one. */
export function nextTargets(
  choices: readonly Choice[],
  chosen: readonly string[],
  followers: Followers = {},
): Set<string> {
  const next = choicesTouching(choices, chosen).flatMap((choice) => untouched(choice, chosen, followers));
  return new Set(chosen.length ? next : [...next, ...choices.flatMap((choice) => choice.answers ?? [])]);
}

/** Things of a kind of which choices take different numbers: how many are meant, only the player can say. */
function isOpenEnded(choices: readonly Choice[], chosen: readonly string[]): boolean {
  return chosen.map(kindOf).some((kind) => {
    const counts = choices.map(({ targets }) => targets.filter((target) => kindOf(target) === kind).length);
    return new Set(counts.filter(Boolean)).size > 1;
  });
}

export type Outcome =
  | { kind: 'none' }
  /** All of one choice was touched: play it, after a confirmation if it cannot be undone. */
  | { kind: 'play'; chosen: string[]; choice: Choice }
  /** More may be touched. `now` are the choices that a button offers; `along` is what the only one left holds besides. */
  | { kind: 'narrow'; chosen: string[]; now: Choice[]; along: string[] }
  | { kind: 'amount'; chosen: string[]; choices: Choice[] }
  | { kind: 'menu'; chosen: string[]; choices: Choice[] };

const byAmount = (choices: readonly Choice[]): Choice[] =>
  [...choices].sort((a, b) => amountOf(a) - amountOf(b));

/** Before anything is touched. Choices that are nothing but amounts need no touch. */
export function begin(choices: readonly Choice[]): Outcome {
  const amounts =
    choices.length > 0 && choices.every(({ targets }) => targets.length && targets.every(isAmount));
  return amounts ? { kind: 'amount', chosen: [], choices: byAmount(choices) } : { kind: 'none' };
}

/** What the chosen things lead to. A touch plays only what was touched. */
export function outcome(
  choices: readonly Choice[],
  touched: readonly string[],
  followers: Followers = {},
): Outcome {
  if (!touched.length) return begin(choices);
  const chosen = [...touched];
  const left = choicesTouching(choices, chosen);
  if (!left.length) return { kind: 'none' };
  const rests = left.map((choice) => untouched(choice, chosen, followers));
  const exact = left.filter((_, at) => !rests[at]?.length);
  const [only] = exact;
  if (only && exact.length === 1 && !isOpenEnded(choices, chosen))
    return { kind: 'play', chosen, choice: only };
  const next = rests.flat();
  if (left.length === 1) return { kind: 'narrow', chosen, now: left, along: next.filter(isThing) };
  if (next.some(isThing)) return { kind: 'narrow', chosen, now: exact, along: [] };
  if (next.length && next.every(isAmount)) return { kind: 'amount', chosen, choices: byAmount(left) };
  return { kind: 'menu', chosen, choices: left };
}

/** What remains after a thing was given back; never plays anything. */
export function retreat(
  choices: readonly Choice[],
  chosen: readonly string[],
  followers: Followers = {},
): Outcome {
  const found = outcome(choices, chosen, followers);
  return found.kind === 'play'
    ? { kind: 'narrow', chosen: found.chosen, now: [found.choice], along: [] }
    : found;
}

/** Apply earlier touches to new choices or after a refusal; never plays anything. */
export function reapply(
  choices: readonly Choice[],
  chosen: readonly string[],
  followers: Followers = {},
): Outcome {
  const found = outcome(choices, chosen, followers);
  return found.kind === 'play' || found.kind === 'none' ? begin(choices) : found;
}

/** Whether several things of a kind are chosen: a collection, which a touch elsewhere must not drop. */
export const isCollection = (chosen: readonly string[]): boolean =>
  new Set(chosen.map(kindOf)).size < chosen.length;

/** The chosen things without one of these, the one touched last. */
export function without(chosen: readonly string[], target: string): string[] {
  const at = chosen.lastIndexOf(target);
  return chosen.filter((_, index) => index !== at);
}

/** Touch a target: add it; if it was touched and cannot be added again, give it back; otherwise start over with it. */
export function touch(
  choices: readonly Choice[],
  chosen: readonly string[],
  target: string,
  followers: Followers = {},
): Outcome {
  const more = outcome(choices, [...chosen, target], followers);
  if (more.kind !== 'none') return more;
  if (chosen.includes(target)) return retreat(choices, without(chosen, target), followers);
  const alone = outcome(choices, [target], followers);
  return alone.kind === 'none' ? answer(choices, target) : alone;
}

/** A question of order is answered by touching what comes first. */
function answer(choices: readonly Choice[], target: string): Outcome {
  const found = choicesAnswered(choices, target);
  const [only] = found;
  if (!only) return { kind: 'none' };
  if (found.length === 1) return { kind: 'play', chosen: [], choice: only };
  return { kind: 'menu', chosen: [], choices: found };
}

/** Drag from one thing to another: the choices that touch both. */
export const drag = (
  choices: readonly Choice[],
  from: string,
  to: string,
  followers: Followers = {},
): Outcome => outcome(choices, [from, to], followers);

/** Where a thing may be dragged to. */
export const dropsOf = (choices: readonly Choice[], from: string): Set<string> =>
  nextTargets(choices, [from]);

/** The choices of which no target is a thing: the buttons of the prompt. */
export const buttons = (choices: readonly Choice[]): Choice[] =>
  choices.filter((choice) => choice.targets.every(isButton));

const isSame = (one: Meaning, other: Meaning): boolean =>
  one.kind === other.kind &&
  one.said.key === other.said.key &&
  String(one.said.args ?? []) === String(other.said.args ?? []);

/** What touching a thing means: what the choice brings that it plays, or else what all choices that it leaves have in common. */
export function meaningsOf(
  choices: readonly Choice[],
  chosen: readonly string[],
  target: string,
  followers: Followers = {},
): readonly Meaning[] {
  const together = chosen.includes(target) ? chosen : [...chosen, target];
  let left = choicesTouching(choices, together);
  if (!left.length) left = choicesTouching(choices, [target]);
  if (!left.length) left = choicesAnswered(choices, target);
  const found = touch(choices, chosen, target, followers);
  const [first, ...others] = found.kind === 'play' ? [found.choice] : left;
  return (first?.means ?? []).filter((meaning) =>
    others.every(({ means = [] }) => means.some((other) => isSame(meaning, other))),
  );
}

/** Numbers on the things that choices touch, for a list of advised ones: not on what follows another thing. A thing may have several. */
export function markChoices(
  choices: readonly Choice[],
  followers: Followers = {},
): Record<string, { n: string; seat: null }> {
  const marks: Record<string, { n: string; seat: null }> = {};
  choices.forEach(({ targets }, i) => {
    const thing = targets.findLast((target) => isThing(target) && !isFollowing(target, targets, followers));
    if (thing) marks[thing] = { n: [marks[thing]?.n, i + 1].filter(Boolean).join(', '), seat: null };
  });
  return marks;
}
