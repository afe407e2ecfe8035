import { h, iconButton, setText } from '../rendering/dom';
import type { ExchangeKind, ExchangeView } from '../store/exchange';
import type { Session } from '../store/session';
import { MessageDetails } from './message-details';
import { matcherOf } from './message-filter';
import { createHead, createRow, renderRow } from './message-row';
import { MessageSearch } from './message-search';
import { SessionTransfer } from './session-transfer';
import { VirtualList } from './virtual-list';
import type { View, ViewContext } from './view';

/** The messages between the page and its frames. */
export class MessagesView implements View {
  readonly id = 'messages';
  readonly label = 'Messages';
  readonly root: HTMLElement;
  readonly #context: ViewContext;
  readonly #list: VirtualList<ExchangeView>;
  readonly #details: MessageDetails;
  readonly #body: HTMLElement;
  readonly #search = h('input', {
    class: 'input search',
    type: 'search',
    placeholder: 'Filter by path, status or body',
    'aria-label': 'Filter messages',
  });
  readonly #kind = h('select', { class: 'input', 'aria-label': 'Message kind' });
  readonly #onlyFailures = h('input', { type: 'checkbox' });
  readonly #pause: HTMLButtonElement;
  readonly #clearButton = iconButton('clear', 'Clear messages', () => this.#clear());
  readonly #count = h('span', { class: 'muted', role: 'status' });
  readonly #empty = h('p', { class: 'empty' });
  readonly #transfer: SessionTransfer;
  readonly #found = new MessageSearch();
  #shownSession: Session | undefined;
  #searchTimer: ReturnType<typeof setTimeout> | undefined;
  #selected: ExchangeView | undefined;

  constructor(context: ViewContext) {
    this.#context = context;
    const kinds: readonly (readonly [ExchangeKind | '', string])[] = [
      ['', 'All kinds'],
      ['request', 'Requests'],
      ['event', 'Events'],
      ['hook', 'Hooks'],
      ['ready', 'Ready'],
    ];
    this.#kind.append(...kinds.map(([value, text]) => h('option', { value }, text)));
    for (const [input, event] of [
      [this.#search, 'input'],
      [this.#kind, 'change'],
      [this.#onlyFailures, 'change'],
    ] as const) {
      input.addEventListener(event, () => this.#applyFilter());
    }
    this.#transfer = new SessionTransfer(context, () => this.#found.results);
    this.#pause = iconButton('pause', 'Pause recording', () => this.#togglePause(), { 'aria-pressed': 'false' });
    this.#list = new VirtualList<ExchangeView>({
      label: 'Messages',
      create: createRow,
      render: renderRow,
      onSelect: (index) => this.#select(this.#found.results[index]),
    });
    this.#details = new MessageDetails(context, () => this.#closeDetails());
    this.#details.update(undefined);
    this.#body = h(
      'div',
      { class: 'messages', onkeydown: (event) => this.#onKey(event) },
      h('div', { class: 'list' }, createHead(), this.#empty, this.#list.root),
      this.#details.root,
    );
    this.root = h('div', { class: 'view' }, this.#toolbar(), this.#transfer.root, this.#body);
  }

  #toolbar(): HTMLElement {
    return h(
      'div',
      { class: 'toolbar', role: 'toolbar', 'aria-label': 'Messages' },
      this.#search,
      h('span', { class: 'field' }, this.#kind),
      h('label', { class: 'check' }, this.#onlyFailures, 'Errors only'),
      h('span', { class: 'tools' }, this.#count, this.#pause, this.#clearButton, ...this.#transfer.buttons),
    );
  }

  count() {
    return { value: this.#context.session.length };
  }

  /** Shows the messages that match a search text. */
  search(text: string): void {
    this.#search.value = text;
    this.#applyFilter();
  }

  update(): void {
    const { session, recorder } = this.#context;
    if (session !== this.#shownSession) this.#showSession(session);
    clearTimeout(this.#searchTimer);
    const isComplete = this.#found.resume(session);
    if (!isComplete) this.#searchTimer = setTimeout(() => this.update());
    const dropped = this.#found.drop(session.firstNumber);
    if (dropped > 0) this.#list.shift(dropped);
    const { results } = this.#found;
    this.#pause.setAttribute('aria-pressed', String(recorder.isPaused));
    for (const control of [this.#pause, this.#clearButton]) control.hidden = !session.isLive;
    const count = `${results.length} of ${session.length} messages${isComplete ? '' : ', searching…'}`;
    setText(
      this.#empty,
      session.length === 0 ? 'No messages have been recorded yet.' : 'No messages match the filter.',
    );
    this.#empty.hidden = results.length > 0 || !isComplete;
    // Without a filter, the count on the tab is sufficient.
    setText(this.#count, results.length === session.length ? '' : count);
    this.#list.show(results, this.#selected ? results.indexOf(this.#selected) : -1);
    this.#details.update(this.#selected);
  }

  release(): void {
    clearTimeout(this.#searchTimer);
    this.#found.restart();
    this.#list.release();
  }

  close(): void {
    this.#transfer.cancel();
  }

  #showSession(session: Session): void {
    this.#shownSession = session;
    this.#found.restart();
    this.#select(undefined);
  }

  #applyFilter(): void {
    const matches = matcherOf({
      search: this.#search.value,
      kind: this.#kind.value as ExchangeKind | '',
      onlyFailures: this.#onlyFailures.checked,
    });
    this.#found.restart(matches);
    if (this.#selected && !matches(this.#selected)) this.#select(undefined);
    this.update();
  }

  #select(exchange: ExchangeView | undefined): void {
    this.#selected = exchange;
    this.#body.classList.toggle('with-details', exchange !== undefined);
    this.#details.update(exchange);
    this.#list.show(this.#found.results, exchange ? this.#found.results.indexOf(exchange) : -1);
  }

  /**
   * Handles Escape. The first press closes the details and returns focus to the list. The next press closes the panel.
   */
  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#selected) return;
    event.preventDefault();
    this.#closeDetails();
  }

  #closeDetails(): void {
    this.#select(undefined);
    this.#list.root.focus();
  }

  #togglePause(): void {
    const { recorder } = this.#context;
    recorder.isPaused = !recorder.isPaused;
    this.#context.announce(recorder.isPaused ? 'Recording is paused.' : 'Recording has resumed.');
    this.update();
  }

  #clear(): void {
    this.#context.recorder.log.clear();
    this.#select(undefined);
    this.#context.refresh();
  }
}
