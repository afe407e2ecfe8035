import type { ValidationError } from '../errors';
import type { EmbedConfiguration, QuickCreateConfiguration } from '../models';
import { commonEvents } from '../protocol/events';
import type { HookName } from '../protocol/hooks';
import { validateQuickCreate } from '../validation';
import { Embed } from './embed';

/** The creation of a dataset and a report from data that the page gives. */
export class QuickCreate extends Embed {
  /** The names that `on` takes. */
  override readonly allowedEvents = commonEvents;
  /** The type, as the peer spells it. */
  override readonly embedtype: string = 'quickCreate';
  /** Path of the load call. */
  override readonly loadPath: string = '/quickcreate';
  /** Paths of the frame's events. */
  override eventRoutes: readonly string[] = ['/reports/:uniqueId/events/:eventName'];
  /** The hooks that the frame may call. */
  override readonly hookNames: readonly HookName[] = ['newAccessToken'];

  /** There is no id before the creation. */
  override getId(): undefined {
    return undefined;
  }

  /** The last part of the embed URL that bootstrap builds. */
  override getDefaultEmbedUrlEndpoint(): string {
    return 'quickCreate';
  }

  /** Checks the configuration, and with it the data and its schema (embedding toolkit, 5). */
  override validate(config: EmbedConfiguration): ValidationError[] | undefined {
    return validateQuickCreate(config);
  }

  /** What the create call sends. */
  get createConfig(): QuickCreateConfiguration {
    return this.config as QuickCreateConfiguration;
  }

  /** Sends the create call again. */
  create(): Promise<void> {
    return this.load();
  }

  /** The headers of the load call, besides those of every call. */
  protected override get loadHeaders(): Record<string, unknown> {
    return this.sessionHeaders;
  }
}
