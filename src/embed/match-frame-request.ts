import { hookFields, type HookName } from '../protocol/hooks';

/** A request from the frame that concerns an embed. */
export type FrameRequest = { kind: 'event'; name: string } | { kind: 'hook'; name: HookName } | { kind: 'ready' };

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
 * Matches a path against a route. Returns the name of the event or hook, or the unique id if the route has neither. Returns
 * undefined if the path does not match. Contains no closures, because it runs for each event.
 */
function matchRoute(route: string, path: readonly string[], uniqueId: string): string | undefined {
  const pattern = patternOf(route);
  if (pattern.length !== path.length) return undefined;
  let value: string | undefined = uniqueId;
  for (const [index, expected] of pattern.entries()) {
    const segment = path[index] ?? '';
    if (expected === ':uniqueId') {
      if (decode(segment) !== uniqueId) return undefined;
    } else if (expected.startsWith(':')) {
      if (!segment) return undefined;
      if (expected === ':eventName' || expected === ':hookName') value = decode(segment);
    } else if (expected !== segment) return undefined;
  }
  return value;
}

/** The part of an embed that decides which requests it accepts. */
export interface RoutedEmbed {
  readonly config: { readonly uniqueId: string };
  readonly eventRoutes: readonly string[];
  readonly allowedEvents: readonly string[];
  readonly hookNames: readonly HookName[];
}

/**
 * Matches a request from the frame against an embed's routes. Returns undefined if the embed must ignore it: the unique id
 * belongs to another embed, the embed type does not have the event or hook, or the path is unknown. The closed set of events
 * keeps frames from dispatching events such as `click` or `submit` on the page.
 */
export function matchFrameRequest(url: string, embed: RoutedEmbed): FrameRequest | undefined {
  const pathEnd = url.indexOf('?');
  const path = (pathEnd < 0 ? url : url.slice(0, pathEnd)).split('/');
  const { uniqueId } = embed.config;
  for (const route of embed.eventRoutes) {
    const name = matchRoute(route, path, uniqueId);
    if (name !== undefined) return embed.allowedEvents.includes(name) ? { kind: 'event', name } : undefined;
  }
  const hook = matchRoute('/reports/:uniqueId/eventHooks/:hookName', path, uniqueId);
  if (hook !== undefined && Object.hasOwn(hookFields, hook) && embed.hookNames.includes(hook as HookName)) {
    return { kind: 'hook', name: hook as HookName };
  }
  return matchRoute('/ready/:uniqueId', path, uniqueId) === undefined ? undefined : { kind: 'ready' };
}
