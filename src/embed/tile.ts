import type { ValidationError } from '../errors';
import type { EmbedConfiguration } from '../models';
import { tileEvents, type TileEvents } from '../protocol/events';
import { validateTileLoad } from '../validation';
import { fill, missingId, type FindValue, type ResolvedConfiguration } from './configuration';
import { Embed } from './embed';

/** One embedded tile of a dashboard. */
export class Tile extends Embed<TileEvents> {
  override readonly allowedEvents = tileEvents;
  override readonly embedtype: string = 'tile';
  override readonly loadPath: string = '/tile/load';
  override eventRoutes: readonly string[] = ['/tile/:uniqueId/events/:eventName'];
  override readonly loadedEvent: string = 'tileLoaded';

  /** The tile's id. */
  override getId(): string | undefined {
    return this.config.id;
  }

  /** @internal */
  override getDefaultEmbedUrlEndpoint(): string {
    return 'tileEmbed';
  }

  /** Checks the configuration as a tile's load (embedding toolkit, 3 and 5). */
  override validate(config: EmbedConfiguration): ValidationError[] | undefined {
    return validateTileLoad(config);
  }

  protected override readonly tokenRoute = 'POST /tile/token';

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
