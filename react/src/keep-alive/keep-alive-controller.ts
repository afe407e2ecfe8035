import { EmbedController } from '../control/controller';
import type { EmbedInput } from '../control/input';
import { moveFrame } from './move-frame';

/** The part of the cache that a controller uses. */
interface ParkingCache {
  park(controller: KeepAliveController, element: HTMLElement): boolean;
  unpark(controller: KeepAliveController): boolean;
}

/**
 * Controller of an embed that outlives its component. The embed has its own container inside the component's element. The
 * container moves to the cache when the component unmounts, and from there into the next component.
 */
export class KeepAliveController extends EmbedController {
  readonly #cache: ParkingCache;
  #element: HTMLElement | undefined;
  #input: EmbedInput | undefined;

  constructor(cache: ParkingCache) {
    super();
    this.#cache = cache;
    // An embed that fails while it is parked has nothing worth keeping.
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
    // The next component may have taken the container already.
    if (element?.parentNode !== host) return;
    const { clientWidth, clientHeight } = element;
    if (this.#canPark && this.#cache.park(this, element)) {
      // A fixed size prevents the content from being laid out again, both now and when it returns.
      Object.assign(element.style, { inset: '', width: `${clientWidth}px`, height: `${clientHeight}px` });
      // Event handlers belong to the unmounted component. `getAccessToken` stays, so that tokens are still refreshed.
      if (this.#input) this.update({ ...this.#input, handlers: {} });
    } else super.disconnect(element);
  }

  get #canPark(): boolean {
    const { embed, error, status } = this.getState();
    return Boolean(embed && !error && status !== 'waiting');
  }

  /** Disposes the parked embed and removes its frame. */
  release(): void {
    if (!this.#element) return;
    super.disconnect(this.#element);
    this.#element.remove();
    this.#input = undefined;
  }
}
