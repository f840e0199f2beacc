// The tooltip of a thing, shown on hover, focus, tap or long press, one at a time. It stays while the pointer is over it, so that
// its links can be reached.
import type { CardInfo, Meaning } from './protocol';

/** Why a thing cannot be chosen now, and the rule that says so. */
export interface Reason {
  text: string;
  rule: string;
}

export interface TipText {
  title: string;
  facts?: string;
  lines: string[];
  /** Where the values come from. */
  note?: string;
  /** Some values are reconstructed by us. */
  ours?: boolean;
  rules?: string[];
  /** What choosing the thing would mean. */
  means?: { kind: Meaning['kind']; text: string }[];
}

/** What a card is. */
export const tipOf = (card: CardInfo, title = card.name, facts = card.facts.join(', ')): TipText => ({
  title,
  facts,
  lines: card.effects,
  note: card.provenance,
  ours: card.source === 'reconstructed',
  rules: card.rules ?? [],
});

export const tip = $state<{ text: TipText | null; box: DOMRect | null; why: Reason | null }>({
  text: null,
  box: null,
  why: null,
});
/** For `aria-describedby` of the thing it describes. */
export const TIP_ID = 'tip';
let described: Element | null = null;
const LEAVE_MS = 260;
/** How long a reason stays that was asked for by a touch: nothing else closes it but the next touch. */
const REASON_MS = 6000;
let timer: ReturnType<typeof setTimeout> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

let mouse = { x: -1, y: -1 };
let moves = false;

/** Browsers also report a resting mouse, namely when the page changes below it; the place tells them apart. */
export function followMouse({ clientX: x, clientY: y }: { clientX: number; clientY: number }): void {
  moves = x !== mouse.x || y !== mouse.y;
  mouse = { x, y };
}

/** Whether the event being handled comes from a move of the mouse itself. */
export const isMouseMoving = (): boolean => moves;

/** Show a tip after a while. With `ask`, why the thing cannot be chosen is asked then and shown above the rest. */
export function showTip(
  of: Element,
  text: TipText | null,
  after = 300,
  ask?: (() => Promise<Reason | null>) | null,
): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!of.isConnected) return;
    if (text && !ask) return describe(of, text, null);
    const asked = timer;
    void ask?.().then((why) => {
      if (asked !== timer || !of.isConnected || !(text ?? why)) return;
      describe(of, text ?? { title: '', lines: [] }, why);
      if (why && after === 0) closing = setTimeout(hideTip, REASON_MS);
    });
  }, after);
}

function describe(of: Element, text: TipText, why: Reason | null): void {
  clearTimeout(closing);
  tip.text = text;
  tip.why = why;
  tip.box = of.getBoundingClientRect();
  described?.removeAttribute('aria-describedby');
  described = of;
  described.setAttribute('aria-describedby', TIP_ID);
}

/** The pointer is over the tip. */
export function keepTip(): void {
  clearTimeout(timer);
  clearTimeout(closing);
}

/** Pointer or focus has left the thing: hide the tip unless the pointer moves onto it. */
export function leaveTip(): void {
  clearTimeout(timer);
  timer = setTimeout(hideTip, LEAVE_MS);
}

export function hideTip(): void {
  clearTimeout(timer);
  clearTimeout(closing);
  timer = undefined;
  tip.text = null;
  tip.why = null;
  described?.removeAttribute('aria-describedby');
  described = null;
}
