import * as core from '@vitrine/sdk';
import type { IBootstrapEmbedConfiguration, IEmbedConfigurationBase } from '../models';
import type { IPowerBiElement, IService, IServiceConfiguration } from './configuration';
import type { CompatService, Embed, HttpPostMessage, IComponentEmbedConfiguration } from './declarations';
import type { IHpmFactory, IRouterFactory, IWpmpFactory } from './factories';
import { FrameCalls } from './frame-calls';

const Base = core.Service as unknown as new (config: core.ServiceConfiguration) => CompatService;

/**
 * Service that creates and manages the embeds of a page. As in powerbi-client, attributes start with `powerbi-`, and an
 * element that contains an embed refers to it as `powerBiEmbed`.
 */
export class Service extends Base implements IService {
  /** Sends requests with any path to a frame, for custom components. */
  override readonly hpm: HttpPostMessage = new FrameCalls(this);

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
