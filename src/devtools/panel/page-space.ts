import type { PanelPosition } from './preferences';

/** Minimum width of the page next to the panel, in CSS pixels. The panel covers narrower pages instead. */
const minPageWidth = 320;

/**
 * Space reserved at the edge of the page for the docked panel, as in browser developer tools. A panel on the right
 * makes the page narrower. A panel at the bottom adds padding so that the end of the page can still be scrolled into
 * view.
 */
export class PageSpace {
  /** Original padding from the page's `style` attribute, by property. */
  readonly #original = new Map<string, string>();

  /** Reserves space for a panel. The size is in CSS pixels. */
  reserve(position: PanelPosition, size: number): void {
    this.release();
    if (position === 'right' && innerWidth - size < minPageWidth) return;
    const { style } = document.documentElement;
    const property = `padding-${position}`;
    this.#original.set(property, style.getPropertyValue(property));
    style.setProperty(property, `${size}px`);
  }

  /** Restores the page's padding. */
  release(): void {
    const { style } = document.documentElement;
    for (const [property, value] of this.#original) {
      if (value === '') style.removeProperty(property);
      else style.setProperty(property, value);
    }
    this.#original.clear();
  }
}
