/** Segments of routes such as '/reports/:uniqueId/events/:eventName', cached because each event is matched against them. */
const patterns = new Map<string, readonly string[]>();

function patternOf(route: string): readonly string[] {
  let pattern = patterns.get(route);
  if (!pattern) patterns.set(route, (pattern = route.split('/')));
  return pattern;
}

/** Decodes a path segment. Returns undefined if it cannot be decoded. */
function decode(segment: string): string | undefined {
  try {
    return segment.includes('%') ? decodeURIComponent(segment) : segment;
  } catch {
    return undefined;
  }
}

/**
 * Matches the segments of a path against a route. Returns the name of the event or hook, or the unique id if the route has
 * neither. Returns undefined if the path does not match. Contains no closures, because it runs for each event.
 */
export function matchRoute(route: string, path: readonly string[], uniqueId: string): string | undefined {
  const pattern = patternOf(route);
  if (pattern.length !== path.length) return undefined;
  let value: string | undefined = uniqueId;
  // Not `entries`, which Prototype.js replaces or deletes.
  let index = 0;
  for (const expected of pattern) {
    const segment = path[index++] ?? '';
    if (expected === ':uniqueId') {
      if (decode(segment) !== uniqueId) return undefined;
    } else if (expected.startsWith(':')) {
      if (!segment) return undefined;
      if (expected === ':eventName' || expected === ':hookName') value = decode(segment);
    } else if (expected !== segment) return undefined;
  }
  return value;
}
