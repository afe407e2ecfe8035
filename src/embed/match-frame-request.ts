import { hookFields, type HookName } from '../protocol/hooks';

/** A request of the frame that is for an embed. */
export type FrameRequest = { kind: 'event'; name: string } | { kind: 'hook'; name: HookName } | { kind: 'ready' };

/** Routes such as '/reports/:uniqueId/events/:eventName', split once, because each event is matched against them. */
const patterns = new Map<string, readonly string[]>();

function patternOf(route: string): readonly string[] {
  let pattern = patterns.get(route);
  if (!pattern) patterns.set(route, (pattern = route.split('/')));
  return pattern;
}

/** Decodes a path segment; undefined if it cannot be decoded. */
function decode(segment: string | undefined): string | undefined {
  try {
    return segment && decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** The part of an embed that decides which requests it accepts. */
export interface RoutedEmbed {
  readonly config: { readonly uniqueId: string };
  readonly eventRoutes: readonly string[];
  readonly allowedEvents: readonly string[];
  readonly hookNames: readonly HookName[];
}

/**
 * Matches a request of the frame. Returns undefined if the embed must ignore it: the unique id is another embed's, the event
 * or hook is not in the closed set of the embed's type, or the path is unknown. A closed set keeps frames from dispatching
 * events such as `click` or `submit` on the page.
 */
export function matchFrameRequest(url: string, embed: RoutedEmbed): FrameRequest | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  const segments = path.split('/');
  /** Returns the value of a route's parameter if the path matches the route and contains the embed's unique id. */
  const parameter = (route: string, name: string) => {
    const pattern = patternOf(route);
    const value = (of: string) => decode(segments[pattern.indexOf(`:${of}`)]);
    const matches =
      pattern.length === segments.length &&
      pattern.every((expected, index) =>
        expected.startsWith(':') ? segments[index] !== '' : expected === segments[index],
      );
    return matches && value('uniqueId') === embed.config.uniqueId ? value(name) : undefined;
  };
  for (const route of embed.eventRoutes) {
    const name = parameter(route, 'eventName');
    if (name !== undefined) return embed.allowedEvents.includes(name) ? { kind: 'event', name } : undefined;
  }
  const hook = parameter('/reports/:uniqueId/eventHooks/:hookName', 'hookName');
  if (hook !== undefined && Object.hasOwn(hookFields, hook) && embed.hookNames.includes(hook as HookName)) {
    return { kind: 'hook', name: hook as HookName };
  }
  return parameter('/ready/:uniqueId', 'uniqueId') === undefined ? undefined : { kind: 'ready' };
}
