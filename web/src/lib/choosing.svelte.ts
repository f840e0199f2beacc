// What a person is choosing now: the legal options, what is touched so far, and what that leads to. Every board,
// menu, stepper and list uses this one.
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
  /** An option that cannot be taken back, waiting for a yes. */
  asked: Choice | null = $state.raw(null);
  /** Where the last touch was: menus open there. */
  anchor: string = $state('');
  dragging: string = $state('');
  busy = $state(false);
  marks: Readonly<Record<string, Mark>> = $state.raw({});
  /** The option that was played and is not answered yet. */
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
  /** Options that could be played with what is chosen, and the buttons. */
  now: Choice[] = $derived(this.at.kind === 'narrow' ? this.at.now : []);
  buttons: Choice[] = $derived(this.chosen.length ? [] : buttons(this.options));

  /** New options; what was chosen stays if it still fits. */
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

  /** Decide for an option; one that cannot be taken back is asked first, if the person wants that. */
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

  /** The move was not made: what was chosen for it is chosen again, as far as it still fits. */
  restore(): void {
    this.sent = null;
    this.at = again(this.options, this.held);
  }

  /** Somebody else looks now. */
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
