import * as core from '@vitrine/sdk';
import { Create, Dashboard, Qna, QuickCreate, Report, Tile, Visual } from '../embeds';
import type { CompatService, Embed } from '../embeds/embed';
import type { IEmbedConfiguration, IQuickCreateConfiguration, IReportCreateConfiguration } from '../models';
import type { IPowerBiElement, IService, IServiceConfiguration } from './configuration';
import type { IHpmFactory, IRouterFactory, IWpmpFactory } from './factories';
import { FrameCalls } from './frame-calls';
import type { HttpPostMessage } from './http-post-message';

const Base = core.Service as unknown as new (config: core.ServiceConfiguration) => CompatService;

type EmbedClass = new (...args: Parameters<core.EmbedComponentFactory>) => core.Embed;

/** Embed classes by lowercase type. They replace the classes of the core, including in React components. */
const classes = new Map<string, unknown>(
  Object.entries({
    report: Report,
    visual: Visual,
    dashboard: Dashboard,
    tile: Tile,
    qna: Qna,
    create: Create,
    quickcreate: QuickCreate,
  }),
);

/** Returns whether an element holds an embed of another type. */
const hasOther = (service: CompatService, element: HTMLElement, type: string) =>
  service.has(element) && service.get(element).embedtype !== type;

// No private members, so that `embed.service`, which is declared by an interface, is assignable to this class.
/**
 * Service that creates and manages the embeds of a page. As in powerbi-client, attributes start with `powerbi-`, and an
 * element that contains an embed refers to it as `powerBiEmbed`.
 */
export class Service extends Base implements IService {
  /** Sends requests with any path to a frame. */
  override readonly hpm: HttpPostMessage;

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
    this.hpm = new FrameCalls(this);
  }

  /** Creates an embed, or loads a new configuration into the embed of the element. */
  override create<Created extends core.Embed>(
    definition: core.EmbedDefinition<Created>,
    element: HTMLElement,
    config: core.EmbedConfiguration,
    options?: core.CreateOptions,
  ): Created {
    const Class = classes.get(definition.type.toLowerCase()) as EmbedClass | undefined;
    const create: core.EmbedComponentFactory = (...args) => (Class ? new Class(...args) : definition.create(...args));
    const embed = super.create({ ...definition, create }, element, config, options) as Created;
    // Code written for powerbi-client reads the embed from its element.
    (element as IPowerBiElement).powerBiEmbed = embed as unknown as Embed;
    return embed;
  }

  /** Embeds report authoring on a dataset. An embed of another type in the element is replaced. */
  override createReport(element: HTMLElement, config: IEmbedConfiguration | IReportCreateConfiguration): Embed {
    if (hasOther(this, element, 'create')) super.reset(element);
    return super.createReport(element, config);
  }

  /** Creates a report from data passed by the page. An embed of another type in the element is replaced. */
  override quickCreate(element: HTMLElement, config: IQuickCreateConfiguration): Embed {
    if (hasOther(this, element, 'quickCreate')) super.reset(element);
    return super.quickCreate(element, config);
  }

  /**
   * Returns the embed of an element, even if another service created it.
   *
   * @throws {EmbedError} `notEmbedded` if the element does not contain an embed
   */
  override get(element: HTMLElement): Embed {
    const { powerBiEmbed } = element as Partial<IPowerBiElement>;
    return powerBiEmbed && !this.has(element) ? powerBiEmbed : super.get(element);
  }

  /** Disposes the embed of an element: removes its frame, handlers and registration, and rejects pending calls. */
  override reset(element: HTMLElement): void {
    if (this.has(element)) {
      const embed = this.get(element);
      for (const name of embed.allowedEvents) embed.off(name);
    }
    super.reset(element);
    delete (element as Partial<IPowerBiElement>).powerBiEmbed;
  }

  /** Sets the SDK type and the wrapper version in the headers of requests. */
  override setSdkInfo(type: string, version: string): void {
    super.setSdkInfo(type, version);
    Object.assign(this.hpm.defaultHeaders, this.sdkHeaders);
  }
}
