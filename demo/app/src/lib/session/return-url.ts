/** Query parameter that passes the return URL to the sign-out and Not Authorized pages. */
export const returnUrlQuery = 'returnUrl';

/**
 * Validates the path to open after sign-in or sign-out. The value can come from a crafted link, so only paths of this app
 * are accepted. The app's own sign-in and sign-out paths are rejected, because they would cause a redirect loop. A Not
 * Authorized page is replaced with the page that was requested.
 * @param fallback path to return for a rejected value. Default: `/`.
 */
export function safeReturnUrl(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, location.origin)) return fallback;
  const { origin, pathname, search, hash, searchParams } = new URL(value, location.origin);
  // after a new sign-in, the user may have access to the page that was requested
  const unauthorized = /^(\/[^/]+)\/unauthorized$/i.exec(pathname);
  if (unauthorized) return safeReturnUrl(searchParams.get(returnUrlQuery), unauthorized[1]);
  if (origin !== location.origin || /(^|\/)oidc(\/|$)/i.test(decoded(pathname))) return fallback;
  return `${pathname}${search}${hash}`;
}

/** Returns the path as the router reads it. A path that cannot be decoded is returned unchanged. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Appends the return URL to a path. */
export const withReturnUrl = (path: string, returnUrl: string): string =>
  `${path}?${new URLSearchParams({ [returnUrlQuery]: returnUrl }).toString()}`;
