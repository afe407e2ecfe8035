import type { ValidationError } from '../errors';
import type { EmbedConfiguration } from '../models';
import { tileEvents, type TileEvents } from '../protocol/events';
import { validateTileLoad } from '../validation';
import { fill, missingId, type FindValue, type ResolvedConfiguration } from './configuration';
import { Embed } from './embed';

/** One embedded tile of a dashboard. */
export class Tile extends Embed<TileEvents> {
  /** The names that `on` takes. */
  override readonly allowedEvents = tileEvents;
  /** The type, as the peer spells it. */
  override readonly embedtype: string = 'tile';
  /** Path of the load call. */
  override readonly loadPath: string = '/tile/load';
  /** Paths of the frame's events. */
  override eventRoutes: readonly string[] = ['/tile/:uniqueId/events/:eventName'];
  /** The event that says that the tile is there. */
  override readonly loadedEvent: string = 'tileLoaded';

  /** The tile's id. */
  override getId(): string | undefined {
    return this.config.id;
  }

  /** The last part of the embed URL that bootstrap builds. */
  override getDefaultEmbedUrlEndpoint(): string {
    return 'tileEmbed';
  }

  /** Checks the configuration as a tile's load (embedding toolkit, 3 and 5). */
  override validate(config: EmbedConfiguration): ValidationError[] | undefined {
    return validateTileLoad(config);
  }

  /** The path of the token call. */
  protected override readonly tokenRoute = 'POST /tile/token';

  /** Fills in what this type needs besides; throws when an id is missing. */
  protected override complete(
    config: ResolvedConfiguration,
    find: FindValue,
    isBootstrap: boolean,
  ): ResolvedConfiguration {
    fill(config, 'id', find('tile-id', 'tileId'));
    fill(config, 'dashboardId', find('dashboard-id', 'dashboardId'));
    if (!config.id && !isBootstrap) throw missingId('Tile', 'id', this.attributes.name('tile-id'));
    return config;
  }
}
