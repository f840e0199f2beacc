// The tooltip of a thing, shown on hover, focus, tap or long press, one at a time. It stays while the pointer is over it, so that
// its links can be reached.
export interface TipText {
  title: string;
  facts?: string;
  lines: string[];
  /** Where the values come from. */
  note?: string;
  /** Some values are reconstructed by us. */
  ours?: boolean;
  rules?: string[];
}

export const tip = $state<{ text: TipText | null; box: DOMRect | null }>({ text: null, box: null });
/** For `aria-describedby` of the thing it describes. */
export const TIP_ID = 'tip';
let described: Element | null = null;
const LEAVE_MS = 260;
let timer: ReturnType<typeof setTimeout> | undefined;

export function showTip(of: Element, text: TipText, after = 300): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!of.isConnected) return;
    tip.text = text;
    tip.box = of.getBoundingClientRect();
    described?.removeAttribute('aria-describedby');
    described = of;
    described.setAttribute('aria-describedby', TIP_ID);
  }, after);
}

/** The pointer is over the tip. */
export function keepTip(): void {
  clearTimeout(timer);
}

/** Pointer or focus has left the thing: hide the tip unless the pointer moves onto it. */
export function leaveTip(): void {
  clearTimeout(timer);
  timer = setTimeout(hideTip, LEAVE_MS);
}

export function hideTip(): void {
  clearTimeout(timer);
  tip.text = null;
  described?.removeAttribute('aria-describedby');
  described = null;
}
