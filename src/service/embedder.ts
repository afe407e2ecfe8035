import type { MessageTarget } from '../channel/transport';
import type { Embed } from '../embed/embed';
import type { EmbedContext } from '../embed/embed-context';
import { mergeFeatures, type EmbedFeature } from '../embed/feature';
import { parseEmbedUrl, parseTrustedOrigin } from '../embed/url';
import { EmbedError } from '../errors';
import type { EmbedConfiguration } from '../models';
import { attributePrefix, sdkType, sdkVersion } from '../provider';
import { assertDocument, assertElement } from './assert-element';
import type { EmbedDefinition } from './embed-definition';
import { EmbedRegistry } from './embed-registry';
import { preloadFrame } from './frame-preload';

/** Options of an `Embedder`. */
export interface EmbedderConfiguration {
  /** Features of all embeds. Default: none. */
  features?: readonly EmbedFeature[];
  /** Embedder to share embeds, trusted origins, the access token and the session id with. Default: none. */
  sharedWith?: Embedder;
  /** Origins to trust in addition to Power BI's hosts; see `trustOrigin`. Default: none. */
  trustedOrigins?: readonly string[];
  /** Prefix of the attributes that declare an embed. Default: 'data-'. */
  attributePrefix?: string;
  /** How long a call waits for the frame's response, in milliseconds. Infinity disables the timeout. Default: 30,000. */
  timeoutMs?: number;
  /** Maximum duration of a load, in milliseconds. Infinity disables the limit. Default: 60,000. */
  loadTimeoutMs?: number;
  /**
   * How long a loaded frame may stay silent, in milliseconds, before `error` is emitted with the code `frameSilent`. Infinity
   * disables the check. Default: 15,000.
   */
  silentTimeoutMs?: number;
  /** SDK version in the request headers. Default: the protocol version, '2.23.1'. */
  version?: string;
  /** SDK type in the request headers. Default: 'js'. */
  type?: string;
  /** Version of an SDK wrapper in the request headers. Default: none. */
  sdkWrapperVersion?: string;
  /** The window that receives the frames' messages. Default: the page's window. */
  messageTarget?: MessageTarget;
}

/** Options for `Embedder#create`. */
export interface CreateOptions {
  /** Features of this embed, in addition to those of the embedder. */
  features?: readonly EmbedFeature[];
  /** Whether to prepare the content without rendering it. `report.render()` renders it. Default: false. */
  phased?: boolean;
  /** Whether to create the frame before the token is known. A later call with the token loads the content. Default: false. */
  bootstrap?: boolean;
}

/**
 * Manager that creates, finds and removes the embeds on a page. The class does not include any embed type or feature, so that a
 * bundle contains only those that are passed. `Service` includes all of them. Creating an embedder does not change the page.
 *
 * @example
 * const embedder = new Embedder({ trustedOrigins: ['https://content.example.com'], features: [managedTokens] });
 * const report = embedder.create(reportDefinition, element, { embedUrl, getAccessToken });
 */
export class Embedder implements EmbedContext {
  /** Features of all embeds. */
  readonly features: EmbedFeature;
  /** Prefix of the attributes that declare an embed. */
  readonly attributePrefix: string;
  /** How long a call waits for the frame's response, in milliseconds. */
  readonly timeoutMs: number;
  /** Maximum duration of a load, in milliseconds. */
  readonly loadTimeoutMs: number;
  /** How long a loaded frame may stay silent before an error is emitted, in milliseconds. */
  readonly silentTimeoutMs: number;
  readonly #messageTarget: MessageTarget | undefined;
  readonly #registry: EmbedRegistry;
  #sdkHeaders: ReturnType<typeof headersOf>;

  /**
   * Creates an embedder.
   *
   * @throws {EmbedError} `invalidEmbedUrl` if a trusted origin is invalid
   */
  constructor(config: EmbedderConfiguration = {}) {
    this.features = mergeFeatures(...(config.features ?? []));
    this.attributePrefix = config.attributePrefix ?? attributePrefix;
    this.timeoutMs = config.timeoutMs ?? 30_000;
    this.loadTimeoutMs = config.loadTimeoutMs ?? 60_000;
    this.silentTimeoutMs = config.silentTimeoutMs ?? 15_000;
    this.#messageTarget = config.messageTarget;
    this.#registry = config.sharedWith ? config.sharedWith.#registry : new EmbedRegistry();
    this.#sdkHeaders = headersOf(config.type, config.version, config.sdkWrapperVersion);
    config.trustedOrigins?.forEach((origin) => this.trustOrigin(origin));
  }

  /** Keeps Vue and Alpine from wrapping the object in a proxy, because a proxy has no access to private fields. */
  protected get __v_skip(): true {
    return true;
  }

  /** Default access token for all embeds. It is sent only to Power BI's hosts, never to a trusted origin. */
  get accessToken(): string | undefined {
    return this.#registry.accessToken;
  }

  set accessToken(token: string | undefined) {
    this.#registry.accessToken = token;
  }

  /** Origins that are trusted in addition to Power BI's hosts. */
  get trustedOrigins(): ReadonlySet<string> {
    return this.#registry.trustedOrigins;
  }

  /**
   * Adds an origin that is trusted for embed URLs and messages, in addition to Power BI's hosts.
   *
   * @param origin - exact origin, for example 'https://content.example.com'; http only for the local machine
   * @throws {EmbedError} `invalidEmbedUrl`
   */
  trustOrigin(origin: string): void {
    this.#registry.trustedOrigins.add(parseTrustedOrigin(origin));
  }

  /** The window that receives the frames' messages. */
  get messageTarget(): MessageTarget {
    return this.#messageTarget ?? window;
  }

  /** Headers that identify the SDK to the frame. */
  get sdkHeaders(): Readonly<Record<string, string | undefined>> {
    return this.#sdkHeaders;
  }

  /**
   * Embeds content of one type in an element, configured by `config`, by attributes or by both. If the element already holds an
   * embed of this type, the new configuration is loaded into the same frame. The frame is replaced if it was removed, if the
   * embed is a Q&A box, or if the new embed URL has a different origin.
   *
   * @throws {EmbedError} if the configuration is invalid, or if the element holds an embed of a different type or service
   */
  create<Created extends Embed>(
    definition: EmbedDefinition<Created>,
    element: HTMLElement,
    config: EmbedConfiguration,
    { features = [], phased = false, bootstrap = false }: CreateOptions = {},
  ): Created {
    assertElement(element);
    if (!this.#messageTarget) assertDocument(element);
    const existing = this.#registry.claim(element);
    const hasFrame = existing?.hasFrame;
    // Read now, because removing the existing embed closes its connection.
    const isFrameLoaded = existing?.iframeLoaded;
    const { type } = definition;
    if (hasFrame && bootstrap) {
      throw new EmbedError('typeMismatch', 'The element already holds an embed. Reset the element first.');
    }
    const typed: EmbedConfiguration = { type, ...config, ...(bootstrap && { bootstrapped: true }) };
    const feature = mergeFeatures(this.features, ...features);
    const start = (frame?: HTMLIFrameElement, held?: EmbedConfiguration) => {
      const embed = definition.create(this, element, { ...held, ...typed }, phased, bootstrap, frame);
      embed.prepare(feature);
      // Removed only after the new configuration has been checked. If it is invalid, the existing embed is kept.
      if (existing) this.#registry.remove(element, { keepFrame: frame !== undefined });
      embed.start(isFrameLoaded);
      this.#registry.add(embed);
      return embed;
    };
    if (!existing || bootstrap) return start();
    if (existing.embedtype.toLowerCase() === type.toLowerCase()) {
      // Q&A has no way to load another configuration into the same frame.
      if (type === 'qna' || !existing.update(typed, phased, feature)) return start(undefined, existing.bootstrapConfig);
      // The update may have replaced the frame.
      this.#registry.add(existing);
      return existing as Created;
    }
    if (type === 'report' && ['create', 'quickCreate'].includes(existing.embedtype))
      return start(hasFrame ? existing.iframe : undefined);
    if (!hasFrame) return start();
    throw new EmbedError(
      'typeMismatch',
      `The element holds an embed of type '${existing.embedtype}', which cannot become a '${type}'. Reset the element first.`,
    );
  }

  /**
   * Returns an element's embed, even while the element is not in the document.
   *
   * @throws {EmbedError} `notEmbedded`
   */
  get(element: HTMLElement): Embed {
    const embed = this.#registry.get(element);
    if (embed) return embed;
    throw new EmbedError(
      'notEmbedded',
      'The element does not hold an embed of this service. Embed content in it first.',
    );
  }

  /** Returns whether an element holds an embed, even while the element is not in the document. */
  has(element: HTMLElement): boolean {
    return this.#registry.get(element) !== undefined;
  }

  /** All embeds except detached ones. */
  get embeds(): readonly Embed[] {
    return this.#registry.embeds;
  }

  /** Returns the embed with this unique id, or undefined if there is none or it is detached. */
  find(uniqueId: string): Embed | undefined {
    return this.embeds.find(({ config }) => config.uniqueId === uniqueId);
  }

  /** Returns the number of embeds, except detached ones. */
  getNumberOfComponents(): number {
    return this.#registry.size;
  }

  /** Returns the random id of the session: 20 hex digits. */
  getSdkSessionId(): string {
    return this.#registry.sessionId;
  }

  /** Returns the SDK version in the request headers. */
  getSDKVersion(): string {
    return this.#sdkHeaders['x-sdk-version'];
  }

  /** Sets the SDK type and the wrapper version in the request headers. */
  setSdkInfo(type: string, version: string): void {
    this.#sdkHeaders = headersOf(type, this.getSDKVersion(), version);
  }

  /**
   * Disposes an element's embed and removes its frame. Pending calls are rejected. Does nothing if the element does not
   * hold an embed.
   */
  reset(element: HTMLElement): void {
    this.#registry.remove(element);
  }

  /**
   * Loads an embed URL in a hidden frame, so that Power BI's files are in the browser's cache when they are needed. No
   * token is sent. The frame element emits `preloaded` when it has loaded.
   *
   * @param element - parent of the frame. Default: the document's body.
   * @returns the frame. Remove it when it is no longer needed.
   * @throws {EmbedError} `missingEmbedUrl`, `invalidEmbedUrl`
   */
  preload(config: EmbedConfiguration, element: HTMLElement = document.body): HTMLIFrameElement {
    const embedUrl = (config as EmbedConfiguration | null)?.embedUrl;
    if (!embedUrl) throw new EmbedError('missingEmbedUrl', "Embed URL is required to preload. Pass 'embedUrl'.");
    return preloadFrame(element, parseEmbedUrl(embedUrl, this.trustedOrigins).href);
  }
}

function headersOf(type = sdkType, version = sdkVersion, wrapperVersion?: string) {
  return { 'x-sdk-type': type, 'x-sdk-version': version, 'x-sdk-wrapper-version': wrapperVersion };
}
