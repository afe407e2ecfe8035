import { createContext } from 'react';
import { findSpace, signIn, type Brand } from '../../../shared';
import { requestedPath } from './session/requested-path';
import { findSpaceInPath } from './space';

/** The brand of the space in the URL, or of the site outside a space. Undefined if the configuration is unavailable. */
export const BrandContext = createContext<Brand | undefined>(undefined);

/** Query parameter that passes a space's key to pages outside a space. */
export const spaceQuery = 'space';

/**
 * Returns the brand code of the space named in a URL, in the first path segment or otherwise in a query parameter. The page that
 * completes a sign-in has the brand of the page that the sign-in was started for.
 */
export function brandCodeOf(url: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const { pathname, search } =
    url.pathname === signIn.callbackPath ? new URL(requestedPath.get(), location.origin) : url;
  return (findSpaceInPath(pathname) ?? findSpace(new URLSearchParams(search).get(spaceQuery) ?? ''))?.brand;
}
