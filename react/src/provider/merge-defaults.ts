import type { AnyProps } from '../components/split-props';

/**
 * Lays props over those from farther away: the nearer win, settings one by one. Who brings either source of tokens gets
 * neither from above, which may be another content's.
 */
export function mergeDefaults(above: AnyProps, given: AnyProps): AnyProps {
  const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const bringsTokens = (own.accessToken ?? own.getAccessToken) !== undefined;
  return {
    ...above,
    ...(bringsTokens && { accessToken: undefined, getAccessToken: undefined }),
    ...own,
    settings: { ...(above.settings as object), ...(own.settings as object) },
  };
}
