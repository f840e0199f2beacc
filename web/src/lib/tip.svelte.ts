// The words of a thing, shown beside it on hover, focus or long press; one at a time.
export interface TipText {
  title: string;
  facts?: string;
  lines: string[];
  note?: string;
}

export const tip = $state<{ text: TipText | null; box: DOMRect | null }>({ text: null, box: null });
let timer: ReturnType<typeof setTimeout> | undefined;

export function showTip(of: Element, text: TipText, after = 300): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    tip.text = text;
    tip.box = of.getBoundingClientRect();
  }, after);
}

export function hideTip(): void {
  clearTimeout(timer);
  tip.text = null;
}
