import type { Random } from './random';

/** Names that every object has, and others that have broken routers and lookups. */
export const awkwardNames = [
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '.',
  '..',
  ':uniqueId',
  ':eventName',
  '%',
  '%00',
  '%E0%A4%A',
  '%2F',
  '\u0000',
  '\ud800',
  '*',
  '[object Object]',
  'undefined',
  'null',
  'click',
  'error',
  'ｌoaded',
];

function deep(levels: number): unknown {
  let value: unknown = 'bottom';
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { headers: value };
  return value;
}

function cyclic(): object {
  const value: Record<string, unknown> = { method: 'POST', url: '/' };
  value.headers = value;
  value.body = [value];
  return value;
}

const makers: ((random: Random) => unknown)[] = [
  () => undefined,
  () => null,
  (random) => random.chance(0.5),
  (random) => random.pick([0, -0, 1, -1, 200, 404, NaN, Infinity, 2 ** 53, 1e-9]),
  (random) => BigInt(random.below(1000)),
  (random) => random.pick(awkwardNames),
  (random) => 'x'.repeat(random.below(300)),
  (random) => (random.chance(0.02) ? '/reports/'.repeat(5000) : '/reports/'),
  () => [],
  () => ({}),
  (random) => Array.from({ length: random.below(5) }, () => garbage(random)),
  (random) => ({ [random.pick(awkwardNames)]: garbage(random), id: garbage(random) }),
  (random) => deep(random.below(60)),
  cyclic,
  () => new Date(NaN),
  () => new Map([['id', { id: 'x' }]]),
  () => new Set(['id']),
  () => new Uint8Array(8),
  () => new Error('from the frame'),
  () => /(a+)+$/,
  () => Object.assign([], { length: 3 }),
  // what structured clone makes of an object with a field of that name: a field, not a prototype
  () => JSON.parse('{"__proto__":{"id":"x"},"constructor":{"prototype":{"polluted":1}}}') as unknown,
];

/** Any value that can cross a frame's boundary. */
export function garbage(random: Random): unknown {
  return random.pick(makers)(random);
}
