import { EmbedController } from '../control/controller';
import type { EmbedInput } from '../control/input';
import { moveFrame } from './move-frame';
import type { EmbedCache } from './embed-cache';

/**
 * Keeps an embed alive between the components that show it. The embed's container is an element of its own inside the
 * component's: it moves to the cache as the component goes and into the next one as that comes.
 */
export class KeepAliveController extends EmbedController {
  readonly #cache: EmbedCache;
  #element: HTMLElement | undefined;
  #input: EmbedInput | undefined;

  constructor(cache: EmbedCache) {
    super();
    this.#cache = cache;
    // A failed load is not kept: one that fails while it waits goes at once.
    this.subscribe(() => {
      if (this.getState().error && cache.unpark(this)) this.release();
    });
  }

  override connect(host: HTMLElement): void {
    this.#cache.unpark(this);
    const element = (this.#element ??= host.ownerDocument.createElement('div'));
    if (element.parentNode !== host && !moveFrame(element, host)) host.append(element);
    Object.assign(element.style, { position: 'absolute', inset: '0', width: '', height: '' });
    super.connect(element);
  }

  override update(input: EmbedInput): void {
    this.#input = input;
    super.update(input);
  }

  override disconnect(host: HTMLElement): void {
    const element = this.#element;
    // Another component may show it already.
    if (element?.parentNode !== host) return;
    const { clientWidth, clientHeight } = element;
    if (this.#isWorthKeeping && this.#cache.park(this, element)) {
      // The size stays, so that the content is not arranged anew, twice.
      Object.assign(element.style, { inset: '', width: `${clientWidth}px`, height: `${clientHeight}px` });
      // The component's handlers go with it; the function that gives tokens stays.
      if (this.#input) this.update({ ...this.#input, handlers: {} });
    } else super.disconnect(element);
  }

  get #isWorthKeeping(): boolean {
    const { embed, error, status } = this.getState();
    return Boolean(embed && !error && status !== 'waiting');
  }

  /** Ends the embed while it waits: its frame goes at once. */
  release(): void {
    if (!this.#element) return;
    super.disconnect(this.#element);
    this.#element.remove();
    this.#input = undefined;
  }
}
