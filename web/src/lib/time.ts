// Durations and moments in words.
const UNITS: [Intl.RelativeTimeFormatUnit & ('day' | 'hour' | 'minute' | 'second'), number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "2 minutes", "1 Tag": a duration in the largest unit that divides it. */
export function formatDuration(seconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, each]) => seconds >= each && seconds % each === 0) ?? ['second', 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    seconds / length,
  );
}

/** "5 minutes ago", "gestern", "in 3 hours": how far a moment is from now, both in milliseconds. */
export function formatFromNow(moment: number, now: number, language: string): string {
  const seconds = Math.round((moment - now) / 1000);
  const [unit, length] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', Infinity];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    Math.trunc(seconds / length) || 0,
    unit,
  );
}
