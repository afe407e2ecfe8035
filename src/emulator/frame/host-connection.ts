import type { IncomingMessage, RemoteWindow, MessageTarget } from '../../channel/transport';
import { isRequest, isSuccess, parseMessage } from '../../protocol/envelope';
import type { RequestMessage, ResponseMessage } from '../../protocol/envelope';
import type { FrameSession } from '../session/frame-session';
import type { HostPage } from '../session/host-page';
import type { FaultInjector } from './fault-injector';

/** How a frame is tied to the page around it. */
export interface LinkOptions {
  /** Where messages arrive: the frame's own window. */
  window: MessageTarget;
  /** The page around: only its messages count. */
  parent: RemoteWindow;
  /** The page's origin, when it is known before its first message; else that message tells. */
  parentOrigin?: string;
  /** Faults on demand. */
  faultInjector?: FaultInjector;
}

/** The message side of a frame: hears the page's calls, answers, sends events and asks hooks. */
export class HostConnection implements HostPage {
  readonly #options: LinkOptions;
  readonly #pending = new Map<string, (response: ResponseMessage) => void>();
  #session: FrameSession | undefined;
  #origin: string | undefined;
  #stopped = false;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#origin = options.parentOrigin;
  }

  /** Starts to listen, and tells the page that the frame is ready. */
  start(session: FrameSession): void {
    this.#session = session;
    this.#stopped = false;
    this.#options.window.addEventListener('message', this.#hear);
    if (session.uid !== '' && !this.#options.faultInjector?.neverReady) this.#request(`/ready/${session.uid}`, {});
  }

  /** Ends the conversation: nothing is heard, said or answered any more. */
  stop(): void {
    this.#stopped = true;
    this.#options.window.removeEventListener('message', this.#hear);
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
    const id = crypto.randomUUID();
    if (settle) this.#pending.set(id, settle);
    this.#post({ method: 'POST', url, headers: { id }, body });
  }

  #post(message: RequestMessage | ResponseMessage): void {
    if (this.#stopped) return;
    // Before the page has spoken its origin may be unknown; then only `/ready/…` is sent, which tells nothing.
    this.#options.parent.postMessage(message, this.#origin ?? '*');
  }

  readonly #hear = (incoming: IncomingMessage): void => {
    if (incoming.source !== this.#options.parent) return;
    if (this.#origin !== undefined && incoming.origin !== this.#origin) return;
    const message = parseMessage(incoming.data);
    if (!message) return;
    this.#origin = incoming.origin;
    if (isRequest(message)) {
      void this.#answer(message);
      return;
    }
    const settle = this.#pending.get(message.headers.id);
    this.#pending.delete(message.headers.id);
    settle?.(message);
  };

  async #answer(message: RequestMessage): Promise<void> {
    if (!this.#session) return;
    const send = async (): Promise<ResponseMessage | undefined> => {
      const answer = await this.#session?.handle(message);
      return answer && { statusCode: answer.status, headers: { id: message.headers.id }, body: answer.body };
    };
    const { faultInjector } = this.#options;
    const responses = faultInjector ? await faultInjector.answer(message, send) : [await send()];
    for (const response of responses) if (response) this.#post(response);
  }
}
