import { createContext, use } from 'react';
import { findSpace, type Brand, type Environment, type Space } from '../../../shared';

/** The space named in the URL, with its brand. On pages about the user's own record, `space` is the primary region's space. */
export interface CurrentSpace {
  space: Space;
  brand: Brand;
  environment: Environment;
  /** Returns the app's path for a path within the space: `path('edit/7')` is `/IYG-US/edit/7`, `path('')` is `/IYG-US`. */
  path: (relative: string) => string;
}

/** Returns the space named in the first segment of an app path; undefined if there is no such space. */
export const findSpaceInPath = (pathname: string): Space | undefined => findSpace(pathname.split('/')[1] ?? '');

/** Returns the path of a staff member's edit page within a space. */
export const recordPath = (id: string): string => `edit/${encodeURIComponent(id)}`;

export const SpaceContext = createContext<CurrentSpace | undefined>(undefined);

export function useSpace(): CurrentSpace {
  const space = use(SpaceContext);
  if (!space) throw new Error('useSpace must be called inside SpaceContext.');
  return space;
}
