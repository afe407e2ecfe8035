import type { IncomingMessage, RemoteWindow, MessageTarget } from './transport';

/** A receiver of one frame's messages. */
export interface MessageReceiver {
  /** The frame's window, once it is known. */
  readonly remoteWindow: RemoteWindow | undefined;
  /** Reads the frame's window and registers it with the router. */
  bind(): RemoteWindow | null;
  /** Handles a message from the frame. */
  receive(message: IncomingMessage): void;
}

/**
 * The only message listener on a window, shared by all services. It finds the receiver of a message by its source window, so
 * that the cost of an event does not depend on the number of embeds and each message gets at most one response.
 */
export class MessageRouter {
  readonly #target: MessageTarget;
  readonly #byWindow = new Map<RemoteWindow, MessageReceiver>();
  /** Receivers whose frame window has not been read yet. Reading it right after insertion triples the CPU cost of a frame. */
  readonly #unbound = new Set<MessageReceiver>();

  readonly #receive = (message: IncomingMessage): void => {
    const { source } = message;
    if (source) (this.#byWindow.get(source) ?? this.#findUnbound(source))?.receive(message);
  };

  constructor(target: MessageTarget) {
    this.#target = target;
  }

  get #isIdle(): boolean {
    return this.#unbound.size + this.#byWindow.size === 0;
  }

  add(receiver: MessageReceiver): void {
    // Always added, because `document.open` removes the window's listeners. A listener is never added twice.
    this.#target.addEventListener('message', this.#receive);
    this.#unbound.add(receiver);
  }

  /** Registers the current window of a receiver's frame. */
  bind(receiver: MessageReceiver, remote: RemoteWindow): void {
    this.#unbind(receiver);
    this.#byWindow.set(remote, receiver);
  }

  remove(receiver: MessageReceiver): void {
    this.#unbind(receiver);
    if (!this.#isIdle) return;
    // When a DOM emulation shuts down, test runners remove its globals before its mutation observers report the removed
    // elements.
    (this.#target as Partial<MessageTarget>).removeEventListener?.('message', this.#receive);
  }

  #unbind(receiver: MessageReceiver): void {
    this.#unbound.delete(receiver);
    if (receiver.remoteWindow) this.#byWindow.delete(receiver.remoteWindow);
  }

  #findUnbound(source: RemoteWindow): MessageReceiver | undefined {
    for (const receiver of this.#unbound) {
      if (receiver.bind() === source) return receiver;
    }
    return undefined;
  }
}

const routers = new WeakMap<MessageTarget, MessageRouter>();

/** Returns a window's router. */
export function getMessageRouter(target: MessageTarget): MessageRouter {
  let router = routers.get(target);
  if (!router) routers.set(target, (router = new MessageRouter(target)));
  return router;
}
