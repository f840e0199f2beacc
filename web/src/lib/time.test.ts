import { describe, expect, it } from 'vitest';
import { formatDuration, formatFromNow } from './time';

describe('a length of time', () => {
  it.each([
    [30, 'en', '30 seconds'],
    [60, 'en', '1 minute'],
    [120, 'de', '2 Minuten'],
    [43_200, 'fr', '12 heures'],
    [86_400, 'de', '1 Tag'],
    [259_200, 'fr', '3 jours'],
  ])('%i seconds in %s: %s', (seconds, language, said) => {
    expect(formatDuration(seconds, language).replaceAll(/\s/g, ' ')).toBe(said);
  });
});

describe('a moment', () => {
  const now = 1_000_000_000_000;
  it.each([
    [-10_000, 'en', 'now'],
    [-300_000, 'en', '5 minutes ago'],
    [-7_200_000, 'de', 'vor 2 Stunden'],
    [-86_400_000, 'fr', 'hier'],
    [7_200_000, 'en', 'in 2 hours'],
  ])('%i ms from now in %s: %s', (ms, language, said) => {
    expect(formatFromNow(now + ms, now, language).replaceAll(/\s/g, ' ')).toBe(said);
  });
});
