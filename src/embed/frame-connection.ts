import { Channel, type Reply, type SendOptions } from '../channel/channel';
import { EmbedError } from '../errors';
import type { EventHooks } from '../models';
import { bodyOf, type Method, type RequestMessage } from '../protocol/envelope';
import type { HookName } from '../protocol/hooks';
import type { ResolvedConfiguration } from './configuration';
import type { EmbedContext } from './embed-context';
import { createFrameElement } from './frame-element';
import { runHook } from './hooks';
import { matchRoute } from './match-route';
import type { EmbedObserver, TimingTelemetry } from './telemetry';

/** The configuration is sent before the load request only while the service has at most this many embeds. */
const maxFrontLoadEmbeds = 2;

const accepted: Reply = { statusCode: 200, body: null };

/** The part of an embed that its frame connection reads. */
export interface ConnectedEmbed {
  readonly service: EmbedContext;
  readonly element: HTMLElement;
  readonly embedtype: string;
  readonly config: ResolvedConfiguration;
  readonly eventRoutes: readonly string[];
  readonly allowedEvents: readonly string[];
  readonly hookNames: readonly HookName[];
}

/** Callbacks of a `FrameConnection`. */
export interface FrameListener {
  /** Handles the iframe's `load` event. `isReload` is true if the frame had loaded before. */
  onLoad(isReload: boolean): void;
  /** Handles an event from the frame. If it throws an `EmbedError`, the response has status 400. */
  onEvent(name: string, body: unknown): void;
  /** Called with 'METHOD path' and the body of the response when the frame rejects a request. */
  onRejection(name: string, body: unknown): void;
  /** Returns the hooks that the frame may request. */
  getHooks(): EventHooks;
  /** Emits the embed's `error` event. */
  emitError(error: EmbedError): void;
}

/** Options for a request. The common headers are added. */
export type FrameRequestOptions<Result> = Omit<SendOptions<Result>, 'headers'> & { headers?: Record<string, unknown> };

/** The connection of one embed to its frame: the iframe element, the message channel, and the requests from the frame. */
export class FrameConnection {
  /** The frame. Undefined before `open`. */
  iframe: HTMLIFrameElement | undefined;
  /** Whether the iframe's `load` event has fired. */
  isLoaded = false;
  /** Origin of the frame. */
  origin = '';
  /** Observer that receives messages and load steps. Undefined if there is nothing to report. */
  observer: EmbedObserver | undefined;
  readonly #embed: ConnectedEmbed;
  readonly #listener: FrameListener;
  #channel: Channel | undefined;
  /** Error for calls after `close`. Undefined while the connection is open. */
  #closed: EmbedError | undefined;
  /**
   * Whether the configuration has been sent in response to `/ready` since the iframe's last `load` event. A frame that repeats
   * `/ready` must not cause endless requests.
   */
  #isFrontLoaded = false;

  readonly #onLoad = (): void => {
    const isReload = this.isLoaded;
    if (isReload) this.#channel?.restart();
    this.isLoaded = true;
    this.#isFrontLoaded = false;
    this.#channel?.bind();
    this.#listener.onLoad(isReload);
    this.#channel?.releaseEarly();
  };

  constructor(embed: ConnectedEmbed, listener: FrameListener) {
    this.#embed = embed;
    this.#listener = listener;
  }

  /** Returns whether the frame's current document has not sent any message. */
  isSilent(): boolean {
    return this.#channel?.isSilent ?? true;
  }

  /**
   * Creates or adopts the frame and adds listeners to it. `attach` then puts it into the container.
   *
   * @param url - checked URL of the frame
   * @param title - accessible name of a new frame
   * @param iframe - existing frame to use instead of a new one
   */
  open(url: URL, title: string, iframe?: HTMLIFrameElement): void {
    const { element, service } = this.#embed;
    const { transport } = service;
    this.#closed = undefined;
    this.origin = url.origin;
    const frame = (this.iframe = iframe ?? createFrameElement(element.ownerDocument, url.href, title));
    const channel = (this.#channel = new Channel({
      target: service.messageTarget,
      remoteWindow: () => frame.contentWindow,
      origin: url.origin,
      send: transport && ((message) => transport.send(frame, message)),
      onRequest: (request) => this.#onRequest(request),
      onRejection: (name, body) => this.#listener.onRejection(name, body),
      observed: this,
    }));
    transport?.connect(frame, (data) => channel.receive({ data, origin: url.origin, source: null }));
    frame.addEventListener('load', this.#onLoad);
  }

  /**
   * Puts a new frame into the container. An adopted frame with a different origin navigates to the URL.
   *
   * @param isLoaded - whether the adopted frame's `load` event has fired
   */
  attach(url: URL, iframe?: HTMLIFrameElement, isLoaded = false): void {
    if (!this.iframe) return;
    if (!iframe) this.#embed.element.replaceChildren(this.iframe);
    else if (new URL(iframe.src).origin !== url.origin) iframe.src = url.href;
    else if (isLoaded) this.#onLoad();
  }

  /**
   * Sends a request to the frame and resolves with the result of `read`.
   *
   * @throws the response body if the frame rejects the request
   * @throws {EmbedError} `disposed` before `open`, the error passed to `close` after `close`, and the errors of `Channel#send`
   */
  send<Result>(method: Method, url: string, options: FrameRequestOptions<Result>): Promise<Result> {
    const { service, config } = this.#embed;
    const headers = { ...service.sdkHeaders, uid: config.uniqueId, ...options.headers };
    const urgent =
      options.urgent === true || service.transport?.sendsAtOnce === true || (this.isLoaded && options.early === true);
    if (this.#channel) return this.#channel.send(method, url, { ...options, urgent, headers });
    const notStarted = 'This embed has not been started. Create it with service.embed().';
    return Promise.reject(this.#closed ?? new EmbedError('disposed', notStarted));
  }

  /** Throws the error passed to `close` while the connection is closed. */
  assertOpen(): void {
    if (this.#closed) throw this.#closed;
  }

  /** Marks the content as loading and holds calls until `endLoad`. */
  beginLoad(): void {
    this.#channel?.hold();
    this.iframe?.setAttribute('aria-busy', 'true');
    this.observer?.restart();
  }

  /** Marks the load as finished or failed and sends the held calls. */
  endLoad(): void {
    this.iframe?.removeAttribute('aria-busy');
    this.release();
  }

  /** Sends held calls, because there is no load to wait for. */
  release(): void {
    this.#channel?.release();
  }

  /** Reports a step of the load to telemetry. */
  mark(step: TimingTelemetry['name']): void {
    this.observer?.mark(step);
  }

  /** Rejects pending and later calls with `error`, and stops listening to the frame. `open` opens the connection again. */
  close(error: EmbedError): void {
    this.#closed = error;
    this.#channel?.dispose(error);
    this.#channel = undefined;
    this.isLoaded = this.#isFrontLoaded = false;
    this.iframe?.removeEventListener('load', this.#onLoad);
  }

  /**
   * Handles an event, a hook request or `/ready`. Ignores a request whose unique id belongs to another embed, whose event or hook
   * the embed type does not have, or whose path is unknown. The closed set of events keeps frames from dispatching events such as
   * `click` or `submit` on the page.
   */
  #onRequest({ method, url, body }: RequestMessage): Reply | Promise<Reply> | undefined {
    if (method !== 'POST') return undefined;
    const { allowedEvents, config, eventRoutes, hookNames } = this.#embed;
    const { uniqueId } = config;
    const pathEnd = url.indexOf('?');
    const segments = (pathEnd < 0 ? url : url.slice(0, pathEnd)).split('/');
    for (const route of eventRoutes) {
      const name = matchRoute(route, segments, uniqueId);
      if (name !== undefined) return allowedEvents.includes(name) ? this.#onEvent(name, body) : undefined;
    }
    const hook = matchRoute('/reports/:uniqueId/eventHooks/:hookName', segments, uniqueId) as HookName;
    if (hookNames.includes(hook)) {
      const argument = { ...(body as object | null), report: this.#embed };
      return runHook(this.#listener.getHooks(), hook, argument, (error) => {
        // The container may hold another embed when a hook fails after a reset.
        if (!this.#closed) this.#listener.emitError(error);
      });
    }
    if (matchRoute('/ready/:uniqueId', segments, uniqueId) === undefined) return undefined;
    this.mark('ready');
    this.#frontLoad();
    return accepted;
  }

  #onEvent(name: string, body: unknown): Reply {
    try {
      this.#listener.onEvent(name, body);
      return accepted;
    } catch (error) {
      if (!(error instanceof EmbedError)) throw error;
      this.#listener.emitError(error);
      return { statusCode: 400, body: null };
    }
  }

  /** Sends the configuration before the iframe's `load` event, so that the frame can start early. */
  #frontLoad(): void {
    const { config, service } = this.#embed;
    if (this.#isFrontLoaded || !config.accessToken) return;
    if (service.getNumberOfComponents() > maxFrontLoadEmbeds) return;
    this.#isFrontLoaded = true;
    const timeoutMs = service.loadTimeoutMs;
    this.send('POST', '/frontload/config', { body: config, timeoutMs, urgent: true, read: bodyOf })
      // Errors are reported by the load request that follows.
      .catch(() => undefined);
  }
}
