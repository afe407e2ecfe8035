import type { ValidationError } from '../errors';
import type { EmbedConfiguration } from '../models';
import { dashboardEvents, type DashboardEvents } from '../protocol/events';
import { validateDashboardLoad } from '../validation';
import { fill, missingId, type FindValue, type ResolvedConfiguration } from './configuration';
import { Embed } from './embed';

/** An embedded dashboard. */
export class Dashboard extends Embed<DashboardEvents> {
  override readonly allowedEvents = dashboardEvents;
  override readonly embedtype: string = 'dashboard';
  override readonly loadPath: string = '/dashboard/load';
  override readonly phasedLoadPath: string = '/dashboard/prepare';
  override eventRoutes: readonly string[] = ['/dashboards/:uniqueId/events/:eventName'];

  /** The dashboard's id. */
  override getId(): string | undefined {
    return this.config.id;
  }

  /** @internal */
  override getDefaultEmbedUrlEndpoint(): string {
    return 'dashboardEmbed';
  }

  /** Checks the configuration as a dashboard's load (embedding toolkit, 5). */
  override validate(config: EmbedConfiguration): ValidationError[] | undefined {
    return validateDashboardLoad(config);
  }

  protected override readonly tokenRoute = 'POST /dashboard/token';

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
