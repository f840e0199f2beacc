// What a person is choosing: the legal choices, what is touched so far, and what that leads to. Board, menu, stepper and list
// share it.
import { finalityOf, type Company, type Finality, type FinalityKey } from './finality';
import type { Choice, Meaning, Said, SaidShortcut } from './protocol';
import { settings } from './settings.svelte';
import type { Reason } from './tip.svelte';
import type { Piece } from './voice';
import {
  alongWith,
  begin,
  buttons,
  choicesTouching,
  drag,
  dropsOf,
  isButton,
  isCollection,
  isFollowing,
  meaningsOf,
  nextTargets,
  reapply,
  retreat,
  touch,
  without,
  type Followers,
  type Outcome,
} from './targets';

const NONE: Outcome = { kind: 'none' };
const isSameLine = (line: SaidShortcut, other: SaidShortcut | null): boolean =>
  line.moves.join() === other?.moves.join();

/** What may be chosen: a legal choice, or a gesture that plays several moves. */
export interface Offer extends Choice {
  /** All moves of a gesture. */
  moves?: readonly string[];
  /** What is asked while a proposal of the board stands ready, and how it is answered. */
  asks?: { title: string; line: string };
  /** After which of them the table is looked at, if not after all. */
  shows?: readonly string[];
}

/** Every move that an offer plays. */
export const movesOf = ({ move, moves = [move] }: Offer): readonly string[] => moves;

/** Touching the things of a gesture is choosing it; it has a name of its own, as a legal choice may be its first move. */
const asOffer = (line: SaidShortcut): Offer => ({
  ...line,
  targets: line.targets ?? [],
  move: line.moves.join(', '),
});

/** A number on a thing: of a hint, or in the colour of the seat that did something there. */
export interface Mark {
  n: string;
  seat: number | null;
}

export class Choosing {
  choices: Offer[] = $state.raw([]);
  /** Lines of moves that buttons offer. */
  lines: readonly SaidShortcut[] = $state.raw([]);
  /** The line whose button is pointed at: what it leads to is shown. */
  lookedAt: SaidShortcut | null = $state.raw(null);
  at: Outcome = $state.raw(NONE);
  /** A choice that cannot be undone, to be confirmed. */
  asked: Offer | null = $state.raw(null);
  /** A line of moves that cannot be undone, to be confirmed. */
  askedLine: SaidShortcut | null = $state.raw(null);
  /** The target touched last; menus open there. */
  anchor: string = $state('');
  dragging: string = $state('');
  /** Where what is dragged would be dropped. */
  over: string = $state('');
  /** The thing that is pointed at or has the focus. */
  pointed: string = $state('');
  /** The board shows what a touch would lead to, while one points at a thing. */
  foresees = $state(false);
  /** The board has places for amounts, so that none need be stepped to. */
  drawsAmounts = $state(false);
  busy = $state(false);
  marks: Readonly<Record<string, Mark>> = $state.raw({});
  /** The choice that was played but not yet acknowledged. */
  sent: Offer | null = $state.raw(null);
  followers: Followers = $state.raw({});
  company: Company = $state.raw({ people: true, isLastTurn: false });
  /** Formats a message of the game. */
  say: (said: Said) => string = $state.raw(() => '');
  /** The same with its names and goods by themselves. */
  pieces: (said: Said) => Piece[] = $state.raw(() => []);
  /** Says why a thing cannot be chosen now. */
  whyNot: ((target: string) => Promise<Reason | null>) | null = null;
  private held: string[] = [];
  /** The thing whose touch answered a question of order; it counts for the decision that follows. */
  private carried = '';

  constructor(private play: (choice: Offer) => boolean) {}

  chosen: string[] = $derived('chosen' in this.at ? this.at.chosen : []);
  /** Something is touched or asked that can be given up. */
  isBegun: boolean = $derived(
    this.chosen.length > 0 || (this.asked ?? this.askedLine) !== null || this.at.kind === 'menu',
  );
  /** What was not touched, but belongs to the only choice left. */
  along: string[] = $derived(this.at.kind === 'narrow' ? this.at.along : []);
  /** What may be touched now. */
  next: ReadonlySet<string> = $derived.by(() => {
    if (this.busy) return nextTargets([], []);
    if (this.dragging) return dropsOf(this.choices, this.dragging);
    const more = nextTargets(this.choices, this.chosen, this.followers);
    // what only a button confirms can be chosen anew
    const goesOn = [...more].some((target) => !isButton(target));
    return goesOn || isCollection(this.chosen) ? more : this.first;
  });
  /** What may be touched to start over. */
  private first: ReadonlySet<string> = $derived(nextTargets(this.choices, []));
  /** Choices that can be played with what is touched so far. */
  now: Offer[] = $derived(this.at.kind === 'narrow' ? this.at.now : []);
  /** The one choice that a confirmation would play. */
  ready: Offer | null = $derived(this.now.length === 1 ? (this.now[0] ?? null) : null);
  buttons: Offer[] = $derived(this.chosen.length ? [] : buttons(this.choices));
  /** The choices as a list tells them: without gestures that are but another way to make one. */
  listed: Offer[] = $derived(this.choices.filter(({ moves }) => moves?.length !== 1));
  /** What letting go of the thing that is dragged would play. */
  dropping: Offer | null = $derived.by(() => {
    if (!this.dragging || !this.over) return null;
    const found = drag(this.choices, this.dragging, this.over, this.followers);
    return found.kind === 'play' ? found.choice : null;
  });
  /** What a touch of the thing pointed at would play, where the board shows it. */
  private pointedAt: Offer | null = $derived.by(() => {
    if (!this.foresees || !this.pointed || !this.isTouchable(this.pointed)) return null;
    const found = touch(this.choices, this.chosen, this.pointed, this.followers);
    return found.kind === 'play' ? found.choice : null;
  });
  /** The moves that stand ready or are pointed at: what they lead to can be shown. */
  foreseen: readonly string[] = $derived.by(() => {
    const offer = this.dropping ?? this.ready ?? this.pointedAt;
    return (this.askedLine ?? this.lookedAt)?.moves ?? offer?.shows ?? (offer ? movesOf(offer) : []);
  });

  /** Take new choices and lines of moves; what was touched or asked stays if it still applies. */
  offer(legal: readonly Choice[], lines: readonly SaidShortcut[] = []): void {
    const chosen = this.chosen;
    const choices = [...legal, ...lines.filter((line) => line.targets?.length).map(asOffer)];
    const asked = choices.find(({ move }) => move === this.asked?.move) ?? null;
    this.choices = choices;
    this.lines = lines.filter((line) => !line.targets?.length);
    this.lookedAt = null;
    this.sent = null;
    this.asked = asked;
    this.askedLine = this.lines.find((line) => isSameLine(line, this.askedLine)) ?? null;
    this.at = asked ? retreat(choices, chosen, this.followers) : reapply(choices, chosen, this.followers);
    if (!choices.some(({ targets }) => targets.includes(this.carried))) this.carried = '';
  }

  /** Once a question of order is answered: go on with the thing that was touched for it. */
  follow(): void {
    if (this.busy || !this.carried || !this.choices.length) return;
    const target = this.carried;
    this.carried = '';
    this.touch(target);
  }

  isLegal(target: string): boolean {
    return this.next.has(target);
  }

  /** Whether a touch does something: it adds the thing, gives it back, or starts over with it. */
  isTouchable(target: string): boolean {
    if (this.busy) return false;
    if (this.next.has(target) || this.chosen.includes(target)) return true;
    return this.first.has(target) && !isCollection(this.chosen);
  }

  /** Whether the thing could be chosen, but not together with the several that are. */
  isApart(target: string): boolean {
    return !this.busy && this.first.has(target) && !this.isTouchable(target);
  }

  /** Whether the thing can be chosen together with what is chosen. */
  canAdd(target: string): boolean {
    return choicesTouching(this.choices, [...this.chosen, target]).length > 0;
  }

  /** The one choice that touching the thing plays, or that is left then; null if there are several. */
  leadsTo(target: string): Choice | null {
    const found = touch(this.choices, this.chosen, target, this.followers);
    if (found.kind === 'play' && found.choice.targets.includes(target) && !this.isApart(target))
      return found.choice;
    const [only, other] = choicesTouching(this.choices, [...this.chosen, target]);
    return other ? null : (only ?? null);
  }

  count(target: string): number {
    return this.chosen.filter((each) => each === target).length;
  }

  /** What is said before a move that cannot be taken back. */
  finality(move: Finality): FinalityKey | null {
    return finalityOf(move, this.company);
  }

  private needsAsking(move: Finality): boolean {
    return settings.confirm && this.finality(move) !== null;
  }

  meanings(target: string): readonly Meaning[] {
    if (isFollowing(target, this.chosen, this.followers)) return [];
    return meaningsOf(this.choices, this.chosen, target, this.followers);
  }

  touch(target: string): void {
    if (this.busy || this.isApart(target)) return;
    this.asked = null;
    this.askedLine = null;
    this.anchor = target;
    this.arrive(touch(this.choices, this.chosen, target, this.followers));
  }

  /** Touch a thing whose words name a whole choice: what it holds besides comes along without a touch of its own. */
  take(target: string, choice: Offer): void {
    if (this.busy) return;
    this.asked = null;
    this.askedLine = null;
    this.anchor = target;
    const chosen = [...this.chosen, target];
    this.at = { kind: 'narrow', chosen, now: [choice], along: alongWith(choice, chosen, this.followers) };
    if (this.needsAsking(choice)) this.asked = choice;
    else this.confirm(choice);
  }

  drop(from: string, to: string): void {
    this.dragging = '';
    this.over = '';
    if (this.busy || from === to) return;
    this.anchor = to;
    const found = drag(this.choices, from, to, this.followers);
    if (found.kind !== 'none') this.arrive(found);
  }

  /** Give back one of the chosen things. */
  remove(target: string): void {
    this.asked = null;
    this.at = retreat(this.choices, without(this.chosen, target), this.followers);
  }

  /** One step back: what was touched last; false if there is nothing to give back. */
  back(): boolean {
    const last = this.chosen.at(-1);
    if (last !== undefined) this.remove(last);
    else if (this.isBegun) this.clear();
    else return false;
    return true;
  }

  /** Play a choice; one that cannot be taken back is confirmed first if the settings say so. */
  decide(choice: Offer): void {
    if (this.busy) return;
    this.askedLine = null;
    if (this.needsAsking(choice) && this.asked !== choice) this.ask(choice, this.chosen);
    else this.confirm(choice);
  }

  /** Whether a line of moves may be played at once; one that cannot be undone is asked about first. */
  mayPlay(line: SaidShortcut): boolean {
    if (this.busy) return false;
    const asks = this.needsAsking(line) && !isSameLine(line, this.askedLine);
    this.clear();
    this.askedLine = asks ? line : null;
    return !asks;
  }

  /** Play a choice without asking again. */
  confirm(choice: Offer): void {
    if (this.busy) return;
    this.asked = null;
    const held = this.chosen;
    if (!this.play(choice)) return;
    this.carried = choice.answers?.includes(this.anchor) ? this.anchor : '';
    this.anchor = '';
    this.held = held;
    this.sent = choice;
    this.at = NONE;
  }

  /** The move was not made: restore what was touched for it, as far as it still applies. */
  restore(): void {
    this.sent = null;
    this.carried = '';
    this.at = reapply(this.choices, this.held, this.followers);
  }

  /** What was tried out on the board stands ready; only what was tried before gives way to it. */
  propose(offer: Offer): void {
    if (this.busy || this.asked || this.askedLine || this.chosen.length) return;
    this.at = { kind: 'narrow', chosen: [], now: [offer], along: [] };
  }

  /** Drop everything, because the seat changes. */
  forget(): void {
    this.held = [];
    this.carried = '';
    this.marks = {};
    this.clear();
    this.offer([]);
  }

  isSent(target: string): boolean {
    return this.busy && (this.sent?.targets.includes(target) ?? false);
  }

  clear(): void {
    this.asked = null;
    this.askedLine = null;
    this.anchor = '';
    this.dragging = '';
    this.at = begin(this.choices);
  }

  private ask(choice: Offer, chosen: string[]): void {
    this.asked = choice;
    this.at = { kind: 'narrow', chosen, now: [choice], along: [] };
  }

  private arrive(found: Outcome): void {
    if (found.kind !== 'play') this.at = found;
    else if (this.needsAsking(found.choice)) this.ask(found.choice, found.chosen);
    else this.confirm(found.choice);
  }
}
