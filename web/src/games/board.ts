// What a game with a drawn board brings to the page: the board, and what it adds to a player's panel. Drawn from its view alone.
import type { Component } from 'svelte';
import type { GameContent } from '../lib/gameContent';
import type { OwnTexts } from '../lib/texts.svelte';
import type { Voice } from '../lib/voice';

export interface BoardProps<View> {
  view: View;
  /** The preview of what is chosen so far, if there is one. */
  ahead: View | null;
  voice: Voice;
  content: GameContent;
  players: string[];
  /** For watchers: the seat whose side of the table is nearest. */
  behind?: number;
  /** The table as one saw it before the newest move that begins so; null if there was none. */
  before?: (move: string) => Promise<View | null>;
}

export interface PlayerProps<View> {
  view: View;
  seat: number;
  voice: Voice;
}

/** What the result of a game shows beside places and scores. */
export interface EndingProps<View> {
  view: View;
  voice: Voice;
  content: GameContent;
}

export interface Ending<View> {
  /** In place of the podium. */
  Picture: Component<EndingProps<View>>;
  /** Below who won. */
  Panel: Component<EndingProps<View>>;
}

export interface GameBoard<View = unknown> {
  /** The texts of the board, loaded before it is shown. */
  texts: OwnTexts;
  Board: Component<BoardProps<View>>;
  PlayerBody: Component<PlayerProps<View>>;
  /** The role of a seat, if the game has roles. */
  role: (view: View, seat: number, voice: Voice) => string;
  /** Whether the decision due may be planned: its moves tried out on a preview before any is played. */
  plans?: (view: View) => boolean;
  /** What only this game shows at its end, if anything. */
  ending?: (view: View) => Ending<View> | null;
}

/** Erases the view type: the page passes each game its own views without knowing them. */
export const board = <View>(parts: GameBoard<View>): GameBoard => parts as unknown as GameBoard;
