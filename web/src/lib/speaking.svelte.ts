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
    table: TableInfo,
    invite: string,
    private players: () => string[],
  ) {
    $effect(() => {
      const language = settings.language;
      loreOf(table, language, invite).then(
        (found) => {
          if (settings.language === language) this.lore = found;
        },
        () => (this.failed = true),
      );
    });
  }

  voice: Voice | null = $derived.by(() =>
    this.lore
      ? new Voice(this.lore.language, this.lore.texts, this.lore.words, this.lore.names, this.players())
      : null,
  );
}
