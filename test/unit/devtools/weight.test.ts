import { describe, expect, it } from 'vitest';
import { weightOf } from '../../../src/devtools/store/weight';

const row = (index: number) => [`Region ${index % 7}`, index, 1 / (index + 1), null];

describe('weightOf', () => {
  it.each([
    ['a string', 'x'.repeat(100_000), 100_000],
    ['exported data', { data: 'x'.repeat(100_000) }, 100_000],
    ['rows of cells', { rows: Array.from({ length: 5000 }, (_, index) => row(index)) }, 5000 * 100],
    [
      'nested objects',
      {
        pages: Array.from({ length: 50 }, () => ({ visuals: Array.from({ length: 40 }, () => ({ title: 'Sales' })) })),
      },
      50 * 40 * 70,
    ],
  ])('estimates the memory usage of %s', (_name, value, bytes) => {
    expect(weightOf(value) / bytes).toBeGreaterThan(0.7);
    expect(weightOf(value) / bytes).toBeLessThan(1.5);
  });

  it('terminates for cyclic values', () => {
    const cyclic: unknown[] = Array.from({ length: 1000 }, () => ({}));
    cyclic.push(cyclic);
    expect(weightOf(cyclic)).toBeGreaterThan(0);
  });
});
