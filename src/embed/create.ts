import type { ReportCreateConfiguration } from '../models';
import { commonEvents } from '../protocol/events';
import type { HookName } from '../protocol/hooks';
import { fill, missingId, type FindValue, type ResolvedConfiguration } from './configuration';
import type { CallOptions } from './call-options';
import { Embed } from './embed';

/**
 * Embedded editor for a new report on an existing dataset. After the user has saved the new report, embed it in the same element
 * to show it.
 */
export class Create extends Embed {
  /** Names of the events that `on` accepts. */
  override readonly allowedEvents = commonEvents;
  /** Type of the embed: `'create'`. */
  override readonly embedtype: string = 'create';
  /** Path of the load request. */
  override readonly loadPath: string = '/report/create';
  /** Paths of the frame's events. */
  override eventRoutes: readonly string[] = ['/reports/:uniqueId/events/:eventName'];
  /** Hooks that the frame may request. */
  override readonly hookNames: readonly HookName[] = ['preQuery', 'newAccessToken'];
  /** Event that the frame emits when its content has loaded. */
  override readonly loadedEvent: string = 'loaded';

  /** Returns the dataset's id. */
  override getId(): string | undefined {
    return this.config.datasetId;
  }

  /** Returns the last path segment of the embed URL that `bootstrap` builds. */
  override getDefaultEmbedUrlEndpoint(): string {
    return 'reportEmbed';
  }

  /** Body of the load request. */
  get createConfig(): ReportCreateConfiguration {
    const { accessToken, datasetId = '', groupId, settings, tokenType, theme } = this.config;
    const body = { accessToken, datasetId, groupId, settings, tokenType, theme };
    return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as typeof body;
  }

  /** Sends the load request again. See `load`. */
  create(): Promise<void> {
    return this.load();
  }

  /** Returns whether there are no unsaved changes. */
  async isSaved(options?: CallOptions): Promise<boolean> {
    return !(await this.request('GET /report/hasUnsavedChanges', options));
  }

  /** Body of the load request. */
  protected override get loadBody(): object {
    return this.createConfig;
  }

  /** Headers of the load request, in addition to the common request headers. */
  protected override get loadHeaders(): Record<string, unknown> {
    return this.sessionHeaders;
  }

  /** Adds the dataset id. @throws {EmbedError} `missingId` */
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
