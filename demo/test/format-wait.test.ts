import { expect, test } from 'vitest';
import { formatWait } from '../server/http/format-wait';

test('formats waiting times in the singular and plural', () => {
  expect(formatWait(1, 'minute')).toBe('1 minute');
  expect(formatWait(15, 'minute')).toBe('15 minutes');
  expect(formatWait(30, 'second')).toBe('30 seconds');
});
