import { createContext } from 'react';
import type { Brand } from '../../../shared';

/** The brand of the space in the URL, or of the site outside of a space. Undefined if the configuration is unavailable. */
export const BrandContext = createContext<Brand | undefined>(undefined);

/** Query parameter with the key of the space on pages outside of a space. */
export const spaceQuery = 'space';
