import { createContext, use } from 'react';
import type { Brand, Environment, Space } from '../../../shared';

/** The space that the address names, with all that depends on it. */
export interface CurrentSpace {
  space: Space;
  brand: Brand;
  environment: Environment;
  /** The address of a path within the space: `path('edit/7')` is `/IYG-US/edit/7`, `path('')` the staff list. */
  path: (relative: string) => string;
}

export const SpaceContext = createContext<CurrentSpace | undefined>(undefined);

export function useSpace(): CurrentSpace {
  const space = use(SpaceContext);
  if (!space) throw new Error('useSpace is called outside of a space.');
  return space;
}
