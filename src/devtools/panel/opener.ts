import { h, icon, setAttribute, setText } from '../rendering/dom';

/** Button in the corner of the window that opens the panel. A badge shows the number of failed embeds. */
export class Opener {
  readonly root: HTMLButtonElement;
  readonly #badge = h('span', { class: 'badge', hidden: true });

  constructor(position: 'bottom-right' | 'bottom-left', onOpen: () => void) {
    this.root = h(
      'button',
      { type: 'button', class: 'opener', 'aria-expanded': 'false', 'data-position': position, onclick: onOpen },
      icon('mark'),
      this.#badge,
    );
  }

  /** Shows the number of failed embeds. */
  showFailures(count: number): void {
    this.#badge.hidden = count === 0;
    setText(this.#badge, String(count));
    const label = count === 0 ? 'Open the Vitrine devtools' : `Open the Vitrine devtools: ${count} failed`;
    for (const name of ['aria-label', 'title']) setAttribute(this.root, name, label);
  }
}
