// What a person is choosing: the legal choices, what is touched so far, and what that leads to. Board, menu, stepper and list
// share it.
import type { Choice } from './protocol';
import { settings } from './settings.svelte';
import { again, buttons, drag, dropsOf, nextTargets, touch, type Outcome } from './targets';

const NONE: Outcome = { kind: 'none' };

/** A number on a thing: of a hint, or in the colour of the seat that did something there. */
export interface Mark {
  n: string;
  seat: number | null;
}

export class Choosing {
  options: Choice[] = $state.raw([]);
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

  constructor(private play: (option: Choice) => boolean) {}

  chosen: string[] = $derived('chosen' in this.at ? this.at.chosen : []);
  /** What may be touched now. */
  next: ReadonlySet<string> = $derived.by(() => {
    if (this.busy) return nextTargets([], []);
    if (this.dragging) return dropsOf(this.options, this.dragging);
    const more = nextTargets(this.options, this.chosen);
    return more.size ? more : nextTargets(this.options, []);
  });
  /** Choices that can be played with what is touched so far. */
  now: Choice[] = $derived(this.at.kind === 'narrow' ? this.at.now : []);
  buttons: Choice[] = $derived(this.chosen.length ? [] : buttons(this.options));

  /** Take new choices; what was touched stays if it still applies. */
  offer(options: Choice[]): void {
    const chosen = this.chosen;
    this.options = options;
    this.asked = null;
    this.sent = null;
    this.at = again(options, chosen);
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
    this.arrive(touch(this.options, this.chosen, target));
  }

  drop(from: string, to: string): void {
    this.dragging = '';
    if (this.busy || from === to) return;
    this.anchor = to;
    const found = drag(this.options, from, to);
    if (found.kind !== 'none') this.arrive(found);
  }

  /** Play a choice; one that cannot be undone is confirmed first if the settings say so. */
  decide(option: Choice): void {
    if (this.busy) return;
    if (option.final && settings.confirm && this.asked !== option) {
      this.asked = option;
      return;
    }
    this.asked = null;
    const held = this.chosen;
    if (!this.play(option)) return;
    this.held = held;
    this.sent = option;
    this.at = NONE;
  }

  /** The move was not made: restore what was touched for it, as far as it still applies. */
  restore(): void {
    this.sent = null;
    this.at = again(this.options, this.held);
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
    if (found.kind === 'play') this.decide(found.option);
    else this.at = found;
  }
}
