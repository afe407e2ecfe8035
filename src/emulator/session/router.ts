import type { Route } from '../../protocol/requests';
import { handlers } from './handlers';

interface Pattern {
  route: Route;
  method: string;
  parts: string[];
}

const patterns: Pattern[] = /* @__PURE__ */ (Object.keys(handlers) as Route[]).map((route) => {
  const [method = '', path = ''] = route.split(' ');
  return { route, method, parts: path.split('/') };
});

/** A call found in the request table. */
export interface Match {
  route: Route;
  params: Record<string, string>;
}

/** Finds the row of a call; fixed parts win over parameters. */
export function matchRoute(method: string, url: string): Match | undefined {
  const parts = url.split('?')[0]?.split('/') ?? [];
  let best: { match: Match; wild: number } | undefined;
  for (const pattern of patterns) {
    if (pattern.method !== method || pattern.parts.length !== parts.length) continue;
    const params = readParams(pattern.parts, parts);
    if (!params) continue;
    const wild = Object.keys(params).length;
    if (!best || wild < best.wild) best = { match: { route: pattern.route, params }, wild };
  }
  return best?.match;
}

function readParams(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (expected.startsWith(':')) {
      const value = decode(part);
      if (!value) return undefined;
      params[expected.slice(1)] = value;
    } else if (expected.toLowerCase() !== part.toLowerCase()) return undefined;
  }
  return params;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    // The published client does not encode names: a lone per cent sign stands for itself.
    return part;
  }
}
