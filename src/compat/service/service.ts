import * as core from '@vitrine/sdk';
import { Create, Dashboard, Qna, QuickCreate, Report, Tile, Visual } from '../embeds';
import type { CompatService, Embed, IComponentEmbedConfiguration } from '../embeds/embed';
import type {
  IEmbedConfiguration,
  IEmbedConfigurationBase,
  IQuickCreateConfiguration,
  IReportCreateConfiguration,
} from '../models';
import type { IPowerBiElement, IServiceConfiguration } from './configuration';
import {
  hpmFactory,
  routerFactory,
  wpmpFactory,
  type IHpmFactory,
  type IRouterFactory,
  type IWpmpFactory,
} from '../messages/factories';
import { FrameCalls } from '../messages/frame-calls';
import type { HttpPostMessage, IService } from '../messages/http-post-message';
import type { WindowPostMessageProxy } from '../messages/message-proxy';
import { PageTransport } from '../messages/page-transport';
import type { Router } from '../messages/router';

const Base = core.Service as unknown as new (config: core.ServiceConfiguration) => CompatService;

type EmbedClass = new (...args: Parameters<core.EmbedComponentFactory>) => core.Embed;

/** Embed classes by lowercase type. They replace the core's classes, even in React components. */
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

const ignore = () => undefined;

/** Paths of the requests that frames send. */
const routes = [
  '/reports/:uniqueId/events/:eventName',
  '/reports/:uniqueId/pages/:pageName/events/:eventName',
  '/reports/:uniqueId/pages/:pageName/visuals/:visualName/events/:eventName',
  '/dashboards/:uniqueId/events/:eventName',
  '/tile/:uniqueId/events/:eventName',
  '/qna/:uniqueId/events/:eventName',
  '/ready/:uniqueId',
  '/reports/:uniqueId/eventHooks/:hookName',
];

/** Returns whether an element holds an embed of a different type. */
const hasOther = (service: CompatService, element: HTMLElement, type: string) =>
  service.has(element) && service.get(element).embedtype !== type;

// No private members, so that `embed.service`, which is declared by an interface, is assignable to this class.
/**
 * Service that creates and manages a page's embeds. As in powerbi-client, attributes start with `powerbi-`, and an
 * element that contains an embed exposes it as `powerBiEmbed`.
 */
export class Service extends Base implements IService {
  /** Client that sends requests with any path to a frame. */
  override readonly hpm: HttpPostMessage;
  /** Proxy that receives requests from frames for `router`, and posts the requests of `hpm` if a factory was passed. */
  override readonly wpmp: WindowPostMessageProxy;
  /** Router that calls handlers for requests from frames, in addition to the event handlers of embeds. */
  override readonly router: Router;
  /** Transport that sends the requests of embeds through `hpm` if the page has replaced it. */
  override readonly transport: core.FrameTransport;

  /**
   * Creates a service. If a factory is not one of `factories`, for example in a test, the service sends and receives messages
   * with the objects that the factories return. Requests are then sent immediately, and these objects determine which origins
   * messages are posted to and accepted from.
   *
   * @throws {EmbedError} `invalidEmbedUrl` if a trusted origin is invalid
   */
  constructor(
    createHpm: IHpmFactory = hpmFactory,
    createWpmp: IWpmpFactory = wpmpFactory,
    createRouter: IRouterFactory = routerFactory,
    config: IServiceConfiguration = {},
  ) {
    const isReplaced = createHpm !== hpmFactory || createWpmp !== wpmpFactory || createRouter !== routerFactory;
    const transport = new PageTransport(isReplaced);
    super({
      attributePrefix: 'powerbi-',
      ...(config as core.ServiceConfiguration),
      autoEmbedOnContentLoaded: false,
      // Otherwise, events would be received twice.
      ...(isReplaced && { messageTarget: { addEventListener: ignore, removeEventListener: ignore } }),
    });
    const { version, type, sdkWrapperVersion, wpmpName, logMessages } = config;
    this.wpmp = createWpmp(wpmpName, logMessages) as WindowPostMessageProxy;
    this.router = createRouter(this.wpmp as never) as Router;
    this.hpm = isReplaced
      ? (createHpm(this.wpmp as never, undefined, version, type, sdkWrapperVersion) as HttpPostMessage)
      : new FrameCalls(this);
    this.transport = transport;
    transport.attach(this);
    transport.addRoutes(this.router, routes);
    // Not in the base class's constructor, which would scan a page that has already loaded before the transport is set.
    if (config.autoEmbedOnContentLoaded) this.enableAutoEmbed();
  }

  /** Registers a custom component. */
  override register(...args: Parameters<CompatService['register']>): void {
    super.register(...args);
    (this.transport as PageTransport).addRoutes(this.router, args[2]);
  }

  /** Creates an embed, or loads a new configuration into the element's embed. */
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
    if (this.hpm instanceof FrameCalls) this.hpm.track(embed);
    return embed;
  }

  /** Embeds the editor for a new report on an existing dataset. Replaces an embed of a different type in the element. */
  override createReport(element: HTMLElement, config: IEmbedConfiguration | IReportCreateConfiguration): Embed {
    if (hasOther(this, element, 'create')) super.reset(element);
    return super.createReport(element, config);
  }

  /** Creates a report from data that the page passes. Replaces an embed of a different type in the element. */
  override quickCreate(element: HTMLElement, config: IQuickCreateConfiguration): Embed {
    if (hasOther(this, element, 'quickCreate')) super.reset(element);
    return super.quickCreate(element, config);
  }

  /** Embeds content in all containers within an element, or within the document's body if `container` is not an element. */
  override init(container?: HTMLElement, config?: IEmbedConfiguration): Embed[] {
    return super.init(container instanceof HTMLElement ? container : document.body, config);
  }

  /** Loads an embed URL in a hidden frame. Default parent: the document's body. */
  override preload(
    config: IComponentEmbedConfiguration | IEmbedConfigurationBase,
    element?: HTMLElement,
  ): HTMLIFrameElement {
    // Code without type checking can pass null.
    return super.preload(config, (element as HTMLElement | null) ?? undefined);
  }

  /**
   * Returns an element's embed, even if another service created it.
   *
   * @throws {EmbedError} `notEmbedded` if the element is null or does not contain an embed
   */
  override get(element: HTMLElement): Embed {
    const { powerBiEmbed } = Object(element) as Partial<IPowerBiElement>;
    return powerBiEmbed && !this.has(element) ? powerBiEmbed : super.get(element);
  }

  /**
   * Disposes an element's embed, even if another service created it: removes its frame, handlers and registration, and rejects
   * pending calls.
   */
  override reset(element: HTMLElement): void {
    const { powerBiEmbed } = Object(element) as Partial<IPowerBiElement>;
    if (powerBiEmbed && powerBiEmbed.service !== this) powerBiEmbed.service.reset(element);
    if (this.has(element)) {
      const embed = this.get(element);
      for (const name of embed.allowedEvents) embed.off(name);
    }
    super.reset(element);
    delete (Object(element) as Partial<IPowerBiElement>).powerBiEmbed;
  }

  /** Sets the SDK type and the wrapper version in the request headers. */
  override setSdkInfo(type: string, version: string): void {
    super.setSdkInfo(type, version);
    const { defaultHeaders = {} } = this.hpm as Partial<HttpPostMessage>;
    Object.assign(defaultHeaders, this.sdkHeaders);
  }
}
