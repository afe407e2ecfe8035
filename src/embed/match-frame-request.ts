import { hookFields, type HookName } from '../protocol/hooks';

/** A request of the frame that is for an embed. */
export type FrameRequest = { kind: 'event'; name: string } | { kind: 'hook'; name: HookName } | { kind: 'ready' };

/** The parts of routes such as '/reports/:uniqueId/events/:eventName', split once: an event takes this way each time. */
const patterns = new Map<string, readonly string[]>();

function patternOf(route: string): readonly string[] {
  let pattern = patterns.get(route);
  if (!pattern) patterns.set(route, (pattern = route.split('/')));
  return pattern;
}

/** A part of a path as text; undefined when it cannot be decoded. */
function decode(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** What of an embed the routing looks at. */
export interface RoutedEmbed {
  uniqueId: string;
  eventRoutes: readonly string[];
  allowedEvents: readonly string[];
  hooks: readonly HookName[];
}

/**
 * Finds what a frame's request asks of an embed; undefined when it is not for that embed: another id, an event or hook
 * outside the closed set of its type, an unknown path (security rules, 2).
 */
export function matchFrameRequest(url: string, embed: RoutedEmbed): FrameRequest | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  const parts = path.split('/');
  /** The value of a route's parameter, when the path fits the route and is for this embed. */
  const parameter = (route: string, name: string) => {
    const pattern = patternOf(route);
    const part = (of: string) => decode(parts[pattern.indexOf(`:${of}`)]);
    const fits =
      pattern.length === parts.length &&
      pattern.every((expected, index) => (expected.startsWith(':') ? parts[index] !== '' : expected === parts[index]));
    return fits && part('uniqueId') === embed.uniqueId ? part(name) : undefined;
  };
  for (const route of embed.eventRoutes) {
    const name = parameter(route, 'eventName');
    if (name !== undefined) return embed.allowedEvents.includes(name) ? { kind: 'event', name } : undefined;
  }
  const hook = parameter('/reports/:uniqueId/eventHooks/:hookName', 'hookName');
  if (hook !== undefined && Object.hasOwn(hookFields, hook) && embed.hooks.includes(hook as HookName)) {
    return { kind: 'hook', name: hook as HookName };
  }
  return parameter('/ready/:uniqueId', 'uniqueId') === undefined ? undefined : { kind: 'ready' };
}
