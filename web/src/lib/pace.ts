// How fast the moves of others are shown.

export type Pace = 'slow' | 'normal' | 'quick' | 'once';
export const PACES: Pace[] = ['slow', 'normal', 'quick', 'once'];

/** Milliseconds that a step is shown; `once` shows nothing but the result. */
const STEP_MS: Record<Pace, number> = { slow: 1600, normal: 800, quick: 300, once: 0 };
/** With this many positions waiting, each step is shown for half the time. */
const HURRY = 6;

/** How long a step is shown while `waiting` more positions have arrived; one that only goes on with the same action is shorter. */
export const pauseAfter = (pace: Pace, waiting: number, goesOn: boolean): number =>
  STEP_MS[pace] / (1 + waiting / HURRY) / (goesOn ? 2 : 1);
