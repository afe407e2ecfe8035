import { KeepAliveController } from './keep-alive-controller';
import { moveFrame } from './move-frame';

/**
 * Hides parked embeds from sight, tab order and assistive technology. They stay in the document, because a frame that is
 * removed from it loses its state.
 */
const parkingStyle = { position: 'fixed', top: '0', left: '-200vw', visibility: 'hidden' };

/** Parked embeds, that is, embeds that no component shows. */
export class EmbedCache {
  /** Maximum number of parked embeds. The oldest is disposed first. */
  max = 0;
  readonly #controllers = new Map<string, KeepAliveController>();
  readonly #parked = new Set<KeepAliveController>();
  #element: HTMLElement | undefined;
  #isOpen = false;

  /** Returns the controller of a name. The component and all hooks that use the name share it. */
  readonly controllerOf = (name: string): KeepAliveController => {
    let controller = this.#controllers.get(name);
    if (!controller) this.#controllers.set(name, (controller = new KeepAliveController(this)));
    return controller;
  };

  /** Starts to accept embeds. */
  open(): void {
    this.#isOpen = true;
  }

  /** Disposes all parked embeds and stops accepting embeds. */
  close(): void {
    this.#isOpen = false;
    this.#trim(0);
    this.#element?.remove();
    this.#element = undefined;
  }

  /** Parks an embed's element. Returns false if the cache is closed or the browser cannot move frames. */
  park(controller: KeepAliveController, element: HTMLElement): boolean {
    if (!this.#isOpen) return false;
    if (!this.#element) {
      this.#element = element.ownerDocument.createElement('div');
      Object.assign(this.#element.style, parkingStyle);
      element.ownerDocument.body.append(this.#element);
    }
    if (!moveFrame(element, this.#element)) return false;
    this.#parked.add(controller);
    // Deferred, because StrictMode and route changes unpark the embed in the same commit.
    queueMicrotask(() => {
      this.#trim(this.max);
    });
    return true;
  }

  /** Removes an embed that a component shows again, or that has failed. Returns false if it was not parked. */
  unpark(controller: KeepAliveController): boolean {
    return this.#parked.delete(controller);
  }

  #trim(max: number): void {
    for (const controller of this.#parked) {
      if (this.#parked.size <= max) return;
      this.#parked.delete(controller);
      controller.release();
    }
  }
}
