// Where a player's seals came from, in words.
import type { Voice } from '../../lib/voice';
import { t } from './texts';
import type { SourceView, TraderView } from './view';

/** By part of the score. */
export function sourcesOf(trader: TraderView, voice: Voice): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const source of trader.sources) (found[source.part] ??= []).push(lineOf(source, voice));
  return found;
}

function lineOf({ kind, of, count, seals }: SourceView, voice: Voice): string {
  const name = kind === 'luxury' ? voice.thing('ware', of) : kind === 'bonus' ? voice.thing('bonus', of) : '';
  return t(`from-${kind}`, { name, level: of, count, seals });
}
