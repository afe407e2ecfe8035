import type { Channel } from './channel';
import type { IncomingMessage, RemoteWindow, MessageTarget } from './transport';

/**
 * The one listener of a window, shared by all channels of all services (security rules, 5).
 * A message finds its channel by its source window, so that an event costs the same with one embed and with a thousand.
 */
export class MessageRouter {
  readonly #target: MessageTarget;
  readonly #channels = new Set<Channel>();
  readonly #byPeer = new Map<RemoteWindow, Channel>();
  /** Channels whose frame window has not been seen yet: reading it right after insertion is what makes frames slow. */
  readonly #unbound = new Set<Channel>();

  constructor(target: MessageTarget) {
    this.#target = target;
  }

  add(channel: Channel): void {
    if (this.#channels.size === 0) this.#target.addEventListener('message', this.#receive);
    this.#channels.add(channel);
    this.#unbound.add(channel);
  }

  /** Notes that the channel's frame now has this window. */
  bind(channel: Channel, peer: RemoteWindow): void {
    this.#forget(channel);
    this.#byPeer.set(peer, channel);
  }

  remove(channel: Channel): void {
    this.#forget(channel);
    this.#channels.delete(channel);
    if (this.#channels.size === 0) this.#target.removeEventListener('message', this.#receive);
  }

  #forget(channel: Channel): void {
    this.#unbound.delete(channel);
    if (channel.remoteWindow) this.#byPeer.delete(channel.remoteWindow);
  }

  readonly #receive = (message: IncomingMessage): void => {
    const { source } = message;
    if (source) (this.#byPeer.get(source) ?? this.#findUnbound(source))?.receive(message);
  };

  #findUnbound(source: RemoteWindow): Channel | undefined {
    for (const channel of this.#unbound) {
      if (channel.bind() === source) return channel;
    }
    return undefined;
  }
}

const buses = new WeakMap<MessageTarget, MessageRouter>();

/** The bus of a window. */
export function getMessageRouter(target: MessageTarget): MessageRouter {
  let bus = buses.get(target);
  if (!bus) buses.set(target, (bus = new MessageRouter(target)));
  return bus;
}
