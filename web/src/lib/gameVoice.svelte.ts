// The voice of a table's game in the chosen language, replaced when the language changes.
import { loadGameContent, type GameContent } from './gameContent';
import type { TableInfo } from './protocol';
import { settings } from './settings.svelte';
import { Voice } from './voice';

export class GameVoice {
  content: GameContent | null = $state.raw(null);
  failed = $state(false);

  /** Uses an effect: construct it during component initialisation. */
  constructor(
    private table: TableInfo,
    private invite: string,
    private players: () => string[],
  ) {
    $effect(() => this.load());
  }

  /** Public so that it can be retried after a failure. */
  load(): void {
    const language = settings.language;
    loadGameContent(this.table, language, this.invite).then(
      (found) => {
        if (settings.language !== language) return;
        this.content = found;
        this.failed = false;
      },
      () => (this.failed = true),
    );
  }

  voice: Voice | null = $derived.by(() =>
    this.content
      ? new Voice(
          this.content.language,
          this.content.texts,
          this.content.words,
          this.content.cards,
          this.players(),
        )
      : null,
  );
}
