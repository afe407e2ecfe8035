import type { Route } from '../../../protocol/requests';
import { handlers } from './index';

interface RoutePattern {
  route: Route;
  method: string;
  segments: string[];
}

const patterns: RoutePattern[] = /* @__PURE__ */ (Object.keys(handlers) as Route[]).map((route) => {
  const [method = '', path = ''] = route.split(' ');
  return { route, method, segments: path.split('/') };
});

/** Matching row in the request table, and the values of its path parameters. */
export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

/**
 * Returns the row in the request table that matches a request, or undefined if there is none. Fixed segments are
 * case-sensitive, as in powerbi-client's router, and take precedence over parameters.
 */
export function matchRoute(method: string, url: string): RouteMatch | undefined {
  const segments = url.split('?')[0]?.split('/') ?? [];
  let best: { match: RouteMatch; parameterCount: number } | undefined;
  for (const pattern of patterns) {
    if (pattern.method !== method || pattern.segments.length !== segments.length) continue;
    const params = readParams(pattern.segments, segments);
    if (!params) continue;
    const parameterCount = Object.keys(params).length;
    if (!best || parameterCount < best.parameterCount)
      best = { match: { route: pattern.route, params }, parameterCount };
  }
  return best?.match;
}

function readParams(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (expected.startsWith(':')) {
      const value = decode(segment);
      if (!value) return undefined;
      params[expected.slice(1)] = value;
    } else if (expected !== segment) return undefined;
  }
  return params;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    // powerbi-client does not encode names, so a lone percent sign is treated literally.
    return segment;
  }
}
