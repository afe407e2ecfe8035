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

/** The core's service with the published declarations. */
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
  /** A token for all embeds that bring none. It goes to the provider's hosts only. */
  accessToken: string;
  /** Lets the user create a report on a dataset. */
  createReport(element: HTMLElement, config: IEmbedConfiguration | IReportCreateConfiguration): Embed;
  /** Creates a report from data that the page gives. */
  quickCreate(element: HTMLElement, config: IQuickCreateConfiguration): Embed;
  /** Embeds all containers below an element. */
  init(container?: HTMLElement, config?: IEmbedConfiguration): Embed[];
  /** Embeds content into an element, by configuration, attributes or both. */
  embed(element: HTMLElement, config?: IComponentEmbedConfiguration | IEmbedConfigurationBase): Embed;
  /** Embeds content but does not draw it: `report.render()` does. */
  load(element: HTMLElement, config?: IComponentEmbedConfiguration | IEmbedConfigurationBase): Embed;
  /** Makes the frame before the token is there. */
  bootstrap(element: HTMLElement, config: IComponentEmbedConfiguration | IBootstrapEmbedConfiguration): Embed;
  /** The embed of an element. */
  get(element: HTMLElement): Embed;
  /** The embed with this unique id; undefined when there is none, although the published type says otherwise. */
  find(uniqueId: string): Embed;
  /** Loads the frame of an embed URL hidden, to warm the cache. */
  preload(config: IComponentEmbedConfiguration | IEmbedConfigurationBase, element?: HTMLElement): HTMLIFrameElement;
  /** Adds a component of the page's own. */
  register(componentType: string, embedComponentFactory: EmbedComponentFactory, routerEventUrls: string[]): void;
  /** Ends the embed of an element. */
  reset(element: HTMLElement): void;
}

const Base = core.Service as unknown as new (config: core.ServiceConfiguration) => PublishedService;

/**
 * The embeds of a page, with the published names: attributes begin with `powerbi-`, and an element that holds an embed
 * has it as `powerBiEmbed`.
 */
export class Service extends Base implements IService {
  /** Calls of any path upon a frame, for components of a page's own. */
  readonly hpm: HttpPostMessage = new FrameCalls(this);

  /**
   * The factories are taken and not called: the SDK has a channel of its own.
   *
   * @throws EmbedError `invalidEmbedUrl` when a trusted origin is none
   */
  constructor(
    _hpmFactory?: IHpmFactory,
    _wpmpFactory?: IWpmpFactory,
    _routerFactory?: IRouterFactory,
    config: IServiceConfiguration = {},
  ) {
    super({ attributePrefix: 'powerbi-', ...(config as core.ServiceConfiguration) });
  }

  /** Embeds content into an element, by configuration, attributes or both. @throws EmbedError when that is not right */
  override embed(element: HTMLElement, config?: IComponentEmbedConfiguration | IEmbedConfigurationBase): Embed {
    return attach(element, super.embed(element, config));
  }

  /** Embeds content but does not draw it: `report.render()` does. @throws EmbedError as `embed` */
  override load(element: HTMLElement, config?: IComponentEmbedConfiguration | IEmbedConfigurationBase): Embed {
    return attach(element, super.load(element, config));
  }

  /** Makes the frame before the token is there. @throws EmbedError `typeMismatch` when the element holds an embed */
  override bootstrap(element: HTMLElement, config: IComponentEmbedConfiguration | IBootstrapEmbedConfiguration): Embed {
    return attach(element, super.bootstrap(element, config));
  }

  /** Ends the embed of an element: handlers, waiting calls, registration and frame. */
  override reset(element: HTMLElement): void {
    super.reset(element);
    delete (element as Partial<IPowerBiElement>).powerBiEmbed;
  }
}

/** Notes the embed on its element, where published code looks for it. */
function attach(element: HTMLElement, embed: Embed): Embed {
  (element as IPowerBiElement).powerBiEmbed = embed;
  return embed;
}
