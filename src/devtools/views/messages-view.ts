import { h, iconButton, setText } from '../rendering/dom';
import type { ExchangeKind, ExchangeView } from '../store/exchange';
import type { Session } from '../store/session';
import { MessageDetails } from './message-details';
import { matcherOf } from './message-filter';
import { createHead, createRow, renderRow } from './message-row';
import { SessionTransfer } from './session-transfer';
import { VirtualList } from './virtual-list';
import type { View, ViewContext } from './view';

/** Time after which a search yields to other tasks, in milliseconds, to keep the page responsive. */
const maxSearchMs = 12;

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
  #matches: (exchange: ExchangeView) => boolean = () => true;
  #shown: ExchangeView[] = [];
  #shownSession: Session | undefined;
  #lastNumber = 0;
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
    this.#transfer = new SessionTransfer(context, () => this.#shown);
    this.#pause = iconButton('pause', 'Pause recording', () => this.#togglePause(), { 'aria-pressed': 'false' });
    this.#list = new VirtualList<ExchangeView>({
      label: 'Messages',
      create: createRow,
      render: renderRow,
      onSelect: (index) => this.#select(this.#shown[index]),
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
    const isComplete = this.#findMatches(session);
    const { firstNumber } = session;
    const dropped = this.#shown.findIndex(({ number }) => number >= firstNumber);
    if (dropped !== 0) {
      this.#list.shift(dropped < 0 ? this.#shown.length : dropped);
      this.#shown = dropped < 0 ? [] : this.#shown.slice(dropped);
    }
    this.#pause.setAttribute('aria-pressed', String(recorder.isPaused));
    for (const control of [this.#pause, this.#clearButton]) control.hidden = !session.isLive;
    const count = `${this.#shown.length} of ${session.length} messages${isComplete ? '' : ', searching…'}`;
    setText(
      this.#empty,
      session.length === 0 ? 'No messages have been recorded yet.' : 'No messages match the filter.',
    );
    this.#empty.hidden = this.#shown.length > 0 || !isComplete;
    // Without a filter, the count on the tab is sufficient.
    setText(this.#count, this.#shown.length === session.length ? '' : count);
    this.#list.show(this.#shown, this.#selected ? this.#shown.indexOf(this.#selected) : -1);
    this.#details.update(this.#selected);
  }

  /**
   * Adds new messages that match the filter. Returns false if the search takes too long, and resumes it in a later
   * task.
   */
  #findMatches(session: Session): boolean {
    clearTimeout(this.#searchTimer);
    const startedAtMs = performance.now();
    for (const exchange of session.exchangesAfter(this.#lastNumber)) {
      this.#lastNumber = exchange.number;
      if (this.#matches(exchange)) this.#shown.push(exchange);
      // Reading the clock is slower than most comparisons.
      if (exchange.number % 8 > 0 || performance.now() - startedAtMs < maxSearchMs) continue;
      this.#searchTimer = setTimeout(() => this.update());
      return false;
    }
    return true;
  }

  release(): void {
    clearTimeout(this.#searchTimer);
    this.#restartSearch();
    this.#list.release();
  }

  close(): void {
    this.#transfer.cancel();
  }

  #showSession(session: Session): void {
    this.#shownSession = session;
    this.#restartSearch();
    this.#select(undefined);
  }

  /** Discards the matches. The next update searches all messages. */
  #restartSearch(): void {
    this.#shown = [];
    this.#lastNumber = 0;
  }

  #applyFilter(): void {
    this.#matches = matcherOf({
      search: this.#search.value,
      kind: this.#kind.value as ExchangeKind | '',
      onlyFailures: this.#onlyFailures.checked,
    });
    this.#restartSearch();
    this.update();
  }

  #select(exchange: ExchangeView | undefined): void {
    this.#selected = exchange;
    this.#body.classList.toggle('with-details', exchange !== undefined);
    this.#details.update(exchange);
    this.#list.show(this.#shown, exchange ? this.#shown.indexOf(exchange) : -1);
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
