import * as core from '@vitrine/sdk';
import type { EmbedConstructor, CompatMembers } from './embed';
import { createCompatClass } from './compat-class';
import { embedStatics, parameterReader, type IdStatics } from './statics';

/** Embedded tile of a dashboard. */
export interface Tile extends Omit<core.Tile, keyof CompatMembers>, CompatMembers {}

/** Class of embedded tiles. */
export const Tile = createCompatClass(core.Tile, {
  ...embedStatics,
  allowedEvents: ['tileClicked', 'tileLoaded'],
  type: 'Tile',
  findIdFromEmbedUrl: parameterReader('tileId'),
}) as EmbedConstructor<Tile> & IdStatics;
