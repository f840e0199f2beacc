// What a game brings to the page: its board, and what it adds to a player's panel. Drawn from its view alone.
import type { Component } from 'svelte';
import type { GameContent } from '../lib/gameContent';
import type { Voice } from '../lib/voice';

export interface BoardProps<View> {
  view: View;
  /** The table as it would be after what is chosen so far, where that can be told. */
  ahead: View | null;
  voice: Voice;
  content: GameContent;
  players: string[];
  /** The seat whose side of the table is nearest, for who only looks on. */
  behind?: number;
}

export interface PlayerProps<View> {
  view: View;
  seat: number;
  voice: Voice;
}

export interface GameBoard<View = unknown> {
  Board: Component<BoardProps<View>>;
  PlayerBody: Component<PlayerProps<View>>;
  turn: (view: View) => number;
  score: (view: View, seat: number) => number | null;
  /** Who a seat plays, if the game has roles. */
  role: (view: View, seat: number, voice: Voice) => string;
}

/** The table hands a game its own views: what they are only the game knows. */
export const board = <View>(parts: GameBoard<View>): GameBoard => parts as unknown as GameBoard;
