import { h } from '../rendering/dom';

/** Outline around an embed's container while the pointer is over its name in the panel. */
export class Highlight {
  readonly root = h('div', { class: 'highlight', hidden: true, 'aria-hidden': 'true' });

  /** Shows the outline around an element, or hides it if the element is undefined. */
  show(element: HTMLElement | undefined): void {
    const box = element?.isConnected ? element.getBoundingClientRect() : undefined;
    this.root.hidden = box === undefined;
    if (!box) return;
    const { style } = this.root;
    for (const name of ['left', 'top', 'width', 'height'] as const) style[name] = `${box[name]}px`;
  }
}
