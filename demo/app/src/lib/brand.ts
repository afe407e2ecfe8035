import { createContext } from 'react';
import { findSpace, type Brand } from '../../../shared';
import { findSpaceInPath } from './space';

/** The brand of the space in the URL, or of the site outside a space. Undefined if the configuration is unavailable. */
export const BrandContext = createContext<Brand | undefined>(undefined);

/** Query parameter that passes a space's key to pages outside a space. */
export const spaceQuery = 'space';

/** Returns the brand code of the space named in a URL, in the first path segment or otherwise in a query parameter. */
export function brandCodeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  return (findSpaceInPath(pathname) ?? findSpace(new URLSearchParams(search).get(spaceQuery) ?? ''))?.brand;
}
