// Which things may be touched now, and what a touch leads to: pure functions over the targets of the legal choices. They know
// neither games nor rules.
import type { Choice } from './protocol';

/** Targets that are not on the board: buttons of the prompt, and amounts. */
export const isButton = (target: string): boolean => target.startsWith('button:');
export const isAmount = (target: string): boolean => target.startsWith('amount:');
export const isThing = (target: string): boolean => !isButton(target) && !isAmount(target);
export const amountOf = (choice: Choice): number =>
  Number(choice.targets.find(isAmount)?.slice(7) ?? Number.NaN);

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

/** The choices that touch everything chosen, as often as it was chosen. */
export const choicesTouching = (choices: readonly Choice[], chosen: readonly string[]): Choice[] =>
  choices.filter((choice) => remainingTargets(choice.targets, chosen) !== null);

/** The choices that touch what is chosen and nothing else. */
export const choicesTouchingOnly = (choices: readonly Choice[], chosen: readonly string[]): Choice[] =>
  choices.filter((choice) => remainingTargets(choice.targets, chosen)?.length === 0);

/** What may be touched next: exactly the targets of the choices that remain. */
export function nextTargets(choices: readonly Choice[], chosen: readonly string[]): Set<string> {
  const next = new Set<string>();
  for (const choice of choices)
    for (const target of remainingTargets(choice.targets, chosen) ?? []) next.add(target);
  return next;
}

export type Outcome =
  | { kind: 'none' }
  /** One choice is left: play it, after a confirmation if it cannot be undone. */
  | { kind: 'play'; choice: Choice }
  /** More has to be touched; `now` are the choices that could be played as it is. */
  | { kind: 'narrow'; chosen: string[]; now: Choice[] }
  | { kind: 'amount'; chosen: string[]; choices: Choice[] }
  | { kind: 'menu'; chosen: string[]; choices: Choice[] };

/** What the chosen things lead to. */
export function outcome(choices: readonly Choice[], chosen: readonly string[]): Outcome {
  const left = choicesTouching(choices, chosen);
  const [only] = left;
  if (!only) return { kind: 'none' };
  if (left.length === 1) return { kind: 'play', choice: only };
  if (!chosen.length) return { kind: 'narrow', chosen: [], now: [] };
  const next = [...nextTargets(left, chosen)];
  if (next.some(isThing))
    return { kind: 'narrow', chosen: [...chosen], now: choicesTouchingOnly(left, chosen) };
  if (next.length && next.every(isAmount)) {
    const sorted = [...left].sort((a, b) => amountOf(a) - amountOf(b));
    return { kind: 'amount', chosen: [...chosen], choices: sorted };
  }
  return { kind: 'menu', chosen: [...chosen], choices: left };
}

/** Apply earlier touches to new choices or after a refusal; never plays anything. */
export function reapply(choices: readonly Choice[], chosen: readonly string[]): Outcome {
  const found: Outcome = chosen.length ? outcome(choices, chosen) : { kind: 'none' };
  return found.kind === 'play' ? { kind: 'none' } : found;
}

/** Touch a target: add it; if it was touched and cannot be added again, remove it; otherwise start over with it. */
export function touch(choices: readonly Choice[], chosen: readonly string[], target: string): Outcome {
  if (choicesTouching(choices, [...chosen, target]).length) return outcome(choices, [...chosen, target]);
  const at = chosen.lastIndexOf(target);
  if (at >= 0) {
    const rest = chosen.filter((_, index) => index !== at);
    return { kind: 'narrow', chosen: rest, now: rest.length ? choicesTouchingOnly(choices, rest) : [] };
  }
  return outcome(choices, [target]);
}

/** Drag from one thing to another: the choices that touch both. */
export function drag(choices: readonly Choice[], from: string, to: string): Outcome {
  const both = outcome(choices, [from, to]);
  return both.kind === 'narrow' && both.now.length === 1 && both.now[0]
    ? { kind: 'play', choice: both.now[0] }
    : both;
}

/** Where a thing may be dragged to. */
export const dropsOf = (choices: readonly Choice[], from: string): Set<string> =>
  nextTargets(choicesTouching(choices, [from]), [from]);

/** The choices of which no target is a thing: the buttons of the prompt. */
export const buttons = (choices: readonly Choice[]): Choice[] =>
  choices.filter((choice) => choice.targets.every(isButton));

/** Numbers on the things that choices touch first, for a list of advised ones; a thing may have several. */
export function markChoices(choices: readonly Choice[]): Record<string, { n: string; seat: null }> {
  const marks: Record<string, { n: string; seat: null }> = {};
  choices.forEach((choice, i) => {
    const thing = choice.targets.findLast((target) => isThing(target) && !target.startsWith('pawn:'));
    if (thing) marks[thing] = { n: [marks[thing]?.n, i + 1].filter(Boolean).join(' '), seat: null };
  });
  return marks;
}
