import { createContext } from 'react';
import type { Brand } from '../../../shared';

/** The brand of the space in the URL, or of the site outside a space. Undefined if the configuration is unavailable. */
export const BrandContext = createContext<Brand | undefined>(undefined);

/** Query parameter with the key of the space on pages outside a space. */
export const spaceQuery = 'space';
