import type { Random } from '../../demo/server/seed/random';

/** Names of inherited object members, and other names that can break routing and lookups. */
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

const generators: ((random: Random) => unknown)[] = [
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
  // Structured clone creates an own field with this name; it does not set the prototype.
  () => JSON.parse('{"__proto__":{"id":"x"},"constructor":{"prototype":{"polluted":1}}}') as unknown,
];

/** Returns a random value that postMessage can send. */
export function garbage(random: Random): unknown {
  return random.pick(generators)(random);
}
