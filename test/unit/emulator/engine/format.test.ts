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
