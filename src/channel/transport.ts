/** The small part of `Window` that the channel needs to post a message. */
export interface RemoteWindow {
  /** Posts a message; it arrives only at the given origin. */
  postMessage(message: unknown, targetOrigin: string): void;
}

/** A received message: the part of `MessageEvent` that the channel reads. */
export interface IncomingMessage {
  /** What was posted. */
  readonly data: unknown;
  /** The sender's origin, as the browser vouches for it. */
  readonly origin: string;
  /** Who posted it. */
  readonly source: RemoteWindow | null;
}

/** The small part of `Window` that the channel needs to hear messages. */
export interface MessageTarget {
  /** Begins to hear messages. */
  addEventListener(type: 'message', listener: (message: IncomingMessage) => void): void;
  /** Hears no more. */
  removeEventListener(type: 'message', listener: (message: IncomingMessage) => void): void;
}

/** One side of a conversation: it hears and can be posted to. A `Window` is one. */
export type MessageWindow = RemoteWindow & MessageTarget;

/** How an in-memory window is made. */
export interface MemoryWindowOptions {
  /** The origin that receivers of this window's messages see. */
  origin: string;
}

/**
 * A window in memory, for tests and for the emulator in process.
 * As in a browser, delivery is asynchronous, values are cloned, and a message for another origin is dropped.
 */
export class MemoryWindow implements MessageTarget {
  /** The origin that receivers of its messages see. */
  readonly origin: string;
  readonly #listeners = new Set<(message: IncomingMessage) => void>();

  constructor({ origin }: MemoryWindowOptions) {
    this.origin = origin;
  }

  /** Begins to hear messages. */
  addEventListener(_type: 'message', listener: (message: IncomingMessage) => void): void {
    this.#listeners.add(listener);
  }

  /** Hears no more. */
  removeEventListener(_type: 'message', listener: (message: IncomingMessage) => void): void {
    this.#listeners.delete(listener);
  }

  /** How many listeners are there: a test of leaks reads it. */
  get listenerCount(): number {
    return this.#listeners.size;
  }

  /** Delivers a message as if `source` had posted it. */
  deliver(data: unknown, targetOrigin: string, source: RemoteWindow, origin: string): void {
    const clone: unknown = structuredClone(data);
    if (targetOrigin !== '*' && targetOrigin !== this.origin) return;
    queueMicrotask(() => {
      for (const listener of [...this.#listeners]) listener({ data: clone, origin, source });
    });
  }
}

/** Two in-memory windows as each sees the other: `a.peerOfB` is what code in `b` posts to in order to reach `a`. */
export interface MemoryPair {
  /** What code in the host posts to: the frame, as the host sees it. */
  frame: RemoteWindow;
  /** What code in the frame posts to: the host, as the frame sees it. */
  host: RemoteWindow;
}

/** Joins a host window and a frame window in memory. */
export function joinWindows(hostWindow: MemoryWindow, frameWindow: MemoryWindow): MemoryPair {
  const frame: RemoteWindow = {
    postMessage: (data, targetOrigin) => {
      frameWindow.deliver(data, targetOrigin, host, hostWindow.origin);
    },
  };
  const host: RemoteWindow = {
    postMessage: (data, targetOrigin) => {
      hostWindow.deliver(data, targetOrigin, frame, frameWindow.origin);
    },
  };
  return { frame, host };
}
