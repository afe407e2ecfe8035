import type { Method } from '../protocol/envelope';
import type { Route } from '../protocol/requests';

/** Returns the method of a request and its path with the parameters filled in. */
export function requestLineOf(route: Route, params: object = {}): [method: Method, path: string] {
  const [method, template = ''] = route.split(' ');
  const path = template.replace(/:(\w+)/g, (_match, name: string) =>
    // Only characters that would change the path are encoded, because frames expect all others unchanged.
    // Code without type checking can pass names that are numbers.
    String((params as Record<string, string | number>)[name] ?? '').replace(/[%/?#]/g, encodeURIComponent),
  );
  return [method as Method, path];
}
