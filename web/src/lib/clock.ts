// How much time is left, short: "1:42", "3 h", "2 d".
export function leftOf(ms: number): { text: string; soon: boolean } {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const soon = seconds <= 10;
  if (seconds < 3600)
    return { text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, soon };
  const hours = Math.ceil(seconds / 3600);
  return { text: hours < 48 ? `${hours} h` : `${Math.ceil(hours / 24)} d`, soon };
}
