import { KeepAliveController, type ParkedController, type ParkingSpace } from './keep-alive-controller';
import { moveFrame } from './move-frame';

/**
 * Style that makes an element invisible and not focusable. The element stays in the document, because removing it would unload
 * its frames.
 */
const parkingStyle = { position: 'fixed', top: '0', left: '-200vw', visibility: 'hidden' };

/** Cache of the embeds that no component currently shows (parked embeds). */
export class EmbedCache implements ParkingSpace {
  readonly #controllers = new Map<string, KeepAliveController>();
  readonly #parked = new Set<ParkedController>();
  #max = 0;
  #element: HTMLElement | undefined;
  #isOpen = false;

  /** Returns the controller for a name. Used by the component that shows the embed and by hooks. */
  readonly controllerOf = (name: string): KeepAliveController => {
    let controller = this.#controllers.get(name);
    if (!controller) this.#controllers.set(name, (controller = new KeepAliveController(this)));
    return controller;
  };

  /** Sets the maximum number of parked embeds without a component. The embed that was parked first is released first. */
  limit(max: number): void {
    this.#max = max;
    this.trim();
  }

  open(): void {
    this.#isOpen = true;
  }

  /** Releases all parked embeds and does not accept new ones. */
  close(): void {
    this.#isOpen = false;
    this.#release([...this.#parked]);
    this.#element?.remove();
    this.#element = undefined;
  }

  park(controller: ParkedController, element: HTMLElement): boolean {
    if (!this.#isOpen) return false;
    if (!this.#element) {
      this.#element = element.ownerDocument.createElement('div');
      Object.assign(this.#element.style, parkingStyle);
      element.ownerDocument.body.append(this.#element);
    }
    if (!moveFrame(element, this.#element)) return false;
    this.#parked.add(controller);
    return true;
  }

  unpark(controller: ParkedController): boolean {
    return this.#parked.delete(controller);
  }

  trim(): void {
    const unused = [...this.#parked].filter(({ hasComponent }) => !hasComponent);
    this.#release(unused.slice(0, Math.max(0, unused.length - this.#max)));
  }

  #release(controllers: readonly ParkedController[]): void {
    for (const controller of controllers) {
      this.#parked.delete(controller);
      controller.release();
    }
  }
}
