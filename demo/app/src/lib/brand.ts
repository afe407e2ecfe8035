import { createContext } from 'react';
import type { Brand } from '../../../shared';

/** The brand of the space in the URL, or of the site outside a space. Undefined if the configuration is unavailable. */
export const BrandContext = createContext<Brand | undefined>(undefined);

/** Query parameter that passes a space's key to pages outside a space. */
export const spaceQuery = 'space';
