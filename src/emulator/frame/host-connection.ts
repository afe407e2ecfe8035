import type { IncomingMessage, MessageTarget, RemoteWindow } from '../../channel/transport';
import { isRequest, isSuccess, parseMessage } from '../../protocol/envelope';
import type { RequestMessage, ResponseMessage } from '../../protocol/envelope';
import type { FrameSession } from '../session/frame-session';
import type { HostPage } from '../session/host-page';
import { encodeUniqueId } from '../session/unique-id';
import type { FaultInjector } from './fault-injector';
import { respondToFaultRequest } from './fault-request';
import type { RequestOverrides } from './request-overrides';
import { randomUuid } from '../random-id';

/** Options for a connection between a frame and its host page. */
export interface HostConnectionOptions {
  /** The frame's own window, which receives messages. */
  window: MessageTarget;
  /** The host page's window. Messages from other windows are ignored. */
  parent: RemoteWindow;
  /** Faults to inject into responses. */
  faultInjector: FaultInjector;
  /** Response overrides. */
  overrides: RequestOverrides;
}

/** Connection between a frame and its host page. Responds to requests, sends events and calls hooks. */
export class HostConnection implements HostPage {
  readonly #options: HostConnectionOptions;
  readonly #pending = new Map<string, (response: ResponseMessage) => void>();
  #session: FrameSession | undefined;
  /** The host page's origin. Undefined until its first message arrives. */
  #origin: string | undefined;
  #isStopped = false;

  constructor(options: HostConnectionOptions) {
    this.#options = options;
  }

  /** Starts handling messages. Sends the ready message, unless the session has no unique id or a fault prevents it. */
  start(session: FrameSession): void {
    this.#session = session;
    this.#isStopped = false;
    this.#options.window.addEventListener('message', this.#onMessage);
    if (session.uid !== '' && !this.#options.faultInjector.neverReady)
      this.#request(`/ready/${encodeUniqueId(session.uid)}`, {});
  }

  /** Stops sending and handling messages. Pending hook calls resolve with undefined. */
  stop(): void {
    this.#isStopped = true;
    this.#options.window.removeEventListener('message', this.#onMessage);
    for (const settle of this.#pending.values()) settle({ statusCode: 503, headers: { id: '' } });
    this.#pending.clear();
  }

  event(path: string, body: unknown): void {
    this.#request(path, body);
  }

  async hook(path: string, body: unknown): Promise<unknown> {
    const response = await new Promise<ResponseMessage>((resolve) => {
      this.#request(path, body, resolve);
    });
    return isSuccess(response.statusCode) ? response.body : undefined;
  }

  #request(url: string, body: unknown, settle?: (response: ResponseMessage) => void): void {
    const id = randomUuid();
    if (settle) this.#pending.set(id, settle);
    this.#post({ method: 'POST', url, headers: { id }, body });
  }

  #post(message: RequestMessage | ResponseMessage): void {
    if (this.#isStopped) return;
    // Until the origin is known, only the ready message is sent, which contains no data. Pages opened from disk have the
    // origin 'null', which is not a valid target.
    const target = this.#origin === undefined || this.#origin === 'null' ? '*' : this.#origin;
    this.#options.parent.postMessage(message, target);
  }

  readonly #onMessage = (incoming: IncomingMessage): void => {
    if (incoming.source !== this.#options.parent) return;
    if (this.#origin !== undefined && incoming.origin !== this.#origin) return;
    const message = parseMessage(incoming.data);
    if (!message) return;
    this.#origin = incoming.origin;
    if (isRequest(message)) {
      void this.#respond(message);
      return;
    }
    const settle = this.#pending.get(message.headers.id);
    this.#pending.delete(message.headers.id);
    settle?.(message);
  };

  async #respond(message: RequestMessage): Promise<void> {
    const session = this.#session;
    if (!session) return;
    const { faultInjector, overrides } = this.#options;
    const faultResponse = respondToFaultRequest(message, faultInjector);
    if (faultResponse) {
      this.#post(faultResponse.response);
      faultResponse.apply?.();
      return;
    }
    overrides.record(message);
    const responses = await faultInjector.respond(message, async () => {
      const { status, body } = await overrides.respond(message, () => session.handle(message));
      return { statusCode: status, headers: { id: message.headers.id }, body };
    });
    for (const response of responses) this.#post(response);
  }
}
