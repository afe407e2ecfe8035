import { button, h, setText } from '../rendering/dom';
import type { Session } from '../store/session';

/** Notice above the views while an imported session is shown, with a button that returns to the page's own. */
export class SessionNotice {
  readonly root: HTMLElement;
  readonly #text = h('span', { class: 'text' });

  constructor(onReturn: () => void) {
    this.root = h('div', { class: 'notice', hidden: true }, this.#text, button('Back to this page', onReturn));
  }

  update({ isLive, source }: Session): void {
    this.root.hidden = isLive;
    setText(this.#text, `Imported session from ${source}`);
  }
}
