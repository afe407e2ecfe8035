import { KeepAliveController } from './keep-alive-controller';
import { moveFrame } from './move-frame';

/** Out of sight, of the tab order and of the accessibility tree, but in the document: a frame that leaves it would end. */
const shelfStyle = { position: 'fixed', top: '0', left: '-200vw', visibility: 'hidden' };

/** Where embeds wait while no component shows them. */
export class EmbedCache {
  /** How many wait at most; the one that waits longest goes first. */
  max = 0;
  readonly #controllers = new Map<string, KeepAliveController>();
  readonly #waiting = new Set<KeepAliveController>();
  #element: HTMLElement | undefined;
  #isOpen = false;

  /** The one controller of a name, for the component that shows it and for all who follow it. */
  readonly controllerOf = (name: string): KeepAliveController => {
    let controller = this.#controllers.get(name);
    if (!controller) this.#controllers.set(name, (controller = new KeepAliveController(this)));
    return controller;
  };

  open(): void {
    this.#isOpen = true;
  }

  /** Ends all that wait; whoever comes later is not taken in. */
  close(): void {
    this.#isOpen = false;
    this.#trim(0);
    this.#element?.remove();
    this.#element = undefined;
  }

  /** Takes an embed's element in; false where the browser cannot move it alive. */
  park(controller: KeepAliveController, element: HTMLElement): boolean {
    if (!this.#isOpen) return false;
    if (!this.#element) {
      this.#element = element.ownerDocument.createElement('div');
      Object.assign(this.#element.style, shelfStyle);
      element.ownerDocument.body.append(this.#element);
    }
    if (!moveFrame(element, this.#element)) return false;
    this.#waiting.add(controller);
    // Later: in StrictMode, and on the way from one route to the next, it is taken back in the same commit.
    queueMicrotask(() => {
      this.#trim(this.max);
    });
    return true;
  }

  /** A component shows the embed again, or it has failed; false if it does not wait here. */
  unpark(controller: KeepAliveController): boolean {
    return this.#waiting.delete(controller);
  }

  #trim(max: number): void {
    for (const controller of this.#waiting) {
      if (this.#waiting.size <= max) return;
      this.#waiting.delete(controller);
      controller.release();
    }
  }
}
