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
import type { IEventHandler } from './events';

// Services and embeds refer to each other. Their types share this file, so that there is no import cycle.

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

/** Embedded content in a container element. */
export interface Embed extends Omit<core.Embed, keyof CompatMembers>, CompatMembers {}

/** Service of the core with the declarations of powerbi-client. */
export interface CompatService extends Omit<
  core.Service,
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
  /** Sends requests with any path to a frame, for custom components. */
  readonly hpm: HttpPostMessage;
  /** Access token of all embeds without their own token. Sent to hosts of the provider only. */
  accessToken: string;
  /** Embeds report authoring on a dataset. */
  createReport(element: HTMLElement, config: IEmbedConfiguration | IReportCreateConfiguration): Embed;
  /** Creates a report from data passed by the page. */
  quickCreate(element: HTMLElement, config: IQuickCreateConfiguration): Embed;
  /** Embeds all containers with embed attributes within an element. Default: the document's body. */
  init(container?: HTMLElement, config?: IEmbedConfiguration): Embed[];
  /** Embeds content in an element, based on a configuration, attributes or both. */
  embed(element: HTMLElement, config?: IComponentEmbedConfiguration | IEmbedConfigurationBase): Embed;
  /** Loads content without rendering it. Call `report.render()` to render it. */
  load(element: HTMLElement, config?: IComponentEmbedConfiguration | IEmbedConfigurationBase): Embed;
  /** Creates the frame before an access token is available. */
  bootstrap(element: HTMLElement, config: IComponentEmbedConfiguration | IBootstrapEmbedConfiguration): Embed;
  /** Returns the embed of an element. */
  get(element: HTMLElement): Embed;
  /** Returns the embed with a unique id, or `undefined` if there is none, although the declared type does not say so. */
  find(uniqueId: string): Embed;
  /** Loads an embed URL in a hidden frame, to fill the browser's cache. */
  preload(config: IComponentEmbedConfiguration | IEmbedConfigurationBase, element?: HTMLElement): HTMLIFrameElement;
  /** Registers a custom component. */
  register(componentType: string, embedComponentFactory: EmbedComponentFactory, routerEventUrls: string[]): void;
  /** Disposes the embed of an element. */
  reset(element: HTMLElement): void;
}

/**
 * Sends requests with any path to a frame, for custom components. The `uid` header selects the embed. If the frame rejects
 * a request, the call rejects with an error whose `body` is the response body. For other failures, `body` is the
 * `EmbedError`.
 */
export interface HttpPostMessage {
  /** Sends a GET request. */
  get<T>(url: string, headers?: CallHeaders, targetWindow?: Window): Promise<core.HttpPostMessageResponse<T>>;
  /** Sends a POST request. */
  post<T>(
    url: string,
    body: unknown,
    headers?: CallHeaders,
    targetWindow?: Window,
  ): Promise<core.HttpPostMessageResponse<T>>;
  /** Sends a PUT request. */
  put<T>(
    url: string,
    body: unknown,
    headers?: CallHeaders,
    targetWindow?: Window,
  ): Promise<core.HttpPostMessageResponse<T>>;
  /** Sends a PATCH request. */
  patch<T>(
    url: string,
    body: unknown,
    headers?: CallHeaders,
    targetWindow?: Window,
  ): Promise<core.HttpPostMessageResponse<T>>;
  /** Sends a DELETE request. */
  delete<T>(
    url: string,
    body?: unknown,
    headers?: CallHeaders,
    targetWindow?: Window,
  ): Promise<core.HttpPostMessageResponse<T>>;
}

/** Headers of a request. */
export interface CallHeaders {
  /** Unique id of the embed: `embed.config.uniqueId`. */
  uid?: string | undefined;
  /** Other headers are accepted, but not sent. */
  [name: string]: unknown;
}

/** Configuration of a report, dashboard, tile, single visual or Q&A box. */
export type IComponentEmbedConfiguration =
  | IReportEmbedConfiguration
  | IDashboardEmbedConfiguration
  | ITileEmbedConfiguration
  | IVisualEmbedConfiguration
  | IQnaEmbedConfiguration;

/** Creates a custom component. */
export type EmbedComponentFactory = (
  service: CompatService,
  element: HTMLElement,
  config: IEmbedConfigurationBase,
  phasedRender?: boolean,
  isBootstrap?: boolean,
) => Embed;
