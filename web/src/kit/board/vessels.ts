// Ships from the side, bow to the left, the waterline at 0.

export const VESSELS = ['tanker', 'container', 'liner', 'steamer', 'boat'] as const;
export type VesselKind = (typeof VESSELS)[number];

/** A deckhouse: where it begins, how high and how wide. */
type House = readonly [x: number, high: number, wide: number];
/** A funnel: where, on what height, how high. */
type Funnel = readonly [x: number, on: number, high: number];

interface Upper {
  houses: readonly House[];
  funnels: readonly Funnel[];
  /** Masts, pipes and stays. */
  lines?: string;
  /** Boxes on deck. */
  boxes?: readonly { d: string; tone: string }[];
}

const TONES = ['--g-container', '--g-steel', '--g-crate', '--g-passenger'];
const stacked = [0, 1, 2, 3].flatMap((i) =>
  [0, 1].map((j) => ({
    d: `M${-48 + i * 19} ${-14 - j * 9}v-8h17v8Z`,
    tone: TONES[(i + j * 2) % 4] ?? '--g-crate',
  })),
);

export const UPPER: Record<VesselKind, Upper> = {
  tanker: {
    houses: [[30, 20, 22]],
    funnels: [[38, 20, 9]],
    lines: 'M-48 -18H26M-48 -22H26M-40 -14V-24M-20 -14V-24M0 -14V-24',
  },
  container: { houses: [[34, 26, 18]], funnels: [[40, 26, 7]], boxes: stacked },
  liner: {
    houses: [
      [-44, 10, 88],
      [-34, 20, 64],
    ],
    funnels: [
      [-14, 20, 12],
      [8, 20, 12],
    ],
    lines: 'M-56 -14V-40M44 -14V-36M-56 -40L-30 -34',
  },
  steamer: {
    houses: [[14, 16, 24]],
    funnels: [[22, 16, 15]],
    lines: 'M-40 -14V-44M-40 -40L-14 -18M-40 -40L-58 -16',
    boxes: [{ d: 'M-26 -14v-8h26v8Z', tone: '--g-crate' }],
  },
  boat: { houses: [[-16, 12, 48]], funnels: [[20, 12, 8]], lines: 'M-36 -14V-30l10 4-10 3' },
};
