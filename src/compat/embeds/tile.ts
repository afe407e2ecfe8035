import * as core from '@vitrine/sdk';
import type { EmbedConstructor, PublishedMembers } from './embed';
import { publishedClass } from './published-class';
import { embedStatics, parameterReader, type IdStatics } from './statics';

/** Embedded tile of a dashboard. */
export interface Tile extends Omit<core.Tile, keyof PublishedMembers>, PublishedMembers {}

/** Class of embedded tiles. */
export const Tile = publishedClass(core.Tile, {
  ...embedStatics,
  allowedEvents: ['tileClicked', 'tileLoaded'],
  type: 'Tile',
  findIdFromEmbedUrl: parameterReader('tileId'),
}) as EmbedConstructor<Tile> & IdStatics;
