import { cloneMessage } from './clone-message';

/** The part of `Window` that is used to post messages. */
export interface RemoteWindow {
  /** Posts a message. It is delivered only if the window has the target origin. */
  postMessage(message: unknown, targetOrigin: string): void;
}

/** The part of `MessageEvent` that the SDK reads. */
export interface IncomingMessage {
  /** Posted value. */
  readonly data: unknown;
  /** Origin of the sender, as set by the browser. */
  readonly origin: string;
  /** Window of the sender. */
  readonly source: RemoteWindow | null;
}

/** The part of `Window` that is used to receive messages. */
export interface MessageTarget {
  /** Adds a message listener. As in a window, adding the same listener again has no effect. */
  addEventListener(type: 'message', listener: (message: IncomingMessage) => void): void;
  /** Removes a message listener. */
  removeEventListener(type: 'message', listener: (message: IncomingMessage) => void): void;
}

/** A window that messages can be delivered to. */
export interface DeliveryWindow {
  /** Origin of this window, as reported to the receivers of its messages. */
  readonly origin: string;
  /** Delivers a message as if `source` had posted it. */
  deliver(data: unknown, targetOrigin: string, source: RemoteWindow, origin: string): void;
}

/** Options of a `MemoryWindow`. */
export interface MemoryWindowOptions {
  /** Origin of this window, as reported to the receivers of its messages. */
  origin: string;
}

/**
 * In-memory window for tests and for an emulator in the same process. As in a browser, messages are delivered asynchronously,
 * values are cloned, and messages for a different origin are dropped.
 */
export class MemoryWindow implements MessageTarget, DeliveryWindow {
  /** Origin of this window, as reported to the receivers of its messages. */
  readonly origin: string;
  readonly #listeners = new Set<(message: IncomingMessage) => void>();

  /** Creates a window without listeners. */
  constructor({ origin }: MemoryWindowOptions) {
    this.origin = origin;
  }

  /** Adds a message listener. */
  addEventListener(_type: 'message', listener: (message: IncomingMessage) => void): void {
    this.#listeners.add(listener);
  }

  /** Removes a message listener. */
  removeEventListener(_type: 'message', listener: (message: IncomingMessage) => void): void {
    this.#listeners.delete(listener);
  }

  /** Number of listeners, for tests that detect leaks. */
  get listenerCount(): number {
    return this.#listeners.size;
  }

  /** Delivers a message as if `source` had posted it. */
  deliver(data: unknown, targetOrigin: string, source: RemoteWindow, origin: string): void {
    const copy: unknown = cloneMessage(data, 'The message');
    if (targetOrigin !== '*' && targetOrigin !== this.origin) return;
    queueMicrotask(() => {
      for (const listener of [...this.#listeners]) listener({ data: copy, origin, source });
    });
  }
}

/** Handles of two connected in-memory windows. Code in one window posts messages to the handle of the other. */
export interface MemoryPair {
  /** The frame, for use by code in the host. */
  frame: RemoteWindow;
  /** The host, for use by code in the frame. */
  host: RemoteWindow;
}

/** Connects a host window and a frame window. */
export function joinWindows(hostWindow: DeliveryWindow, frameWindow: DeliveryWindow): MemoryPair {
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
