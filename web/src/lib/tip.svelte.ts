// The words of a thing, shown beside it on hover, focus or long press; one at a time.
export interface TipText {
  title: string;
  facts?: string;
  lines: string[];
  note?: string;
}

export const tip = $state<{ text: TipText | null; box: DOMRect | null }>({ text: null, box: null });
/** The id of the tip: what it tells of is described by it, for those who cannot see it. */
export const TIP = 'tip';
let told: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export function showTip(of: Element, text: TipText, after = 300): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    tip.text = text;
    tip.box = of.getBoundingClientRect();
    told?.removeAttribute('aria-describedby');
    told = of;
    told.setAttribute('aria-describedby', TIP);
  }, after);
}

export function hideTip(): void {
  clearTimeout(timer);
  tip.text = null;
  told?.removeAttribute('aria-describedby');
  told = null;
}
