import { dashboardEvents, type DashboardEvents } from '../protocol/events';
import { fill, missingId, type FindValue, type ResolvedConfiguration } from './configuration';
import { Embed } from './embed';

/** Embedded dashboard. It accepts tokens and emits events, but has no methods of its own. */
export class Dashboard extends Embed<DashboardEvents> {
  /** Names of the events that `on` accepts. */
  override readonly allowedEvents = dashboardEvents;
  /** Type of the embed: `'dashboard'`. */
  override readonly embedtype: string = 'dashboard';
  /** Path of the load request. */
  override readonly loadPath: string = '/dashboard/load';
  /** Path of the load request for a phased load. */
  override readonly phasedLoadPath: string = '/dashboard/prepare';
  /** Paths of the frame's events. */
  override eventRoutes: readonly string[] = ['/dashboards/:uniqueId/events/:eventName'];
  /** Event that the frame emits when its content has loaded. */
  override readonly loadedEvent: string = 'loaded';

  /** Returns the dashboard's id. */
  override getId(): string | undefined {
    return this.config.id;
  }

  /** Returns the last path segment of the embed URL that `bootstrap` builds. */
  override getDefaultEmbedUrlEndpoint(): string {
    return 'dashboardEmbed';
  }

  /** Request that replaces the token. */
  protected override readonly tokenRoute = 'POST /dashboard/token';

  /** Adds the dashboard id. @throws {EmbedError} `missingId` */
  protected override complete(
    config: ResolvedConfiguration,
    find: FindValue,
    isBootstrap: boolean,
  ): ResolvedConfiguration {
    fill(config, 'id', find('dashboard-id', 'dashboardId'));
    if (!config.id && !isBootstrap) throw missingId('Dashboard', 'id', this.attributes.name('dashboard-id'));
    return config;
  }
}
