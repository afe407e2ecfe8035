import type { AnyProps } from '../components/split-props';

/**
 * Merges props over inherited ones, and settings one by one. Props that contain `accessToken` or `getAccessToken` inherit
 * neither of them, because the inherited token may belong to different content.
 */
export function mergeDefaults(above: AnyProps, given: AnyProps): AnyProps {
  const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const hasTokenSource = (own.accessToken ?? own.getAccessToken) !== undefined;
  return {
    ...above,
    ...(hasTokenSource && { accessToken: undefined, getAccessToken: undefined }),
    ...own,
    settings: { ...(above.settings as object), ...(own.settings as object) },
  };
}
