import { h, setAttribute, setText } from '../rendering/dom';

/** A tab and the view that it shows. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly root: HTMLElement;
  count?(): { value: number; severity?: 'error' | 'warning' } | undefined;
}

/** A row of tabs with their views. Follows the WAI-ARIA keyboard pattern for tabs. */
export class Tabs {
  readonly list: HTMLElement;
  readonly #tabs: readonly Tab[];
  readonly #buttons: readonly HTMLButtonElement[];
  readonly #counts: readonly HTMLElement[];
  readonly #onSelect: (id: string) => void;
  #selected = '';

  constructor(tabs: readonly Tab[], onSelect: (id: string) => void) {
    this.#tabs = tabs;
    this.#onSelect = onSelect;
    this.#counts = tabs.map(() => h('span', { class: 'count' }));
    this.#buttons = tabs.map(({ id, label }, index) =>
      h(
        'button',
        {
          type: 'button',
          class: 'tab',
          role: 'tab',
          id: `tab-${id}`,
          'aria-controls': `view-${id}`,
          onclick: () => this.select(id),
        },
        label,
        this.#counts[index],
      ),
    );
    this.list = h(
      'div',
      { class: 'tabs', role: 'tablist', 'aria-label': 'Views', onkeydown: (event) => this.#onKey(event) },
      ...this.#buttons,
    );
    for (const { id, root } of tabs) {
      root.id = `view-${id}`;
      root.setAttribute('role', 'tabpanel');
      root.setAttribute('aria-labelledby', `tab-${id}`);
    }
  }

  /** Selects a tab. An unknown id selects the first tab. */
  select(id: string): void {
    const selectedId = this.#tabs.some((tab) => tab.id === id) ? id : (this.#tabs[0]?.id ?? '');
    this.#selected = selectedId;
    for (const [index, tab] of this.#tabs.entries()) {
      const isSelected = tab.id === selectedId;
      const control = this.#buttons[index];
      if (control) {
        setAttribute(control, 'aria-selected', isSelected ? 'true' : 'false');
        control.tabIndex = isSelected ? 0 : -1;
        if (isSelected) this.#reveal(control);
      }
      tab.root.hidden = !isSelected;
    }
    this.#onSelect(selectedId);
  }

  /** Scrolls a tab into view. `scrollIntoView` is not used, because it could also scroll the page. */
  #reveal({ offsetLeft, offsetWidth }: HTMLElement): void {
    const { list } = this;
    const left = offsetLeft - list.offsetLeft;
    list.scrollLeft = Math.max(left + offsetWidth - list.clientWidth, Math.min(left, list.scrollLeft));
  }

  /** Moves focus to the selected tab. */
  focus(): void {
    this.#buttons[this.#tabs.findIndex(({ id }) => id === this.#selected)]?.focus();
  }

  /** Updates the counts on the tabs. */
  updateCounts(): void {
    for (const [index, tab] of this.#tabs.entries()) {
      const element = this.#counts[index];
      const count = tab.count?.();
      if (!element) continue;
      element.hidden = !count || count.value === 0;
      setText(element, count && count.value > 999 ? `${Math.floor(count.value / 1000)}k` : String(count?.value ?? ''));
      setAttribute(element, 'data-severity', count?.severity);
    }
  }

  #onKey(event: KeyboardEvent): void {
    const last = this.#tabs.length - 1;
    const index = this.#tabs.findIndex(({ id }) => id === this.#selected);
    const target = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = target === undefined ? undefined : this.#tabs[target];
    if (!tab) return;
    event.preventDefault();
    this.select(tab.id);
    this.focus();
  }
}
