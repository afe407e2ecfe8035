import type { DeliveryWindow, RemoteWindow } from '../../channel/transport';
import { clone } from '../clone';

/** Host page's window in a DOM emulation, such as jsdom or happy-dom. Receives the messages of an in-memory frame. */
export class DomHostWindow implements DeliveryWindow {
  readonly origin: string;
  readonly #window: Window & typeof globalThis;
  readonly #iframe: HTMLIFrameElement;

  /** @param iframe - element that represents the frame. Once it has been removed, messages from the frame are dropped */
  constructor(window: Window & typeof globalThis, iframe: HTMLIFrameElement) {
    this.#window = window;
    this.#iframe = iframe;
    this.origin = window.location.origin;
  }

  deliver(data: unknown, targetOrigin: string, source: RemoteWindow, origin: string): void {
    if (targetOrigin !== '*' && targetOrigin !== this.origin) return;
    const event = new this.#window.MessageEvent('message', { data: clone(data), origin });
    // DOM emulations accept only their own windows as an event source.
    Object.defineProperty(event, 'source', { value: source });
    queueMicrotask(() => {
      if (this.#iframe.isConnected) this.#window.dispatchEvent(event);
    });
  }
}
