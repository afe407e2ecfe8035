import { EmbedError, type Embed } from '@vitrine/sdk';
import { HttpPostMessageBase, type CallMethod } from './http-post-message-base';
import type { CallHeaders, IHttpPostMessageResponse } from './http-post-message';

/** Source of a service's embeds, implemented by `Service`. */
export interface EmbedFinder {
  /** Embeds of the service. */
  readonly embeds: readonly {
    readonly config: { uniqueId?: string | undefined };
    readonly iframe: HTMLIFrameElement;
  }[];
  /** Headers that identify the SDK to the frame. */
  readonly sdkHeaders: Readonly<Record<string, string | undefined>>;
}

/**
 * Implementation of `service.hpm`. Requests are sent through an embed's channel, so they only reach the embed's frame at
 * its expected origin, regardless of the target window that the caller passes.
 */
export class FrameCalls extends HttpPostMessageBase {
  defaultHeaders: Record<string, unknown>;
  /** Whether a request is being sent. Such a request must not be intercepted. */
  isSending = false;
  readonly #service: EmbedFinder;
  /** All embeds by unique id, because the service does not list detached ones. */
  readonly #embeds = new Map<string, WeakRef<Embed>>();

  constructor(service: EmbedFinder) {
    super();
    this.#service = service;
    this.defaultHeaders = { ...service.sdkHeaders };
  }

  /** Whether the page has replaced a method, for example with a spy in a test. */
  get isReplaced(): boolean {
    return (['get', 'post', 'put', 'patch', 'delete'] as const).some(
      (name) => this[name] !== HttpPostMessageBase.prototype[name],
    );
  }

  /** Makes an embed available by its unique id, even while it is detached. */
  track(embed: Embed): void {
    for (const [uniqueId, tracked] of this.#embeds) if (!tracked.deref()) this.#embeds.delete(uniqueId);
    this.#embeds.set(embed.config.uniqueId, new WeakRef(embed));
  }

  protected async call<T>(
    method: CallMethod,
    url: string,
    body: unknown,
    headers: CallHeaders = {},
    targetWindow?: Window,
  ): Promise<IHttpPostMessageResponse<T>> {
    try {
      const embed = this.#find(`${method} ${url}`, headers, targetWindow);
      this.isSending = true;
      const sent = embed.requestPath(method, url, { headers: { ...this.defaultHeaders, ...headers }, body });
      this.isSending = false;
      return (await sent) as IHttpPostMessageResponse<T>;
    } catch (error) {
      if (!(error instanceof EmbedError)) throw error;
      // Code written for powerbi-client reads the `body` of the thrown object.
      throw Object.assign(new Error(error.message, { cause: error }), { statusCode: 0, headers: {}, body: error });
    }
  }

  #find(call: string, { uid }: CallHeaders, targetWindow: Window | undefined): Embed {
    const embed = this.#service.embeds.find(({ iframe, config }) =>
      targetWindow ? iframe.contentWindow === targetWindow : config.uniqueId === uid,
    );
    if (embed) return embed as unknown as Embed;
    // A detached frame has no window.
    const detached = targetWindow ? undefined : this.#embeds.get(uid ?? '')?.deref();
    if (detached) return detached;
    throw new EmbedError(
      'notEmbedded',
      `${call} was not sent: neither the target window nor the 'uid' header belongs to an embed of this service. Pass embed.iframe.contentWindow, or embed.config.uniqueId as 'uid'.`,
    );
  }
}
