import { hookFields, type HookName } from '../protocol/hooks';

/** A request of the frame that is for an embed. */
export type FrameRequest = { kind: 'event'; name: string } | { kind: 'hook'; name: HookName } | { kind: 'ready' };

/** Splits a path into decoded parts; undefined when it cannot be decoded. */
function split(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Tells whether a path fits a route such as '/reports/:uniqueId/events/:eventName', and gives its parameters. */
function matchRoute(route: string, parts: string[]): Map<string, string> | undefined {
  const pattern = route.split('/');
  const parameters = new Map<string, string>();
  const fits =
    pattern.length === parts.length &&
    pattern.every((expected, index) => {
      const part = parts[index] ?? '';
      if (!expected.startsWith(':')) return expected === part;
      parameters.set(expected.slice(1), part);
      return part !== '';
    });
  return fits ? parameters : undefined;
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
export function routeFrameRequest(url: string, embed: RoutedEmbed): FrameRequest | undefined {
  const parts = split(url.replace(/[?#].*$/s, ''));
  if (!parts) return undefined;
  const parameters = (route: string) => {
    const found = matchRoute(route, parts);
    return found?.get('uniqueId') === embed.uniqueId ? found : undefined;
  };
  if (parameters('/ready/:uniqueId')) return { kind: 'ready' };
  const hook = parameters('/reports/:uniqueId/eventHooks/:hookName')?.get('hookName');
  if (hook !== undefined) {
    return Object.hasOwn(hookFields, hook) && embed.hooks.includes(hook as HookName)
      ? { kind: 'hook', name: hook as HookName }
      : undefined;
  }
  for (const route of embed.eventRoutes) {
    const name = parameters(route)?.get('eventName');
    if (name !== undefined && embed.allowedEvents.includes(name)) return { kind: 'event', name };
  }
  return undefined;
}
