import type * as DevtoolsModule from '@vitrine/sdk/devtools';
import type { Scheme } from './document';

/**
 * Style of the devtools in the preview: the shape of the other panels, with room for the playground's button in the title
 * bar. The devtools' name and color button are hidden, because the playground's header has both. The selected tab is underlined,
 * as in the playground. The top of the messages has a shadow while earlier ones are scrolled out of view.
 */
const devtoolsStyle = `
.panel.inline { border-width: var(--box-border); border-color: light-dark(#c6d0dc, #314050); border-radius: var(--box-radius); clip-path: inset(0 round var(--box-radius)); }
.inline .header { padding: 0 var(--button-width, 6px) 0 6px; }
.inline .tabs { margin-bottom: -1px; }
.inline .tab { height: 35px; padding-block: 0; border-radius: 0; }
.inline .tab[aria-selected=true] { background: linear-gradient(var(--accent) 0 0) bottom / 100% 2px no-repeat content-box !important; }
.tools > :nth-last-child(3) { margin-left: 13px; }
.tools > :nth-last-child(3)::before { content: ''; position: absolute; width: 1px; height: 18px; margin: 5px 0 0 -7px; background: var(--line); }
.inline .scroller { background: linear-gradient(var(--bg) 8px, #0000) 0 0 / 100% 24px no-repeat local, linear-gradient(light-dark(#10203040, #000), #0000) 0 0 / 100% 8px no-repeat; }
.header > :is(.icon-button, .brand) { display: none; }
`;

/** Adapts the devtools to the preview. */
function styleDevtools(container: HTMLElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(devtoolsStyle);
  container.firstElementChild?.shadowRoot?.adoptedStyleSheets.push(sheet);
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
    observeMessageCount(this.#container, this.#onMessageCount);
  }
}
