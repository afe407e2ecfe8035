import * as core from '@vitrine/sdk';
import type { WithStatusText } from '../messages/http-post-message';
import { createCompatClass } from './compat-class';
import { Embed, type CompatMembers, type EmbedConstructor } from './embed';
import { parameterReader, type IdStatics } from './statics';

/** Embedded dashboard tile. */
export interface Tile extends Omit<WithStatusText<core.Tile>, keyof CompatMembers>, CompatMembers {}

/** Class for embedded tiles. */
export const Tile = createCompatClass(
  'Tile',
  core.Tile,
  {
    allowedEvents: ['tileClicked', 'tileLoaded'],
    type: 'Tile',
    findIdFromEmbedUrl: parameterReader('tileId'),
  },
  Embed,
) as EmbedConstructor<Tile> & IdStatics;
