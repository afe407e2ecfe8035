import * as core from '@vitrine/sdk';
import type { EmbedConstructor, PublishedMembers } from './embed';
import { publishedClass } from './published-class';
import { embedStatics, parameterReader, type IdStatics } from './statics';

/** One embedded tile of a dashboard. */
export interface Tile extends Omit<core.Tile, keyof PublishedMembers>, PublishedMembers {}

/** One embedded tile, to construct, derive from or compare with. */
export const Tile = publishedClass(core.Tile, {
  ...embedStatics,
  allowedEvents: ['tileClicked', 'tileLoaded'],
  type: 'Tile',
  findIdFromEmbedUrl: parameterReader('tileId'),
}) as EmbedConstructor<Tile> & IdStatics;
