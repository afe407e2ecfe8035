import { expect, it } from 'vitest';
import { Formatter } from '../../../../src/emulator/engine/format';

// the default calendars of these locales are Persian, Buddhist and Japanese
it.each([
  ['fa-IR', '۲۰۲۶'],
  ['th-TH', '2026'],
  ['ja-JP-u-ca-japanese', '2026'],
])('formats dates for %s in the Gregorian calendar, which periods are based on', (locale, year) => {
  const formatter = new Formatter(locale);
  const february = Date.UTC(2026, 1, 1);
  for (const text of [
    formatter.date(february),
    formatter.date(february, 'month'),
    formatter.date(february, 'year'),
    formatter.dateParts(february, 'month')[1],
  ])
    expect(text).toContain(year);
});

it('replaces the hyphen in front of negative numbers with another minus sign', () => {
  const formatter = new Formatter('en-US', undefined, '\u2212');
  expect(formatter.number(-4)).toBe('\u22124');
  expect(formatter.number(-4, { style: 'currency' })).toBe('\u2212$4');
  expect(formatter.short(-1_200_000)).toBe('\u22121.2M');
  expect(formatter.uniform([-20, 0])(-20)).toBe('\u221220');
  expect(formatter.number(-0.2)).toBe('0');
  expect(new Formatter('en-US').number(-4)).toBe('-4');
});
