import type { QuickCreateConfiguration } from '../models';
import { commonEvents } from '../protocol/events';
import type { HookName } from '../protocol/hooks';
import { Embed } from './embed';

/** Embedded quick create, which generates a dataset and a report from data that the page passes. */
export class QuickCreate extends Embed {
  /** Names of the events that `on` accepts. */
  override readonly allowedEvents = commonEvents;
  /** Type of the embed: `'quickCreate'`. */
  override readonly embedtype: string = 'quickCreate';
  /** Path of the load request. */
  override readonly loadPath: string = '/quickcreate';
  /** Paths of the frame's events. */
  override eventRoutes: readonly string[] = ['/reports/:uniqueId/events/:eventName'];
  /** Hooks that the frame may request. */
  override readonly hookNames: readonly HookName[] = ['newAccessToken'];

  /** Returns undefined, because there is no id before the report is saved. */
  override getId(): undefined {
    return undefined;
  }

  /** Returns the last path segment of the embed URL that `bootstrap` builds. */
  override getDefaultEmbedUrlEndpoint(): string {
    return 'quickCreate';
  }

  /** Body of the load request. */
  get createConfig(): QuickCreateConfiguration {
    return this.config as QuickCreateConfiguration;
  }

  /** Sends the load request again. See `load`. */
  create(): Promise<void> {
    return this.load();
  }

  /** Headers of the load request, in addition to the common request headers. */
  protected override get loadHeaders(): Record<string, unknown> {
    return this.sessionHeaders;
  }
}
