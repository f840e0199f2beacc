// The time left, in short: "1:42", "3h", "2 T".
export function formatTimeLeft(ms: number, language: string): { text: string; soon: boolean } {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const soon = seconds <= 10;
  if (seconds < 3600)
    return { text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, soon };
  const hours = Math.ceil(seconds / 3600);
  const [unit, count] = hours < 48 ? ['hour', hours] : ['day', Math.ceil(hours / 24)];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' });
  return { text: format.format(count), soon };
}
