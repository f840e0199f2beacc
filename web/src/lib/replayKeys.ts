// The keys of a replay.
import { isCovered } from './arrowKeys';
import type { Replaying } from './replaying.svelte';
import { openRule } from './ruleRequest.svelte';
import { settings } from './settings.svelte';
import { hideTip, tip } from './tip.svelte';

const STEPS: Record<string, (replaying: Replaying, byTurns: boolean) => void> = {
  ArrowLeft: (replaying, byTurns) => (byTurns ? replaying.turnBack() : replaying.step(-1)),
  ArrowRight: (replaying, byTurns) => (byTurns ? replaying.turnOn() : replaying.step(1)),
  PageUp: (replaying) => replaying.turnBack(),
  PageDown: (replaying) => replaying.turnOn(),
  Home: (replaying) => replaying.to(0),
  End: (replaying) => replaying.to(replaying.last),
  ' ': (replaying) => replaying.toggle(),
};
/** What the keys of whole pages scroll while it has the focus. */
const SCROLLS = '[data-part=moves], [data-part=graph] [tabindex], [data-part=scores] [tabindex]';

/** Whether a key belongs to the thing that has the focus. */
const isTaken = (key: string, on: Element): boolean =>
  on.matches('select, textarea, input:not([type=range])') ||
  (key === ' ' && on.matches('button:not([data-target]), a')) ||
  (/^(Page|Home|End)/.test(key) && on.closest(SCROLLS) !== null);

/** `switches`: there is a drawn board and one in words. */
export function replayKey(event: KeyboardEvent, replaying: Replaying, switches: boolean): void {
  const { key, shiftKey, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || isCovered()) return;
  if (key === 'Escape') return hideTip();
  const on = target as Element;
  if (isTaken(key, on)) return;
  if (key === 'w' && switches) settings.view = settings.view === 'words' ? 'board' : 'words';
  if (key === '?' || key === 'r')
    return openRule(on.closest<HTMLElement>('[data-rule]')?.dataset.rule ?? tip.text?.rules?.[0]);
  const step = STEPS[key];
  if (!step) return;
  event.preventDefault();
  step(replaying, shiftKey);
}
