import { commonEvents, dashboardEvents, qnaEvents, reportEvents, tileEvents } from '../../src/protocol/events';
import { hookFields } from '../../src/protocol/hooks';
import { awkwardNames, garbage } from './garbage';
import { Random } from '../../demo/server/seed/random';

export { Random };

/** Embeds and calls that messages refer to. */
export interface MessageTargets {
  /** Unique ids of embeds. */
  uids: readonly string[];
  /** Ids of pending calls. */
  pending: readonly string[];
}

type Fields = Record<string, unknown>;

const eventNames = [...new Set([commonEvents, reportEvents, dashboardEvents, tileEvents, qnaEvents].flat())];
const prefixes = ['reports', 'dashboards', 'tile', 'qna'];
const methods = ['POST', 'GET', 'PUT', 'PATCH', 'DELETE'];

const bodies: ((random: Random) => unknown)[] = [
  () => undefined,
  () => null,
  () => ({}),
  () => ({ newPage: { name: 'page', displayName: 'Page' } }),
  () => ({ newPage: null }),
  () => ({ message: 'TokenExpired', errorCode: 'TokenExpired' }),
  () => ({ commandName: 'command', dataPoints: [] }),
  (random) => ({ newPage: garbage(random), message: garbage(random), filters: garbage(random) }),
  garbage,
];

/** Event, event hook and `/ready` paths. */
const paths: ((random: Random, uid: string) => string)[] = [
  (random, uid) => `/${random.pick(prefixes)}/${uid}/events/${random.pick(eventNames)}`,
  (random, uid) => `/reports/${uid}/events/${random.pick(eventNames)}`,
  (random, uid) => `/reports/${uid}/pages/${random.pick(awkwardNames)}/events/${random.pick(eventNames)}`,
  (random, uid) => `/reports/${uid}/pages/p/visuals/${random.pick(awkwardNames)}/events/${random.pick(eventNames)}`,
  (random, uid) => `/reports/${uid}/eventHooks/${random.pick(Object.keys(hookFields))}`,
  (_random, uid) => `/ready/${uid}`,
  (random, uid) => `/${random.pick(prefixes)}/${uid}/events/${random.pick(awkwardNames)}`,
  (random, uid) => `/reports/${random.pick(awkwardNames)}/eventHooks/${uid}`,
];

let serial = 0;

function randomRequest(random: Random, { uids }: MessageTargets): Fields {
  const uid = random.chance(0.85) ? random.pick(uids) : random.pick(awkwardNames);
  return {
    method: random.chance(0.95) ? 'POST' : random.pick(methods),
    url: random.pick(paths)(random, uid),
    headers: { id: `fuzz-${(serial += 1)}`, uid },
    body: random.pick(bodies)(random),
  };
}

function randomResponse(random: Random, { pending }: MessageTargets): Fields {
  const id = pending.length > 0 && random.chance(0.7) ? random.pick(pending) : random.pick(awkwardNames);
  return {
    statusCode: random.pick([200, 202, 204, 299, 300, 400, 403, 404, 500, 0, -1, NaN]),
    headers: { id },
    body: random.pick(bodies)(random),
  };
}

/** Sets an own property. An assignment to `__proto__` would not create one. */
function put(fields: Fields, name: string, value: unknown): void {
  Object.defineProperty(fields, name, { value, writable: true, enumerable: true, configurable: true });
}

/** Removes a field, replaces it with garbage, renames it, or truncates or extends a string. */
function mutate(random: Random, message: Fields): void {
  const { headers } = message;
  const mutatesHeaders = random.chance(0.3) && Object.prototype.toString.call(headers) === '[object Object]';
  const target = mutatesHeaders ? (headers as Fields) : message;
  const field = random.pick([...Object.keys(target), 'statusCode', 'error', 'windowPostMessageProxy']);
  const value = target[field];
  const mutation = random.below(5);
  if (mutation === 0) Reflect.deleteProperty(target, field);
  else if (mutation === 1) put(target, random.pick(awkwardNames), value);
  else if (mutation === 2 && typeof value === 'string')
    put(target, field, value.slice(0, random.below(value.length + 1)));
  else if (mutation === 3 && typeof value === 'string') put(target, field, value + random.pick(awkwardNames));
  else put(target, field, garbage(random));
}

/** Returns a valid message, a mutated message, or a random value. */
export function fuzzMessage(random: Random, targets: MessageTargets): unknown {
  if (random.chance(0.12)) return garbage(random);
  const message = random.chance(0.75) ? randomRequest(random, targets) : randomResponse(random, targets);
  for (let mutations = random.chance(0.6) ? 1 + random.below(3) : 0; mutations > 0; mutations -= 1)
    mutate(random, message);
  return message;
}
