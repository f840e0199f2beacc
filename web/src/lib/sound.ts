// A few short sounds, made when they are needed: a ship's bell when it is my turn, four strokes when the last turns begin, a soft
// knock when something was refused.
import { settings, type Sounds } from './settings.svelte';

export type Sound = 'turn' | 'end' | 'refused';

/** A partial tone: how many hertz, how loud, when it begins and how long it rings, in seconds. */
type Tone = [hertz: number, loud: number, at: number, rings: number];

/** A stroke of the bell. */
const stroke = (at: number): Tone[] => [
  [784, 0.16, at, 1.3],
  [1568, 0.07, at, 0.9],
  [2152, 0.03, at, 0.5],
];

const SOUNDS: Record<Sound, Tone[]> = {
  turn: [
    [1046, 0.16, 0, 0.9],
    [2093, 0.07, 0, 0.6],
    [2872, 0.03, 0, 0.35],
    [1046, 0.12, 0.22, 1.1],
    [2093, 0.05, 0.22, 0.7],
  ],
  end: [0, 0.24, 0.9, 1.14].flatMap(stroke),
  refused: [
    [196, 0.2, 0, 0.14],
    [147, 0.18, 0.11, 0.2],
  ],
};

let context: AudioContext | undefined;

/** Whether a sound is wanted, in a tab that is hidden or not. */
export const isWanted = (sounds: Sounds, hidden: boolean): boolean =>
  sounds === 'always' || (sounds === 'away' && hidden);

/** Play a sound if it is wanted now. Browsers stay silent until the first interaction with the page. */
export function playSound(which: Sound): void {
  if (!isWanted(settings.sounds, document.hidden) || !('AudioContext' in window)) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[which]) ring(context, tone);
}

function ring(audio: AudioContext, [hertz, loud, at, rings]: Tone): void {
  const from = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loud, from + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + rings);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + rings);
}
