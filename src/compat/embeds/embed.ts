import type * as core from '@vitrine/sdk';
import type {
  EventHooks,
  IBootstrapEmbedConfiguration,
  IDashboardEmbedConfiguration,
  IEmbedConfiguration,
  IEmbedConfigurationBase,
  IError,
  IQnaEmbedConfiguration,
  IQuickCreateConfiguration,
  IReportCreateConfiguration,
  IReportEmbedConfiguration,
  ITileEmbedConfiguration,
  IVisualEmbedConfiguration,
} from '../models';
import type { IEventHandler, IInternalEventHandler } from '../messages/events';
import type { HttpPostMessage, WithStatusText } from '../messages/http-post-message';
import type { WindowPostMessageProxy } from '../messages/message-proxy';
import type { Router } from '../messages/router';
import { createCompatClass } from './compat-class';
import { Component } from './component';
import { embedStatics, type EmbedStatics } from './statics';

// Services and embeds refer to each other, so their types are in one file to avoid an import cycle.

/** Members of all embeds whose powerbi-client declarations differ from the core. */
export interface CompatMembers {
  /** Names of the events that the embed emits. */
  allowedEvents: string[];
  /** Embed type. */
  embedtype: string;
  /** Path of the load request. */
  loadPath: string;
  /** Path of the load request in a phased load. */
  phasedLoadPath: string;
  /** Service that created the embed. */
  service: CompatService;
  /** Configuration, completed with attributes and defaults. */
  config: IEmbedConfigurationBase;
  /** Configuration passed to `bootstrap`, kept until the content is embedded. */
  bootstrapConfig: IBootstrapEmbedConfiguration;
  /** Callbacks in the host page that the frame can call. */
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
  /** Adds an event handler. Unlike in powerbi-client, returns a function that removes the handler. */
  on<T>(eventName: string, handler: IEventHandler<T>): () => void;
  /** Removes an event handler, or all handlers of the event if none is passed. */
  off<T>(eventName: string, handler?: IEventHandler<T>): void;
  /** Handlers added with `on`. */
  eventHandlers: IInternalEventHandler<unknown>[];
  /**
   * Sends the create request of `Create` and `QuickCreate`.
   *
   * @throws {EmbedError} `notSupported` in other classes
   */
  create(): Promise<void>;
}

/** Embedded content in a container element. */
export interface Embed extends Omit<WithStatusText<core.Embed>, keyof CompatMembers>, CompatMembers {}

/** Constructor of the embed classes other than `Embed`. */
export type EmbedConstructor<Instance> = (new (
  service: CompatService,
  element: HTMLElement,
  config: IEmbedConfigurationBase,
  phasedRender?: boolean,
  isBootstrap?: boolean,
  iframe?: HTMLIFrameElement,
) => Instance) &
  EmbedStatics;

/** Members that a custom component adds to `Embed`. */
export interface CustomEmbed extends Embed {
  /** Called when the configuration has been completed. */
  configChanged(isBootstrap: boolean): void;
}

/** Base class of all embeds and of custom components, which are registered with `service.register`. */
export const Embed = createCompatClass('Embed', Component, embedStatics) as (abstract new (
  service: CompatService,
  element: HTMLElement,
  config: IEmbedConfigurationBase,
  iframe?: HTMLIFrameElement,
  phasedRender?: boolean,
  isBootstrap?: boolean,
) => CustomEmbed) &
  EmbedStatics;

/** The core's service, with the declarations of powerbi-client. */
export interface CompatService extends Omit<
  core.Service,
  | 'embeds'
  | 'create'
  | 'setSdkInfo'
  | 'accessToken'
  | 'createReport'
  | 'quickCreate'
  | 'init'
  | 'embed'
  | 'load'
  | 'bootstrap'
  | 'get'
  | 'find'
  | 'preload'
  | 'register'
  | 'reset'
> {
  /** Client that sends requests with any path to a frame. */
  readonly hpm: HttpPostMessage;
  /** Proxy that receives requests from frames for `router`, and posts the requests of `hpm` if a factory was passed. */
  readonly wpmp: WindowPostMessageProxy;
  /** Router that calls handlers for requests from frames, in addition to the event handlers of embeds. */
  readonly router: Router;
  /** Transport that sends the requests of embeds through `hpm` if the page has replaced it. */
  readonly transport: core.FrameTransport;
  /** Embeds of the service. */
  readonly embeds: Embed[];
  /** Default access token for all embeds. Sent only to Power BI's hosts. */
  accessToken: string;
  /** Creates an embed, or loads a new configuration into the element's embed. */
  create<Created extends core.Embed>(
    definition: core.EmbedDefinition<Created>,
    element: HTMLElement,
    config: core.EmbedConfiguration,
    options?: core.CreateOptions,
  ): Created;
  /** Sets the SDK type and the wrapper version in the request headers. */
  setSdkInfo(type: string, version: string): void;
  /** Embeds the editor for a new report on an existing dataset. */
  createReport(element: HTMLElement, config: IEmbedConfiguration | IReportCreateConfiguration): Embed;
  /** Creates a report from data passed by the page. */
  quickCreate(element: HTMLElement, config: IQuickCreateConfiguration): Embed;
  /** Embeds content in all containers with embed attributes within an element. Default: the document's body. */
  init(container?: HTMLElement, config?: IEmbedConfiguration): Embed[];
  /** Embeds content in an element, based on a configuration, attributes or both. */
  embed(element: HTMLElement, config?: IComponentEmbedConfiguration | IEmbedConfigurationBase): Embed;
  /** Loads content without rendering it. Call `report.render()` to render it. */
  load(element: HTMLElement, config?: IComponentEmbedConfiguration | IEmbedConfigurationBase): Embed;
  /** Creates the frame before an access token is available. */
  bootstrap(element: HTMLElement, config: IComponentEmbedConfiguration | IBootstrapEmbedConfiguration): Embed;
  /** Returns an element's embed. */
  get(element: HTMLElement): Embed;
  /**
   * Returns the embed with this unique id, or `undefined` if there is none, even though the declared type does not include
   * `undefined`.
   */
  find(uniqueId: string): Embed;
  /** Loads an embed URL in a hidden frame to fill the browser's cache. */
  preload(config: IComponentEmbedConfiguration | IEmbedConfigurationBase, element?: HTMLElement): HTMLIFrameElement;
  /** Registers a custom component. */
  register(componentType: string, embedComponentFactory: EmbedComponentFactory, routerEventUrls: string[]): void;
  /** Disposes an element's embed, even if another service created it. */
  reset(element: HTMLElement): void;
}

/** Configuration of a report, dashboard, tile, single visual or Q&A box. */
export type IComponentEmbedConfiguration =
  | IReportEmbedConfiguration
  | IDashboardEmbedConfiguration
  | ITileEmbedConfiguration
  | IVisualEmbedConfiguration
  | IQnaEmbedConfiguration;

/** Function that creates a custom component. */
export type EmbedComponentFactory = (
  service: CompatService,
  element: HTMLElement,
  config: IEmbedConfigurationBase,
  phasedRender?: boolean,
  isBootstrap?: boolean,
) => Embed;
