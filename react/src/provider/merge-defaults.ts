import type { AnyProps } from '../components/split-props';

/**
 * Merges provider defaults with nearer props, which take precedence; settings are merged one by one. A token or
 * `getAccessToken` replaces both of the defaults, which may belong to other content.
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
