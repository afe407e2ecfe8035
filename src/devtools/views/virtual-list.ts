import { h, setAttribute } from '../rendering/dom';

/** Number of extra rows rendered above and below the visible area. */
const overscan = 8;
/** Number of rows for a list whose height is unknown, as in a DOM emulation. */
const defaultRows = 20;

/** Renderer for the rows in a list. */
export interface RowRenderer<Item> {
  /** The list's accessible name. */
  readonly label: string;
  create(): HTMLElement;
  render(row: HTMLElement, item: Item): void;
  /** Called with the index of the selected item. */
  onSelect(index: number): void;
}

/** A list whose rows have equal heights. Only the visible rows are in the document. */
export class VirtualList<Item> {
  readonly root: HTMLElement;
  readonly #spacer: HTMLElement;
  readonly #renderer: RowRenderer<Item>;
  readonly #rows: HTMLElement[] = [];
  #items: readonly Item[] = [];
  /** Height of a row in pixels. */
  #rowHeight = 24;
  #selected = -1;
  /** Whether the list scrolls to new items at the end. */
  #followsEnd = true;

  constructor(renderer: RowRenderer<Item>) {
    this.#renderer = renderer;
    this.#spacer = h('div', { class: 'spacer', role: 'presentation' });
    this.root = h(
      'div',
      {
        class: 'scroller',
        role: 'listbox',
        tabindex: 0,
        'aria-label': renderer.label,
        onkeydown: (event) => this.#onKey(event),
        onclick: (event) => this.#onClick(event),
      },
      this.#spacer,
    );
    this.root.addEventListener(
      'scroll',
      () => {
        this.#followsEnd = this.#distanceToEnd < this.#rowHeight;
        this.render();
      },
      { passive: true },
    );
    // a DOM emulation has no layout
    if (typeof ResizeObserver === 'undefined') return;
    new ResizeObserver(() => {
      // released items keep their scroll position
      if (this.#items[0]) this.show(this.#items, this.#selected);
    }).observe(this.root);
  }

  get #distanceToEnd(): number {
    return this.root.scrollHeight - this.root.scrollTop - this.root.clientHeight;
  }

  /** Shows items. `selected` is the index of the selected item, or -1. */
  show(items: readonly Item[], selected: number): void {
    this.#items = items;
    this.#selected = selected;
    const { clientHeight } = this.root;
    // touch targets on phones
    this.#rowHeight = innerWidth < 480 ? 40 : 24;
    this.root.style.setProperty('--row', `${this.#rowHeight}px`);
    const height = items.length * this.#rowHeight;
    // Padding after the last row ensures that the top row is not cut off when the list is scrolled to the end.
    const padding = height > clientHeight ? clientHeight % this.#rowHeight : 0;
    this.#spacer.style.height = `${height + padding}px`;
    if (this.#followsEnd && selected < 0) this.root.scrollTop = this.root.scrollHeight;
    this.render();
  }

  /** Releases the items until the next call to `show`. Preserves the scroll position. */
  release(): void {
    this.#items = [];
  }

  /** Keeps the visible items in place when items at the beginning are removed. Call `show` afterward. */
  shift(count: number): void {
    if (!this.#followsEnd || this.#selected >= 0) this.root.scrollTop -= count * this.#rowHeight;
  }

  /** Renders the visible rows. */
  render(): void {
    const visible = Math.ceil(this.root.clientHeight / this.#rowHeight) || defaultRows;
    const first = Math.max(0, Math.floor(this.root.scrollTop / this.#rowHeight) - overscan);
    const count = Math.min(this.#items.length - first, visible + 2 * overscan);
    // An item keeps its row while it is visible, so rows are moved and rendered only when they come into view.
    const size = visible + 2 * overscan;
    while (this.#rows.length < Math.min(size, this.#items.length)) {
      const row = this.#renderer.create();
      row.setAttribute('role', 'option');
      row.id = `row-${this.#rows.length}`;
      this.#rows.push(row);
      this.#spacer.append(row);
    }
    const used = new Set<HTMLElement>();
    for (let index = first; index < first + count; index += 1) {
      const row = this.#rows[index % this.#rows.length];
      const item = this.#items[index];
      if (!row || item === undefined) continue;
      used.add(row);
      row.hidden = false;
      row.style.top = `${index * this.#rowHeight}px`;
      row.dataset.index = String(index);
      setAttribute(row, 'aria-selected', index === this.#selected ? 'true' : 'false');
      setAttribute(row, 'aria-posinset', index + 1);
      setAttribute(row, 'aria-setsize', this.#items.length);
      this.#renderer.render(row, item);
      if (index === this.#selected) this.root.setAttribute('aria-activedescendant', row.id);
    }
    if (this.#selected < first || this.#selected >= first + count) this.root.removeAttribute('aria-activedescendant');
    for (const row of this.#rows) if (!used.has(row)) row.hidden = true;
  }

  #onClick(event: MouseEvent): void {
    const row = (event.target as Element).closest<HTMLElement>('[role=option]');
    if (row) this.#renderer.onSelect(Number(row.dataset.index));
  }

  #onKey(event: KeyboardEvent): void {
    const page = Math.max(1, Math.floor(this.root.clientHeight / this.#rowHeight) - 1);
    const last = this.#items.length - 1;
    const targets: Record<string, number> = {
      ArrowDown: this.#selected + 1,
      ArrowUp: this.#selected < 0 ? last : this.#selected - 1,
      PageDown: this.#selected + page,
      PageUp: this.#selected - page,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined || last < 0) return;
    event.preventDefault();
    const index = Math.min(last, Math.max(0, target));
    this.#renderer.onSelect(index);
    this.reveal(index);
  }

  /** Scrolls an item into view. */
  reveal(index: number): void {
    const top = index * this.#rowHeight;
    const { scrollTop, clientHeight } = this.root;
    if (top < scrollTop) this.root.scrollTop = top;
    else if (top + this.#rowHeight > scrollTop + clientHeight)
      this.root.scrollTop = top + this.#rowHeight - clientHeight;
    this.render();
  }
}
