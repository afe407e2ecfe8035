import type { ValidationError } from '../errors';
import type { EmbedConfiguration, ReportCreateConfiguration } from '../models';
import { commonEvents } from '../protocol/events';
import type { HookName } from '../protocol/hooks';
import { validateCreateReport } from '../validation';
import { fill, missingId, type FindValue, type ResolvedConfiguration } from './configuration';
import { Embed, type CallOptions } from './embed';

/** The creation of a report on a dataset; after the first save the page embeds the new report on the same element. */
export class Create extends Embed {
  /** The names that `on` takes. */
  override readonly allowedEvents = commonEvents;
  /** The type, as the peer spells it. */
  override readonly embedtype: string = 'create';
  /** Path of the load call. */
  override readonly loadPath: string = '/report/create';
  /** Paths of the frame's events. */
  override eventRoutes: readonly string[] = ['/reports/:uniqueId/events/:eventName'];
  /** The hooks that the frame may call. */
  override readonly hookNames: readonly HookName[] = ['preQuery', 'newAccessToken'];
  /** The event that says that the content is there. */
  override readonly loadedEvent: string = 'loaded';

  /** The dataset's id. */
  override getId(): string | undefined {
    return this.config.datasetId;
  }

  /** The last part of the embed URL that bootstrap builds. */
  override getDefaultEmbedUrlEndpoint(): string {
    return 'reportEmbed';
  }

  /** Checks the configuration as that of a report's creation. */
  override validate(config: EmbedConfiguration): ValidationError[] | undefined {
    return validateCreateReport(config);
  }

  /** What the create call sends. */
  get createConfig(): ReportCreateConfiguration {
    const { accessToken, datasetId = '', groupId, settings, tokenType, theme } = this.config;
    const body = { accessToken, datasetId, groupId, settings, tokenType, theme };
    return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as typeof body;
  }

  /** Sends the create call again. */
  create(): Promise<void> {
    return this.load();
  }

  /** Tells whether everything is saved. */
  async isSaved(options?: CallOptions): Promise<boolean> {
    return !(await this.request('GET /report/hasUnsavedChanges', options));
  }

  /** The body of the load call. */
  protected override get loadBody(): object {
    return this.createConfig;
  }

  /** The headers of the load call, besides those of every call. */
  protected override get loadHeaders(): Record<string, unknown> {
    return this.sessionHeaders;
  }

  /** Fills in what this type needs besides; throws when an id is missing. */
  protected override complete(
    config: ResolvedConfiguration,
    find: FindValue,
    isBootstrap: boolean,
  ): ResolvedConfiguration {
    fill(config, 'datasetId', find('dataset-id', 'datasetId'));
    if (!config.datasetId && !isBootstrap) throw missingId('Dataset', 'datasetId', this.attributes.name('dataset-id'));
    return config;
  }
}
