import { EmbedController } from '../control/controller';
import type { EmbedInput } from '../updates/embed-input';
import { moveFrame } from './move-frame';

/** Storage for keep-alive embeds that no component currently shows. */
export interface ParkingSpace {
  /** Moves the element of an embed into the parking space. Returns false if it cannot be moved without reloading its frame. */
  park(controller: ParkedController, element: HTMLElement): boolean;
  /** Removes an embed from the parking space. Returns false if it is not parked. */
  unpark(controller: ParkedController): boolean;
  /** Releases the oldest embeds without a component if there are too many of them. */
  trim(): void;
}

/** A controller in a parking space. */
export interface ParkedController {
  /** Whether the embed belongs to a component, which `Suspense` or `Activity` hides. */
  readonly hasComponent: boolean;
  /** Resets the embed and removes its element. */
  release(): void;
}

/**
 * Controller that keeps an embed alive between the components that show it. The container is a separate element inside the
 * component's element. It is moved to the parking space when the component is hidden or unmounts, and into the next component
 * when that component mounts. A hidden component cannot move it when it unmounts, because it is not in the document then.
 */
export class KeepAliveController extends EmbedController implements ParkedController {
  /** The same for all names. Otherwise React would remove the container before the effect that moves the embed out of it. */
  override readonly key = 0;
  readonly #parking: ParkingSpace;
  #element: HTMLElement | undefined;
  /** Element of the component that the embed belongs to. */
  #host: HTMLElement | undefined;
  #input: EmbedInput | undefined;

  constructor(parking: ParkingSpace) {
    super();
    this.#parking = parking;
    this.subscribe(() => this.#releaseFailed());
  }

  get hasComponent(): boolean {
    return this.#host !== undefined;
  }

  override connect(host: HTMLElement): void {
    this.#host = host;
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
    } else super.disconnect(element);
  }

  override unmount(host: HTMLElement): void {
    if (host !== this.#host) return;
    this.disconnect(host);
    this.#host = undefined;
    // Deferred, because in StrictMode and when the route changes, the embed may get a component in the same commit.
    queueMicrotask(() => {
      if (this.#host || !this.#input) return;
      // The component's handlers must no longer be called. getAccessToken is kept.
      this.update({ ...this.#input, handlers: {} });
      this.#releaseFailed();
      this.#parking.trim();
    });
  }

  /** Releases a parked embed whose load has failed, unless a hidden component will show the error. */
  #releaseFailed(): void {
    if (this.getState().error && !this.#host && this.#parking.unpark(this)) this.release();
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
