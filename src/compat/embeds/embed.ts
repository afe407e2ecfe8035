import * as core from '@vitrine/sdk';
import type { EventHooks, IBootstrapEmbedConfiguration, IEmbedConfigurationBase, IError } from '../models';
import type { IEventHandler } from '../service/events';
import type { Service } from '../service/service';
import { commonEvents, embedStatics, type EmbedStatics } from './statics';

/** Members of all embeds whose powerbi-client declarations differ from the core. */
export interface PublishedMembers {
  /** Names of the events that the embed emits. */
  allowedEvents: string[];
  /** Embed type. */
  embedtype: string;
  /** Path of the load request. */
  loadPath: string;
  /** Path of the load request in a phased load. */
  phasedLoadPath: string;
  /** Service that created the embed. */
  service: Service;
  /** Configuration, completed with attributes and defaults. */
  config: IEmbedConfigurationBase;
  /** Configuration passed to `bootstrap`, until the content is embedded. */
  bootstrapConfig: IBootstrapEmbedConfiguration;
  /** Callbacks of the host page that the frame can call. */
  eventHooks: EventHooks;
  /** Returns the id of the content. */
  getId(): string;
  /** Returns the last path segment of the embed URLs that `bootstrap` builds. */
  getDefaultEmbedUrlEndpoint(): string;
  /** Validates a configuration. Returns `undefined` or the errors. */
  validate(config: IEmbedConfigurationBase): IError[];
  /** Completes a configuration and stores it in `config`. */
  populateConfig(config: IBootstrapEmbedConfiguration, isBootstrap: boolean): void;
  /** Loads the content with the current configuration. */
  load(phasedRender?: boolean): Promise<void>;
  /** Removes the container from the tab order. */
  removeComponentTabIndex(tabIndex?: number): void;
  /** Adds an event handler. Returns a function that removes it, unlike powerbi-client. */
  on<T>(eventName: string, handler: IEventHandler<T>): () => void;
  /** Removes an event handler, or all handlers of the event if none is passed. */
  off<T>(eventName: string, handler?: IEventHandler<T>): void;
}

/** Embed of the core with the declarations of powerbi-client. */
export type Published<CoreEmbed> = Omit<CoreEmbed, keyof PublishedMembers> & PublishedMembers;

/** Embedded content in a container element. */
export interface Embed extends Omit<core.Embed, keyof PublishedMembers>, PublishedMembers {}

/** Constructor of the embed classes other than `Embed`. */
export type EmbedConstructor<Instance> = (new (
  service: Service,
  element: HTMLElement,
  config: IEmbedConfigurationBase,
  phasedRender?: boolean,
  isBootstrap?: boolean,
  iframe?: HTMLIFrameElement,
) => Instance) &
  EmbedStatics;

/** Members that a custom component adds to `Embed`. */
export interface CustomEmbed extends Embed {
  /** Called after the configuration was completed. */
  configChanged(isBootstrap: boolean): void;
}

/** Base class of custom components, which are registered with `service.register`. */
abstract class Component extends core.Embed {
  override allowedEvents: readonly string[] = [...commonEvents];
  override embedtype: string;
  override loadPath = '';

  /** Takes the iframe before the flags, as in powerbi-client. */
  constructor(
    service: core.EmbedContext,
    element: HTMLElement,
    config: core.EmbedConfiguration,
    iframe?: HTMLIFrameElement,
    phasedRender?: boolean,
    isBootstrap?: boolean,
  ) {
    super(service, element, config, phasedRender, isBootstrap, iframe);
    this.embedtype = (config.type ?? '').toLowerCase();
  }

  abstract configChanged(isBootstrap: boolean): void;

  protected override complete(
    config: core.ResolvedConfiguration,
    _find: core.FindValue,
    isBootstrap: boolean,
  ): core.ResolvedConfiguration {
    this.config = config;
    this.configChanged(isBootstrap);
    return this.config;
  }
}

// All embeds are instances of `Embed`. Derived classes inherit this method, but only match their own instances.
Object.defineProperty(Component, Symbol.hasInstance, {
  value(this: unknown, value: unknown): boolean {
    return this === Component
      ? value instanceof core.Embed
      : Function.prototype[Symbol.hasInstance].call(this as () => unknown, value);
  },
});

/** Base class of all embeds and of custom components. */
export const Embed = Object.assign(Component, embedStatics) as unknown as (abstract new (
  service: Service,
  element: HTMLElement,
  config: IEmbedConfigurationBase,
  iframe?: HTMLIFrameElement,
  phasedRender?: boolean,
  isBootstrap?: boolean,
) => CustomEmbed) &
  EmbedStatics;
