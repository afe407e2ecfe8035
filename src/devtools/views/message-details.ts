import { h, iconButton, replace } from '../rendering/dom';
import { formatDuration, formatJson, formatPath, formatSize } from '../rendering/format';
import { isFailure, plainExchange, type ExchangeView } from '../store/exchange';
import { tree } from './tree';
import type { ViewContext } from './view';

/** Request and response of the selected message. */
export class MessageDetails {
  readonly root = h('div', { class: 'details', tabindex: 0, role: 'region', 'aria-label': 'Message details' });
  readonly #context: ViewContext;
  readonly #onClose: () => void;
  #shown: ExchangeView | undefined;
  #shownStatus: number | undefined;

  constructor(context: ViewContext, onClose: () => void) {
    this.#context = context;
    this.#onClose = onClose;
  }

  update(exchange: ExchangeView | undefined): void {
    this.root.hidden = exchange === undefined;
    if (exchange === this.#shown && exchange?.statusCode === this.#shownStatus) return;
    this.#shown = exchange;
    this.#shownStatus = exchange?.statusCode;
    if (!exchange) {
      replace(this.root);
      return;
    }
    const { method, url, kind, statusCode, durationMs, size, isOutgoing } = exchange;
    const copy = () => {
      void copyText(formatJson(plainExchange(exchange))).then((text) => this.#context.announce(text));
    };
    const tone = statusCode === undefined ? 'warn' : isFailure(statusCode) ? 'error' : 'ok';
    replace(
      this.root,
      h(
        'div',
        { class: 'title-row' },
        h('h2', { class: 'headline mono', title: url }, `${method} ${formatPath(url)}`),
        iconButton('copy', 'Copy as JSON', copy),
        iconButton('close', 'Close the details', this.#onClose),
      ),
      h(
        'p',
        { class: 'title-row' },
        h('span', { class: 'chip', 'data-tone': tone }, statusCode ? String(statusCode) : 'no response'),
        h('span', { class: 'chip' }, kind),
        h('span', { class: 'muted' }, [formatDuration(durationMs), formatSize(size)].filter(Boolean).join(' · ')),
      ),
      h(
        'section',
        { class: 'section' },
        h('h3', {}, isOutgoing ? 'Request to the frame' : 'Request from the frame'),
        tree(exchange.requestBody),
      ),
      h(
        'section',
        { class: 'section' },
        h('h3', {}, isOutgoing ? 'Response from the frame' : 'Response from the page'),
        statusCode ? tree(exchange.responseBody) : h('p', { class: 'muted' }, 'There is no response.'),
      ),
    );
  }
}

/** Copies text to the clipboard, and returns a message about the result. */
export async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied.';
  } catch {
    return 'The browser denied access to the clipboard.';
  }
}
