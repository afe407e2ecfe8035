import { EmbedController } from '../control/controller';
import type { EmbedInput } from '../updates/embed-input';
import { moveFrame } from './move-frame';

/** Storage for keep-alive embeds that no component currently shows. */
export interface ParkingSpace {
  /** Moves the element of an embed into the parking space. Returns false if it cannot be moved without reloading its frame. */
  park(controller: ParkedController, element: HTMLElement): boolean;
  /** Removes an embed from the parking space. Returns false if it is not parked. */
  unpark(controller: ParkedController): boolean;
}

/** A controller in a parking space. */
export interface ParkedController {
  /** Resets the embed and removes its element. */
  release(): void;
}

/**
 * Controller that keeps an embed alive between the components that show it. The container is a separate element inside the
 * component's element. It is moved to the parking space when the component unmounts, and into the next component when that
 * component mounts.
 */
export class KeepAliveController extends EmbedController implements ParkedController {
  /** The same for all names. Otherwise React would remove the container before the effect that moves the embed out of it. */
  override readonly key = 0;
  readonly #parking: ParkingSpace;
  #element: HTMLElement | undefined;
  #input: EmbedInput | undefined;

  constructor(parking: ParkingSpace) {
    super();
    this.#parking = parking;
    // An embed that fails while it is parked is released immediately.
    this.subscribe(() => {
      if (this.getState().error && parking.unpark(this)) this.release();
    });
  }

  override connect(host: HTMLElement): void {
    this.#parking.unpark(this);
    const element = (this.#element ??= host.ownerDocument.createElement('div'));
    if (element.parentNode !== host) {
      // The component's previous name may have left an embed that could not be parked.
      host.replaceChildren();
      if (!moveFrame(element, host)) host.append(element);
    }
    Object.assign(element.style, { position: 'absolute', inset: '0', width: '', height: '' });
    super.connect(element);
  }

  override update(input: EmbedInput): void {
    this.#input = input;
    super.update(input);
  }

  override disconnect(host: HTMLElement): void {
    const element = this.#element;
    // Another component may already show the element.
    if (element?.parentNode !== host) return;
    const { clientWidth, clientHeight } = element;
    if (this.#isWorthKeeping && this.#parking.park(this, element)) {
      // Keep the size, so that the content is not laid out again when it is parked or moved back.
      Object.assign(element.style, { inset: '', width: `${clientWidth}px`, height: `${clientHeight}px` });
      // The component's handlers must no longer be called. getAccessToken is kept.
      if (this.#input) this.update({ ...this.#input, handlers: {} });
    } else super.disconnect(element);
  }

  get #isWorthKeeping(): boolean {
    const { embed, error, status } = this.getState();
    return Boolean(embed && !error && status !== 'waiting');
  }

  /** Resets the parked embed and removes its element. */
  release(): void {
    if (!this.#element) return;
    super.disconnect(this.#element);
    this.#element.remove();
    this.#input = undefined;
  }
}
