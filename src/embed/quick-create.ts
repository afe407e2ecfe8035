import type { ValidationError } from '../errors';
import type { EmbedConfiguration, QuickCreateConfiguration } from '../models';
import { commonEvents } from '../protocol/events';
import type { HookName } from '../protocol/hooks';
import { validateQuickCreate } from '../validation';
import { Embed } from './embed';

/** The creation of a dataset and a report from data that the page gives. */
export class QuickCreate extends Embed {
  override readonly allowedEvents = commonEvents;
  override readonly embedtype: string = 'quickCreate';
  override readonly loadPath: string = '/quickcreate';
  override eventRoutes: readonly string[] = ['/reports/:uniqueId/events/:eventName'];
  override readonly hookNames: readonly HookName[] = ['newAccessToken'];
  /** The frame promises no `loaded` here: its answer to the call is the sign. */
  override readonly loadedEvent = undefined;

  /** There is no id before the creation. */
  override getId(): undefined {
    return undefined;
  }

  /** @internal */
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

  protected override get loadHeaders(): Record<string, unknown> {
    return this.sessionHeaders;
  }
}
