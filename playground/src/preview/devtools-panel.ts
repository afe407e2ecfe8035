import type * as DevtoolsModule from '@vitrine/sdk/devtools';
import type { Scheme } from './document';

/** Icon of the search field, in a gray that is visible on light and dark backgrounds. */
const searchIcon =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23758699' stroke-width='1.5' stroke-linecap='round'%3E%3Ccircle cx='7' cy='7' r='4.2'/%3E%3Cpath d='m10.200 10.200 3.300 3.300'/%3E%3C/svg%3E\")";

/**
 * Style of the devtools in the preview: the shape and the tabs of the other panels, with room for the playground's button in
 * the title bar. The devtools' name and color button are hidden, because the playground's header has both.
 */
const devtoolsStyle = `
.panel.inline { border-width: var(--box-border); border-color: light-dark(#c6d0dc, #314050); border-radius: var(--box-radius); clip-path: inset(0 round var(--box-radius)); }
.inline .header { height: 32px; padding: 0 var(--button-width, 6px) 0 16px; background: none; }
.inline .tabs { gap: 16px; align-self: stretch; }
.inline .tab { padding: 0; border-radius: 0; font-weight: 550; font-size: 13px; }
.inline .tab[aria-selected='true'] { background: linear-gradient(var(--accent) 0 0) bottom / 100% 2px no-repeat !important; }
.inline .toolbar { padding: 2px 16px; }
.inline .tools { margin-right: -8px; }
.toolbar .search { padding-left: 28px; background: var(--bg) ${searchIcon} 8px center / 16px no-repeat; }
.toolbar [type='checkbox'] { width: 14px; height: 14px; }
.tools > :nth-last-child(3) { margin-left: 13px; }
.tools > :nth-last-child(3)::before { content: ''; position: absolute; width: 1px; height: 18px; margin: 5px 0 0 -7px; background: var(--line); }
.toolbar .input { min-height: 26px; padding-block: 1px; }
.inline .row { padding: 0 16px; }
.inline .head { height: 18px; line-height: 17px; }
.scroller .row { left: 0; right: 0; }
.list { padding-bottom: 4px; }
@container (width < 480px) {
  .inline .header { height: 44px; }
  .inline .tabs { gap: 2px; align-self: center; margin-left: -8px; }
  .inline .tab { height: 36px; padding: 0 8px; border-radius: 6px; }
  .inline .tab[aria-selected='true'] { background: var(--hover) !important; }
  .tab[aria-selected='true'] .count { background: var(--bg); }
  .inline .toolbar { padding-block: 8px 4px; }
  :is(.input, .button), .toolbar .input { min-height: 36px; }
  .field:has(select)::after { bottom: 16px; }
  .tools .icon-button { width: 40px; height: 40px; }
  .tools > :nth-last-child(3)::before { margin-top: 11px; }
  .inline .tools { margin-right: -12px; }
}
@container (width >= 480px) { .toolbar .search { max-width: 320px; } }
:is(.main, .tokens, .details, .embed) { padding-inline: 16px; }
.mono { text-rendering: geometricPrecision; }
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

/** Calls a function whenever a tab is selected, or a message's details are opened or closed. */
function observeDetails(container: HTMLElement, onChange: (hasDetails: boolean) => void): void {
  const panel = container.firstElementChild?.shadowRoot;
  if (!panel) return;
  const notify = () =>
    onChange(!panel.querySelector('#tab-messages[aria-selected=true]') || !!panel.querySelector('.with-details'));
  new MutationObserver(notify).observe(panel, { attributeFilter: ['aria-selected', 'class'], subtree: true });
  notify();
}

/** Functions that are called when the devtools change. */
interface DevtoolsListener {
  /** Receives the number of messages, as the devtools show it. */
  readonly onMessageCount: (count: string) => void;
  /** Receives whether the devtools show more than the list of messages. */
  readonly onDetails: (hasDetails: boolean) => void;
}

/** The devtools in the preview. */
export class DevtoolsPanel {
  readonly #devtools: typeof DevtoolsModule;
  readonly #listener: DevtoolsListener;
  readonly #container = document.createElement('aside');
  #panel: DevtoolsModule.Devtools | undefined;

  constructor(devtools: typeof DevtoolsModule, listener: DevtoolsListener) {
    this.#devtools = devtools;
    this.#listener = listener;
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
    observeMessageCount(this.#container, this.#listener.onMessageCount);
    observeDetails(this.#container, this.#listener.onDetails);
  }
}
