/**
 * Where to go after sign-in or sign-out. Only paths of this app are taken: the address could come from a link that
 * somebody else has made. The app's own sign-in paths would lead in circles.
 */
export function safeReturnUrl(wanted: unknown, fallback = '/'): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, location.origin)) return fallback;
  const { origin, pathname, search, hash } = new URL(wanted, location.origin);
  if (origin !== location.origin || /(^|\/)oidc(\/|$)/i.test(pathname)) return fallback;
  return `${pathname}${search}${hash}`;
}

/** Name of the query that carries it to the sign-out and Not Authorized pages. */
export const returnUrlQuery = 'returnUrl';

export const withReturnUrl = (path: string, returnUrl: string): string =>
  `${path}?${new URLSearchParams({ [returnUrlQuery]: returnUrl }).toString()}`;
