import type * as DevtoolsModule from '@vitrine/sdk/devtools';
import type { Scheme } from './document';

/**
 * Style of the devtools in the preview: the shape of the other panels, with room for the playground's button in the title
 * bar. The devtools' name and color button are hidden, because the playground's header has both. In a low panel, the column names
 * make room for the six messages of a load.
 */
const devtoolsStyle = `
.panel.inline { border-width: var(--box-border); border-color: light-dark(#c6d0dc, #314050); border-radius: var(--box-radius); clip-path: inset(0 round var(--box-radius)); }
.inline .header { height: 34px; padding: 0 var(--button-width, 6px) 0 8px; }
.inline .toolbar { padding-block: 3px; }
.tools > :nth-last-child(3) { margin-left: 13px; }
.tools > :nth-last-child(3)::before { content: ''; position: absolute; width: 1px; height: 18px; margin: 5px 0 0 -7px; background: var(--line); }
.scroller .row { left: 0; right: 0; padding: 0 10px; }
.scroller .row:not([data-failed]) .status-code { color: var(--ok); }
.mono { text-rendering: geometricPrecision; }
@container (height < 220px) { .inline .head { display: none; } }
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
