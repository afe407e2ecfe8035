import type { Method } from '../protocol/envelope';
import type { Route } from '../protocol/requests';

// Only characters that would change the path are encoded, because frames expect all others unchanged.
const encode = (text = '') => text.replace(/[%/?#]/g, encodeURIComponent);

/** Returns the method of a request and its path with the parameters filled in. */
export function requestLineOf(route: Route, params: object = {}): [method: Method, path: string] {
  const [method, template = ''] = route.split(' ');
  const values = params as Record<string, string>;
  return [method as Method, template.replace(/:(\w+)/g, (_match, name: string) => encode(values[name]))];
}
