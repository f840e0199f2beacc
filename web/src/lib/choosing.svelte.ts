// What a person is choosing: the legal choices, what is touched so far, and what that leads to. Board, menu, stepper and list
// share it.
import type { Choice } from './protocol';
import { settings } from './settings.svelte';
import { buttons, drag, dropsOf, nextTargets, reapply, touch, type Outcome } from './targets';

const NONE: Outcome = { kind: 'none' };

/** A number on a thing: of a hint, or in the colour of the seat that did something there. */
export interface Mark {
  n: string;
  seat: number | null;
}

export class Choosing {
  choices: Choice[] = $state.raw([]);
  at: Outcome = $state.raw(NONE);
  /** A choice that cannot be undone, to be confirmed. */
  asked: Choice | null = $state.raw(null);
  /** The target touched last; menus open there. */
  anchor: string = $state('');
  dragging: string = $state('');
  busy = $state(false);
  marks: Readonly<Record<string, Mark>> = $state.raw({});
  /** The choice that was played but not yet acknowledged. */
  sent: Choice | null = $state.raw(null);
  private held: string[] = [];

  constructor(private play: (choice: Choice) => boolean) {}

  chosen: string[] = $derived('chosen' in this.at ? this.at.chosen : []);
  /** What may be touched now. */
  next: ReadonlySet<string> = $derived.by(() => {
    if (this.busy) return nextTargets([], []);
    if (this.dragging) return dropsOf(this.choices, this.dragging);
    const more = nextTargets(this.choices, this.chosen);
    return more.size ? more : nextTargets(this.choices, []);
  });
  /** Choices that can be played with what is touched so far. */
  now: Choice[] = $derived(this.at.kind === 'narrow' ? this.at.now : []);
  buttons: Choice[] = $derived(this.chosen.length ? [] : buttons(this.choices));

  /** Take new choices; what was touched stays if it still applies. */
  offer(choices: Choice[]): void {
    const chosen = this.chosen;
    this.choices = choices;
    this.asked = null;
    this.sent = null;
    this.at = reapply(choices, chosen);
  }

  isLegal(target: string): boolean {
    return this.next.has(target);
  }

  count(target: string): number {
    return this.chosen.filter((each) => each === target).length;
  }

  touch(target: string): void {
    if (this.busy) return;
    this.anchor = target;
    this.arrive(touch(this.choices, this.chosen, target));
  }

  drop(from: string, to: string): void {
    this.dragging = '';
    if (this.busy || from === to) return;
    this.anchor = to;
    const found = drag(this.choices, from, to);
    if (found.kind !== 'none') this.arrive(found);
  }

  /** Play a choice; one that cannot be undone is confirmed first if the settings say so. */
  decide(choice: Choice): void {
    if (this.busy) return;
    if (choice.final && settings.confirm && this.asked !== choice) {
      this.asked = choice;
      return;
    }
    this.asked = null;
    const held = this.chosen;
    if (!this.play(choice)) return;
    this.held = held;
    this.sent = choice;
    this.at = NONE;
  }

  /** The move was not made: restore what was touched for it, as far as it still applies. */
  restore(): void {
    this.sent = null;
    this.at = reapply(this.choices, this.held);
  }

  /** Drop everything, because the seat changes. */
  forget(): void {
    this.held = [];
    this.marks = {};
    this.clear();
    this.offer([]);
  }

  isSent(target: string): boolean {
    return this.busy && (this.sent?.targets.includes(target) ?? false);
  }

  clear(): void {
    this.asked = null;
    this.dragging = '';
    this.at = NONE;
  }

  private arrive(found: Outcome): void {
    if (found.kind === 'play') this.decide(found.choice);
    else this.at = found;
  }
}
