import { randomHex } from '../channel/random-id';
import type { MessageTarget } from '../channel/transport';
import type { Embed } from '../embed/embed';
import type { EmbedContext } from '../embed/embed-context';
import type { TelemetryEntry } from '../embed/telemetry';
import { parseEmbedUrl, parseTrustedOrigin } from '../embed/url';
import { EmbedError } from '../errors';
import type { EmbedConfiguration, QuickCreateConfiguration, ReportCreateConfiguration } from '../models';
import { attributePrefix, sdkType, sdkVersion } from '../provider';
import type { Create } from '../embed/create';
import type { QuickCreate } from '../embed/quick-create';
import { builtInType, type EmbedComponentFactory, type EmbedConfigurations, type EmbedTypes } from './components';
import { preloadFrame } from './frame-preload';
import { VisibilityObserver } from './visibility-observer';
import { observeContainers } from './container-observer';
import { RemovalObserver } from './removal-observer';

/** How a service is made. */
export interface ServiceConfiguration {
  /** Scans the page for containers when its document is ready. Default: false (embedding toolkit, 9). */
  autoEmbedOnContentLoaded?: boolean;
  /** Origins that are trusted besides the provider's hosts: exact, https, or http on this machine. Default: none. */
  trustedOrigins?: readonly string[];
  /** Prefix of the attributes. Default: 'data-'. */
  attributePrefix?: string;
  /** How long a call waits for the frame's answer, in milliseconds; Infinity waits on. Default: 30,000. */
  timeoutMs?: number;
  /** How long a load may take until the content is there, in milliseconds; Infinity waits on. Default: 60,000. */
  loadTimeoutMs?: number;
  /** Hears the errors of containers that a scan could not embed. Default: they are reported as uncaught, so that the console shows them. */
  onError?: (error: unknown) => void;
  /**
   * Hears what passes between page and frames, and how long loads take. Tokens are taken out; the rest may hold the content's
   * data. Default: nobody.
   */
  onTelemetry?: (entry: TelemetryEntry) => void;
  /** Prints the same to the console, at the level 'debug'. Default: false. */
  debug?: boolean;
  /**
   * Containers that a scan finds are embedded as they come near the view, so that a long page costs little at first.
   * Default: false.
   */
  lazy?: boolean;
  /** Version that the headers announce. Default: the protocol's, '2.23.1'. */
  version?: string;
  /** Kind of SDK that the headers announce. Default: 'js'. */
  type?: string;
  /** Version of a wrapper that the headers announce. Default: none. */
  sdkWrapperVersion?: string;
  /** The window whose messages are heard. Default: the page's own. */
  messageTarget?: MessageTarget;
}

/** A configuration whose `type` decides what is embedded. */
export type TypedConfiguration<Type extends keyof EmbedTypes> = EmbedConfigurations[Type] & { type: Type };

const isCreation = (embed: Embed) => embed.embedtype === 'create' || embed.embedtype === 'quickCreate';

/**
 * The embeds of a page: makes them in container elements, finds them, ends them.
 * Making a service touches nothing of the page.
 */
export class Service implements EmbedContext {
  /** A token for all embeds that bring none. It goes to the provider's hosts only, never to a trusted origin. */
  accessToken: string | undefined;
  /** Hears what passes between page and frames; see `ServiceConfiguration`. It counts for embeds that start afterwards. */
  onTelemetry: ((entry: TelemetryEntry) => void) | undefined;
  /** Prints what passes between page and frames to the console. It counts for embeds that start afterwards. */
  debug: boolean;
  /** Whether scans embed containers only as they come near the view. */
  lazy: boolean;
  /** Prefix of the attributes. */
  readonly attributePrefix: string;
  /** How long a call waits for the frame's answer, in milliseconds. */
  readonly timeoutMs: number;
  /** How long a load may take until the content is there, in milliseconds. */
  readonly loadTimeoutMs: number;
  readonly #config: ServiceConfiguration;
  readonly #trustedOrigins: Set<string>;
  readonly #embeds = new Map<HTMLElement, Embed>();
  /** Ends the embeds of containers that somebody else takes out of the page. */
  readonly #removals = new RemovalObserver((element) => {
    this.reset(element);
  });
  readonly #nearView = new VisibilityObserver((element) => {
    if (!this.#embeds.has(element)) this.#embedDeclared(element);
  });
  readonly #components = new Map<string, EmbedComponentFactory>();
  #sessionId: string | undefined;
  #sdkHeaders: Readonly<Record<string, string | undefined>>;

  /** @throws EmbedError `invalidEmbedUrl` when a trusted origin is none */
  constructor(config: ServiceConfiguration = {}) {
    this.#config = config;
    this.onTelemetry = config.onTelemetry;
    this.debug = config.debug ?? false;
    this.lazy = config.lazy ?? false;
    this.attributePrefix = config.attributePrefix ?? attributePrefix;
    this.timeoutMs = config.timeoutMs ?? 30_000;
    this.loadTimeoutMs = config.loadTimeoutMs ?? 60_000;
    this.#trustedOrigins = new Set(config.trustedOrigins?.map(parseTrustedOrigin));
    this.#sdkHeaders = headersOf(config.type, config.version, config.sdkWrapperVersion);
    if (config.autoEmbedOnContentLoaded) this.enableAutoEmbed();
  }

  /** Origins that are trusted besides the provider's hosts. */
  get trustedOrigins(): ReadonlySet<string> {
    return this.#trustedOrigins;
  }

  /**
   * Trusts an origin besides the provider's hosts, for embed URLs and messages.
   *
   * @param origin - exact, for example 'https://content.example.com'; http only for this machine
   * @throws EmbedError `invalidEmbedUrl`
   */
  trustOrigin(origin: string): void {
    this.#trustedOrigins.add(parseTrustedOrigin(origin));
  }

  /** The window whose messages are heard. */
  get messageTarget(): MessageTarget {
    return this.#config.messageTarget ?? window;
  }

  /** The headers that tell the frame which SDK calls. */
  get sdkHeaders(): Readonly<Record<string, string | undefined>> {
    return this.#sdkHeaders;
  }

  /**
   * Embeds content into an element, by configuration, attributes or both. On an element that holds an embed of the same
   * type, the new configuration is loaded into the same frame.
   *
   * @throws EmbedError when the configuration is not right, or the element holds another type
   */
  embed<Type extends keyof EmbedTypes>(element: HTMLElement, config: TypedConfiguration<Type>): EmbedTypes[Type];
  /** Embeds content by attributes, or of a type that is known at run time only. @throws EmbedError as above */
  embed(element: HTMLElement, config?: EmbedConfiguration): Embed;
  embed(element: HTMLElement, config: EmbedConfiguration = {}): Embed {
    return this.#embed(element, config, {});
  }

  /**
   * Embeds content but does not draw it: `report.render()` does (phased load).
   *
   * @throws EmbedError as `embed`
   */
  load<Type extends keyof EmbedTypes>(element: HTMLElement, config: TypedConfiguration<Type>): EmbedTypes[Type];
  /** Prepares content by attributes, or of a type that is known at run time only. @throws EmbedError as above */
  load(element: HTMLElement, config?: EmbedConfiguration): Embed;
  load(element: HTMLElement, config: EmbedConfiguration = {}): Embed {
    return this.#embed(element, config, { phasedRender: true });
  }

  /**
   * Makes the frame before the token is there; a following `embed` with the token loads the content (bootstrap).
   *
   * @throws EmbedError `typeMismatch` when the element holds an embed already
   */
  bootstrap<Type extends keyof EmbedTypes>(
    element: HTMLElement,
    config: Partial<EmbedConfigurations[Type]> & { type: Type },
  ): EmbedTypes[Type];
  /** Makes the frame of a type that is known at run time only. @throws EmbedError as above */
  bootstrap(element: HTMLElement, config: EmbedConfiguration): Embed;
  bootstrap(element: HTMLElement, config: EmbedConfiguration): Embed {
    if (this.#embeds.has(element)) {
      throw new EmbedError('typeMismatch', 'The element holds an embed already. Reset it before you bootstrap it.');
    }
    return this.#embed(element, { ...config, bootstrapped: true }, { isBootstrap: true });
  }

  /** Lets the user create a report on a dataset. @throws EmbedError as `embed` */
  createReport(element: HTMLElement, config: ReportCreateConfiguration): Create {
    return this.embed(element, { ...config, type: 'create' });
  }

  /** Creates a report from data that the page gives. @throws EmbedError as `embed` */
  quickCreate(element: HTMLElement, config: QuickCreateConfiguration): QuickCreate {
    return this.embed(element, { ...config, type: 'quickCreate' });
  }

  #embed(
    element: HTMLElement,
    config: EmbedConfiguration,
    { phasedRender = false, isBootstrap = false }: { phasedRender?: boolean; isBootstrap?: boolean },
  ): Embed {
    if ((element as HTMLElement | null)?.nodeType !== 1) {
      throw new EmbedError(
        'invalidElement',
        'The container is no element. Give an element of the page, for example a div.',
      );
    }
    const existing = this.#embeds.get(element);
    const type = this.#typeOf(element, config, existing);
    const factory = builtInType(type) ?? this.#components.get(type.toLowerCase());
    if (!factory) {
      throw new EmbedError(
        'unknownType',
        `There is no component of the type '${type}'. Register it, or correct the type.`,
      );
    }
    const typed = { ...config, type };
    if (!existing) return this.#start(factory(this, element, typed, phasedRender, isBootstrap));
    if (existing.embedtype.toLowerCase() === type.toLowerCase()) {
      if (type.toLowerCase() !== 'qna' && existing.update(typed, phasedRender)) return existing;
      return this.#start(factory(this, element, typed, phasedRender, isBootstrap), existing);
    }
    if (isCreation(existing) && type.toLowerCase() === 'report') {
      const frame = existing.iframeLoaded ? existing.iframe : undefined;
      return this.#start(factory(this, element, typed, phasedRender, isBootstrap, frame), existing, frame);
    }
    throw new EmbedError(
      'typeMismatch',
      `The element holds an embed of the type '${existing.embedtype}', which cannot become a '${type}'. Reset the element first.`,
    );
  }

  #typeOf(element: HTMLElement, config: EmbedConfiguration, existing: Embed | undefined): string {
    const type = config.type ?? element.getAttribute(`${this.attributePrefix}type`) ?? existing?.embedtype;
    if (type) return type;
    throw new EmbedError(
      'missingType',
      `The type is required, but it was not found. Give it as 'type' in the configuration or as the attribute '${this.attributePrefix}type', for example 'report'.`,
    );
  }

  /** Starts an embed in the place of another; that goes only when the new one's configuration is right. */
  #start(embed: Embed, existing?: Embed, frame?: HTMLIFrameElement): Embed {
    embed.prepare();
    existing?.dispose({ keepFrame: frame !== undefined });
    this.#embeds.set(embed.element, embed);
    embed.start();
    this.#removals.add(embed.element);
    return embed;
  }

  /**
   * Embeds all containers below an element: those with an `embed-url` attribute. One that cannot be embedded does not
   * stop the others: its error goes to `onError`. Without a configuration, containers that hold an embed are left alone, and
   * with `lazy` the others wait until they come near the view; they are not among the embeds that are returned.
   *
   * @param container - default: the document's body
   * @param config - a configuration for all of them
   */
  init(container: HTMLElement = document.body, config?: EmbedConfiguration): Embed[] {
    const selector = `[${this.#urlAttribute}]`;
    const elements = [...container.querySelectorAll<HTMLElement>(selector)];
    if (container.matches(selector)) elements.unshift(container);
    return elements.flatMap((element) => {
      const existing = config ? undefined : this.#embeds.get(element);
      return existing ?? (config ? this.#embedDeclared(element, config) : this.#embedFound(element)) ?? [];
    });
  }

  get #urlAttribute(): string {
    return `${this.attributePrefix}embed-url`;
  }

  /** Embeds a container that was found, now or as it comes near the view. */
  #embedFound(element: HTMLElement): Embed | undefined {
    if (!this.lazy) return this.#embedDeclared(element);
    this.#nearView.add(element);
    return undefined;
  }

  #embedDeclared(element: HTMLElement, config?: EmbedConfiguration): Embed | undefined {
    try {
      return this.embed(element, config);
    } catch (error) {
      (this.#config.onError ?? reportError)(error);
      return undefined;
    }
  }

  /**
   * Embeds the containers below a root and follows those that come and change. Those that go are reset, as everywhere.
   *
   * @returns stops following; the embeds stay
   */
  observe(root: HTMLElement = document.body): () => void {
    this.init(root);
    return observeContainers(root, this.#urlAttribute, {
      added: (element) => {
        if (!this.#embeds.has(element)) this.#embedFound(element);
      },
      changed: (element) => {
        this.#embedDeclared(element);
      },
    });
  }

  /** Scans the page when its document is ready, at once if it is. */
  enableAutoEmbed(): void {
    if (document.readyState !== 'loading') this.init();
    else document.addEventListener('DOMContentLoaded', () => this.init(), { once: true });
  }

  /**
   * The embed of an element.
   *
   * @throws EmbedError `notEmbedded`
   */
  get(element: HTMLElement): Embed {
    const embed = this.#embeds.get(element);
    if (embed) return embed;
    throw new EmbedError('notEmbedded', 'The element holds no embed of this service. Embed into it first.');
  }

  /** The embed with this unique id. */
  find(uniqueId: string): Embed | undefined {
    return [...this.#embeds.values()].find(({ config }) => config.uniqueId === uniqueId);
  }

  /** How many embeds there are. */
  getNumberOfComponents(): number {
    return this.#embeds.size;
  }

  /** The random id of this session, 20 hex digits. */
  getSdkSessionId(): string {
    return (this.#sessionId ??= randomHex(20));
  }

  /** The version that the headers announce. */
  getSDKVersion(): string {
    return this.#sdkHeaders['x-sdk-version'] ?? sdkVersion;
  }

  /** Changes what the headers announce. */
  setSdkInfo(type: string, version: string): void {
    this.#sdkHeaders = headersOf(type, this.getSDKVersion(), version);
  }

  /** Ends the embed of an element: handlers, waiting calls, registration and frame. Nothing happens without one. */
  reset(element: HTMLElement): void {
    this.#nearView.delete(element);
    this.#removals.delete(element);
    this.#embeds.get(element)?.dispose();
    this.#embeds.delete(element);
  }

  /**
   * Loads the frame of an embed URL hidden, to warm the cache. Raises `preloaded` on the frame.
   *
   * @param element - where to put it; default: the body
   * @throws EmbedError `missingEmbedUrl`, `invalidEmbedUrl`
   */
  preload(config: EmbedConfiguration, element: HTMLElement = document.body): HTMLIFrameElement {
    if (!config.embedUrl) throw new EmbedError('missingEmbedUrl', 'Embed URL is required to preload.');
    return preloadFrame(element, parseEmbedUrl(config.embedUrl, this.#trustedOrigins).href);
  }

  /**
   * Adds a component of the page's own.
   *
   * @param componentType - its type, for configurations and attributes
   * @param factory - makes the embed
   * @param routeUrls - paths of the frame's events, with ':uniqueId' and ':eventName'
   * @throws EmbedError `invalidComponent` (embedding toolkit, 5)
   */
  register(componentType: string, factory: EmbedComponentFactory, routeUrls: readonly string[]): void {
    const type = componentType.toLowerCase();
    if (builtInType(type)) {
      throw new EmbedError(
        'invalidComponent',
        'The component name is reserved. Cannot register a component with this name.',
      );
    }
    if (this.#components.has(type)) {
      throw new EmbedError('invalidComponent', 'A component with this type is already registered.');
    }
    if (!routeUrls.every((url) => url.includes(':uniqueId') && url.includes(':eventName'))) {
      throw new EmbedError('invalidComponent', 'Invalid router event URL');
    }
    this.#components.set(type, (...args) => Object.assign(factory(...args), { eventRoutes: routeUrls }));
  }
}

function headersOf(type = sdkType, version = sdkVersion, wrapperVersion?: string) {
  return { 'x-sdk-type': type, 'x-sdk-version': version, 'x-sdk-wrapper-version': wrapperVersion };
}
