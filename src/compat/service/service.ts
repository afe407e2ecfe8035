import * as core from '@vitrine/sdk';
import type { Embed } from '../embeds/embed';
import type {
  IBootstrapEmbedConfiguration,
  IEmbedConfiguration,
  IEmbedConfigurationBase,
  IQuickCreateConfiguration,
  IReportCreateConfiguration,
} from '../models';
import type {
  EmbedComponentFactory,
  IComponentEmbedConfiguration,
  IPowerBiElement,
  IService,
  IServiceConfiguration,
} from './configuration';
import type { IHpmFactory, IRouterFactory, IWpmpFactory } from './factories';
import { FrameCalls, type HttpPostMessage } from './frame-calls';

// Members of the core's Service, as declared by powerbi-client.
interface PublishedService extends Omit<
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

const Base = core.Service as unknown as new (config: core.ServiceConfiguration) => PublishedService;

/**
 * Service that creates and manages the embeds of a page. As in powerbi-client, attributes start with `powerbi-`, and an
 * element that contains an embed refers to it as `powerBiEmbed`.
 */
export class Service extends Base implements IService {
  /** Sends requests with any path to a frame, for custom components. */
  readonly hpm: HttpPostMessage = new FrameCalls(this);

  /**
   * Creates a service. The factories are accepted for compatibility and never called.
   *
   * @throws {EmbedError} `invalidEmbedUrl` if a trusted origin is invalid
   */
  constructor(
    _hpmFactory?: IHpmFactory,
    _wpmpFactory?: IWpmpFactory,
    _routerFactory?: IRouterFactory,
    config: IServiceConfiguration = {},
  ) {
    super({ attributePrefix: 'powerbi-', ...(config as core.ServiceConfiguration) });
  }

  /**
   * Embeds content in an element, based on a configuration, attributes or both.
   *
   * @throws {EmbedError} if the configuration or the element is invalid
   */
  override embed(element: HTMLElement, config?: IComponentEmbedConfiguration | IEmbedConfigurationBase): Embed {
    return attachEmbed(element, super.embed(element, config));
  }

  /**
   * Loads content without rendering it. Call `report.render()` to render it.
   *
   * @throws {EmbedError} if the configuration or the element is invalid
   */
  override load(element: HTMLElement, config?: IComponentEmbedConfiguration | IEmbedConfigurationBase): Embed {
    return attachEmbed(element, super.load(element, config));
  }

  /**
   * Creates the frame before an access token is available.
   *
   * @throws {EmbedError} `typeMismatch` if the element already contains an embed
   */
  override bootstrap(element: HTMLElement, config: IComponentEmbedConfiguration | IBootstrapEmbedConfiguration): Embed {
    return attachEmbed(element, super.bootstrap(element, config));
  }

  /** Disposes the embed of an element: removes its frame, handlers and registration, and rejects pending calls. */
  override reset(element: HTMLElement): void {
    super.reset(element);
    delete (element as Partial<IPowerBiElement>).powerBiEmbed;
  }
}

// Code written for powerbi-client reads the embed from its element.
function attachEmbed(element: HTMLElement, embed: Embed): Embed {
  (element as IPowerBiElement).powerBiEmbed = embed;
  return embed;
}
