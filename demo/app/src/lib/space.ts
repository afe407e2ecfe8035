import { createContext, use } from 'react';
import type { Brand, Environment, Space } from '../../../shared';

/** The space named in the URL, with its brand. */
export interface CurrentSpace {
  space: Space;
  brand: Brand;
  environment: Environment;
  /** Converts a path within the space to a path of the app: `path('edit/7')` is `/IYG-US/edit/7`, `path('')` the staff list. */
  path: (relative: string) => string;
}

export const SpaceContext = createContext<CurrentSpace | undefined>(undefined);

export function useSpace(): CurrentSpace {
  const space = use(SpaceContext);
  if (!space) throw new Error('useSpace must be called inside SpaceContext.');
  return space;
}
