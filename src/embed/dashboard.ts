import type { ValidationError } from '../errors';
import type { EmbedConfiguration } from '../models';
import { dashboardEvents, type DashboardEvents } from '../protocol/events';
import { validateDashboardLoad } from '../validation';
import { fill, missingId, type FindValue, type ResolvedConfiguration } from './configuration';
import { Embed } from './embed';

/** An embedded dashboard. */
export class Dashboard extends Embed<DashboardEvents> {
  /** The names that `on` takes. */
  override readonly allowedEvents = dashboardEvents;
  /** The type, as the peer spells it. */
  override readonly embedtype: string = 'dashboard';
  /** Path of the load call. */
  override readonly loadPath: string = '/dashboard/load';
  /** Path of the load call of a phased load. */
  override readonly phasedLoadPath: string = '/dashboard/prepare';
  /** Paths of the frame's events. */
  override eventRoutes: readonly string[] = ['/dashboards/:uniqueId/events/:eventName'];
  /** The event that says that the content is there. */
  override readonly loadedEvent: string = 'loaded';

  /** The dashboard's id. */
  override getId(): string | undefined {
    return this.config.id;
  }

  /** The last part of the embed URL that bootstrap builds. */
  override getDefaultEmbedUrlEndpoint(): string {
    return 'dashboardEmbed';
  }

  /** Checks the configuration as a dashboard's load (embedding toolkit, 5). */
  override validate(config: EmbedConfiguration): ValidationError[] | undefined {
    return validateDashboardLoad(config);
  }

  /** The path of the token call. */
  protected override readonly tokenRoute = 'POST /dashboard/token';

  /** Fills in what this type needs besides; throws when an id is missing. */
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
