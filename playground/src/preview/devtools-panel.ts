import type * as DevtoolsModule from '@vitrine/sdk/devtools';
import { devtoolsStyle } from '../view/devtools-style';
import { observeMessageCount } from '../view/message-count';
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

/** The devtools in the preview. */
export class DevtoolsPanel {
  readonly #devtools: typeof DevtoolsModule;
  readonly #onMessageCount: (count: string) => void;
  readonly #container = document.createElement('aside');
  #panel: DevtoolsModule.Devtools | undefined;
  #hasActed = false;
  #isFollowing = false;

  /** @param onMessageCount - receives the number of messages, as the devtools show it */
  constructor(devtools: typeof DevtoolsModule, onMessageCount: (count: string) => void) {
    this.#devtools = devtools;
    this.#onMessageCount = onMessageCount;
    this.#container.id = 'devtools';
    document.documentElement.append(this.#container);
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => this.followMessages(), { once: true });
  }

  /** Shows the devtools in the playground's colors, which can differ from the system's. */
  show(theme: Scheme): void {
    const previous = this.#panel;
    this.#panel = this.#devtools.openDevtools({ container: this.#container, theme, initialView: 'messages' });
    // disposed last, because without a panel the recorded messages would be lost
    previous?.dispose();
    styleDevtools(this.#container);
    observeMessageCount(this.#container.firstElementChild, (count) => {
      this.#scrollList();
      this.#onMessageCount(count);
    });
  }

  /** Keeps the last message in view from now on, unless the visitor scrolls the list. */
  followMessages(): void {
    this.#hasActed = true;
  }

  /** Keeps the first message in view until a message follows an action of the visitor. */
  #scrollList(): void {
    const list = this.#container.firstElementChild?.shadowRoot?.querySelector('.scroller');
    if (!list || this.#isFollowing) return;
    // actions in the content focus its frame
    this.#isFollowing = this.#hasActed || document.activeElement instanceof HTMLIFrameElement;
    if (!this.#isFollowing) list.scrollTop = 0;
    else if (list.scrollTop === 0) list.scrollTop = list.scrollHeight;
  }
}
