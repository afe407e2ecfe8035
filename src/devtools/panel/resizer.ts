import { h, setAttribute } from '../rendering/dom';
import type { PanelPosition } from './preferences';

/** Smallest height and width at which the views are usable, in CSS pixels. */
const minSizes = { bottom: 160, right: 280 };
const keyStep = 24;

/** State and callbacks for a resizer. */
export interface ResizerOptions {
  getPosition(): PanelPosition;
  getSize(): number;
  setSize(size: number): void;
  /** Called once when the user has finished resizing, possibly after many calls to `setSize`. */
  onEnd(): void;
}

/** The panel's edge, which can be dragged or moved with the arrow keys. */
export class Resizer {
  readonly root: HTMLElement;
  readonly #options: ResizerOptions;

  constructor(options: ResizerOptions) {
    this.#options = options;
    this.root = h('div', {
      class: 'resizer',
      role: 'separator',
      tabindex: 0,
      'aria-label': 'Resize the devtools',
      onpointerdown: (event) => this.root.setPointerCapture(event.pointerId),
      onpointermove: (event) => this.#onMove(event),
      onlostpointercapture: () => this.#options.onEnd(),
      onkeydown: (event) => this.#onKey(event),
    });
    this.update();
  }

  get #minSize(): number {
    return minSizes[this.#options.getPosition()];
  }

  get #available(): number {
    return this.#options.getPosition() === 'bottom' ? innerHeight : innerWidth;
  }

  /** Exposes the current size to assistive technologies. */
  update(): void {
    const isBottom = this.#options.getPosition() === 'bottom';
    setAttribute(this.root, 'aria-orientation', isBottom ? 'horizontal' : 'vertical');
    setAttribute(this.root, 'aria-valuemin', this.#minSize);
    setAttribute(this.root, 'aria-valuemax', Math.max(this.#minSize, this.#available));
    setAttribute(this.root, 'aria-valuenow', Math.round(this.#options.getSize()));
  }

  #onMove(event: PointerEvent): void {
    if (!this.root.hasPointerCapture(event.pointerId)) return;
    const isBottom = this.#options.getPosition() === 'bottom';
    this.#resize(isBottom ? innerHeight - event.clientY : innerWidth - event.clientX);
  }

  #onKey(event: KeyboardEvent): void {
    const direction = { ArrowUp: 1, ArrowLeft: 1, ArrowDown: -1, ArrowRight: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    this.#resize(this.#options.getSize() + direction * keyStep);
    this.#options.onEnd();
  }

  #resize(size: number): void {
    this.#options.setSize(Math.min(this.#available, Math.max(this.#minSize, size)));
    this.update();
  }
}
