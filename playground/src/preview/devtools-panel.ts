import type * as DevtoolsModule from '@vitrine/sdk/devtools';
import { devtoolsStyle } from '../view/devtools-style';
import type { Scheme } from './document';

/** Adapts the shared style to the preview: the shape of the other panels, and room for the playground's buttons in the title bar. */
const previewStyle = `
.panel.inline { border-width: var(--box-border); border-color: light-dark(#c6d0dc, #314050); border-radius: var(--box-radius); clip-path: inset(0 round var(--box-radius)); }
.inline .header { padding-right: var(--buttons-width, 6px); }
`;

/** Adapts the devtools to the preview. */
function styleDevtools(container: HTMLElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(devtoolsStyle + previewStyle);
  container.firstElementChild?.shadowRoot?.adoptedStyleSheets.push(sheet);
}

/**
 * Returns a function to call after each new message. It keeps the first message in view until a message follows an action of the
 * visitor. From then on, the list follows its end, unless the visitor has scrolled it.
 */
function createListScroll(container: HTMLElement): () => void {
  const list = container.firstElementChild?.shadowRoot?.querySelector('.scroller');
  let isWaiting = true;
  return () => {
    if (!list || !isWaiting) return;
    isWaiting = !navigator.userActivation.isActive;
    if (isWaiting) list.scrollTop = 0;
    else if (list.scrollTop === 0) list.scrollTop = list.scrollHeight;
  };
}

/** Calls a function with the number of messages, as the devtools show it, and again whenever it changes. */
function observeMessageCount(container: HTMLElement, onChange: (count: string) => void): void {
  const count = container.firstElementChild?.shadowRoot?.querySelector('#tab-messages .count');
  if (!count) return;
  const notify = () => onChange(count.textContent);
  new MutationObserver(notify).observe(count, { childList: true, characterData: true, subtree: true });
  notify();
}

/** The devtools in the preview. */
export class DevtoolsPanel {
  readonly #devtools: typeof DevtoolsModule;
  readonly #onMessageCount: (count: string) => void;
  readonly #container = document.createElement('aside');
  #panel: DevtoolsModule.Devtools | undefined;

  /** @param onMessageCount - receives the number of messages, as the devtools show it */
  constructor(devtools: typeof DevtoolsModule, onMessageCount: (count: string) => void) {
    this.#devtools = devtools;
    this.#onMessageCount = onMessageCount;
    this.#container.id = 'devtools';
    document.documentElement.append(this.#container);
  }

  /** Shows the devtools in the playground's colors, which can differ from the system's. */
  show(theme: Scheme): void {
    const previous = this.#panel;
    this.#panel = this.#devtools.openDevtools({ container: this.#container, theme, initialView: 'messages' });
    // disposed last, because without a panel the recorded messages would be lost
    previous?.dispose();
    styleDevtools(this.#container);
    const scrollList = createListScroll(this.#container);
    observeMessageCount(this.#container, (count) => {
      scrollList();
      this.#onMessageCount(count);
    });
  }
}
