// The words of a thing, shown beside it on hover, focus, tap or long press; one at a time. It stays while the pointer
// is over it, so that its links can be reached.
export interface TipText {
  title: string;
  facts?: string;
  lines: string[];
  /** Where the values come from. */
  note?: string;
  /** Some of the values are ours. */
  ours?: boolean;
  rules?: string[];
}

export const tip = $state<{ text: TipText | null; box: DOMRect | null }>({ text: null, box: null });
/** The id of the tip: what it tells of is described by it, for those who cannot see it. */
export const TIP = 'tip';
let told: Element | null = null;
const LEAVING = 260;
let timer: ReturnType<typeof setTimeout> | undefined;

export function showTip(of: Element, text: TipText, after = 300): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!of.isConnected) return;
    tip.text = text;
    tip.box = of.getBoundingClientRect();
    told?.removeAttribute('aria-describedby');
    told = of;
    told.setAttribute('aria-describedby', TIP);
  }, after);
}

/** The pointer is over the words. */
export function keepTip(): void {
  clearTimeout(timer);
}

/** The pointer or the focus has left: the words go, unless the pointer goes to them. */
export function leaveTip(): void {
  clearTimeout(timer);
  timer = setTimeout(hideTip, LEAVING);
}

export function hideTip(): void {
  clearTimeout(timer);
  tip.text = null;
  told?.removeAttribute('aria-describedby');
  told = null;
}
