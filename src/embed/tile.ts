import { tileEvents, type TileEvents } from '../protocol/events';
import { fill, missingId, type FindValue, type ResolvedConfiguration } from './configuration';
import { Embed } from './embed';

/** Embedded dashboard tile. */
export class Tile extends Embed<TileEvents> {
  /** Names of the events that `on` accepts. */
  override readonly allowedEvents = tileEvents;
  /** Type of the embed: `'tile'`. */
  override readonly embedtype: string = 'tile';
  /** Path of the load request. */
  override readonly loadPath: string = '/tile/load';
  /** Paths of the frame's events. */
  override eventRoutes: readonly string[] = ['/tile/:uniqueId/events/:eventName'];
  /** Event that the frame emits when its content has loaded. */
  override readonly loadedEvent: string = 'tileLoaded';

  /** Returns the tile's id. */
  override getId(): string | undefined {
    return this.config.id;
  }

  /** Returns the last path segment of the embed URL that `bootstrap` builds. */
  override getDefaultEmbedUrlEndpoint(): string {
    return 'tileEmbed';
  }

  /** Request that replaces the token. */
  protected override readonly tokenRoute = 'POST /tile/token';

  /** Adds the tile id and the dashboard id. @throws {EmbedError} `missingId` if the tile id is missing */
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
