import * as core from '@vitrine/sdk';
import type { EventHooks, IBootstrapEmbedConfiguration, IEmbedConfigurationBase, IError } from '../models';
import type { IEventHandler } from '../service/events';
import type { Service } from '../service/service';
import { commonEvents, embedStatics, type EmbedStatics } from './statics';

/** Where the published declarations of all embeds say otherwise than the core. */
export interface PublishedMembers {
  /** The names that `on` takes. */
  allowedEvents: string[];
  /** The embed type. */
  embedtype: string;
  /** Path of the load call. */
  loadPath: string;
  /** Path of the load call of a phased load. */
  phasedLoadPath: string;
  /** The service that made the embed. */
  service: Service;
  /** The completed configuration. */
  config: IEmbedConfigurationBase;
  /** The configuration of `bootstrap`, until a real one comes. */
  bootstrapConfig: IBootstrapEmbedConfiguration;
  /** The page's hooks. */
  eventHooks: EventHooks;
  /** The content's id. */
  getId(): string;
  /** The last part of the embed URL that bootstrap builds. */
  getDefaultEmbedUrlEndpoint(): string;
  /** Checks a configuration: nothing, or what is wrong with it. */
  validate(config: IEmbedConfigurationBase): IError[];
  /** Completes a configuration and keeps it. */
  populateConfig(config: IBootstrapEmbedConfiguration, isBootstrap: boolean): void;
  /** Loads the present configuration again. */
  load(phasedRender?: boolean): Promise<void>;
  /** Takes the container out of the tab order. */
  removeComponentTabIndex(tabIndex?: number): void;
  /** Adds a handler for an event. Returns its undo, which the published client does not. */
  on<T>(eventName: string, handler: IEventHandler<T>): () => void;
  /** Removes a handler; without one, all of the event. */
  off<T>(eventName: string, handler?: IEventHandler<T>): void;
}

/** The published view of one of the core's embeds. */
export type Published<CoreEmbed> = Omit<CoreEmbed, keyof PublishedMembers> & PublishedMembers;

/** One piece of hosted content in a container element. */
export interface Embed extends Omit<core.Embed, keyof PublishedMembers>, PublishedMembers {}

/** The constructor of the published embed classes but `Embed`. */
export type EmbedConstructor<Instance> = (new (
  service: Service,
  element: HTMLElement,
  config: IEmbedConfigurationBase,
  phasedRender?: boolean,
  isBootstrap?: boolean,
  iframe?: HTMLIFrameElement,
) => Instance) &
  EmbedStatics;

/** What a page's own component adds to `Embed`. */
export interface CustomEmbed extends Embed {
  /** Told after the configuration was completed. */
  configChanged(isBootstrap: boolean): void;
}

/** The base of a page's own components: `service.register` takes a function that makes one. */
abstract class Component extends core.Embed {
  override allowedEvents: readonly string[] = [...commonEvents];
  override embedtype: string;
  override loadPath = '';

  /** The published order: the frame comes before the flags. */
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

// Every embed is an `Embed`. A class that the page derives inherits this method, and means its own instances.
Object.defineProperty(Component, Symbol.hasInstance, {
  value(this: unknown, value: unknown): boolean {
    return this === Component
      ? value instanceof core.Embed
      : Function.prototype[Symbol.hasInstance].call(this as () => unknown, value);
  },
});

/** The base of all embeds, to derive components of a page's own from. */
export const Embed = Object.assign(Component, embedStatics) as unknown as (abstract new (
  service: Service,
  element: HTMLElement,
  config: IEmbedConfigurationBase,
  iframe?: HTMLIFrameElement,
  phasedRender?: boolean,
  isBootstrap?: boolean,
) => CustomEmbed) &
  EmbedStatics;
