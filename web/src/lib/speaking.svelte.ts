// The voice of a table's game in the language set: switching it says everything anew at once.
import { loreOf, type Lore } from './lore';
import type { TableInfo } from './protocol';
import { settings } from './settings.svelte';
import { Voice } from './voice';

export class Speaking {
  lore: Lore | null = $state.raw(null);
  failed = $state(false);

  /** To be made while a component is set up. */
  constructor(
    private table: TableInfo,
    private invite: string,
    private players: () => string[],
  ) {
    $effect(() => this.learn());
  }

  /** Also to be tried again after it has failed. */
  learn(): void {
    const language = settings.language;
    loreOf(this.table, language, this.invite).then(
      (found) => {
        if (settings.language !== language) return;
        this.lore = found;
        this.failed = false;
      },
      () => (this.failed = true),
    );
  }

  voice: Voice | null = $derived.by(() =>
    this.lore
      ? new Voice(this.lore.language, this.lore.texts, this.lore.words, this.lore.names, this.players())
      : null,
  );
}
