import type { Filter, FilterDisplaySettings } from '../../../../models';
import { knownFilter } from '../../../engine/filters/kind';
import type { FrameSession } from '../../../session/frame-session';
import { formatString } from '../../../locales/locale';
import { describeFilter, filterTitle } from './describe-filter';
import { filterDetails } from './filter-details';
import { FilterValues } from './filter-values';
import { element } from '../dom';
import { type IconName, icon } from '../icon';

/** An object with filters: the report, a page or a visual. */
export interface FilterOwner {
  filters: Filter[];
}

/**
 * Factory for the cards in the filter pane. A card describes a filter's condition, and shows its details while open.
 */
export class FilterCards {
  readonly #session: FrameSession;
  readonly #values: FilterValues;
  /** Keys of the cards that are open. */
  readonly #open = new Set<string>();

  constructor(session: FrameSession) {
    this.#session = session;
    this.#values = new FilterValues(session);
  }

  /**
   * Creates the card for a filter.
   *
   * @param key - identifies the card, so that it stays open when it is recreated
   */
  create(filter: Filter, owner: FilterOwner, key: string): HTMLElement {
    const { report } = this.#session;
    const title = filterTitle(filter);
    const details = element(
      'details',
      { open: this.#open.has(key) },
      element(
        'summary',
        {},
        icon('chevron'),
        element('strong', {}, title),
        element('span', { class: 'filter-text' }, describeFilter(filter, report)),
      ),
      this.#values.create(filter, key, this.#isLocked(filter), (changed) => {
        this.#replace(owner, filter, changed);
      }) ?? filterDetails(filter, report),
    );
    details.addEventListener('toggle', () => {
      if (details.open) this.#open.add(key);
      else this.#open.delete(key);
    });
    const tools = element('div', { class: 'filter-tools' }, ...this.#tools(filter, owner));
    return element('div', { class: 'filter-card', 'data-title': title }, details, tools);
  }

  #isLocked({ displaySettings }: Filter): boolean {
    return displaySettings?.isLockedInViewMode === true && !this.#session.report.editing;
  }

  #tools(filter: Filter, owner: FilterOwner): HTMLElement[] {
    const { strings, editing } = this.#session.report;
    if (!owner.filters.includes(filter)) return [];
    if (this.#isLocked(filter))
      return [
        element(
          'span',
          { class: 'lock', role: 'img', 'aria-label': strings.locked, title: strings.locked },
          icon('lock'),
        ),
      ];
    const cleared = clearedFilter(filter);
    const button = (symbol: IconName, text: string, onclick: () => void, pressed?: boolean): HTMLElement => {
      const label = formatString(text, filterTitle(filter));
      return element(
        'button',
        {
          type: 'button',
          title: label,
          'aria-label': label,
          onclick,
          ...(pressed !== undefined && { 'aria-pressed': String(pressed) }),
        },
        icon(symbol),
      );
    };
    const display = (
      symbol: IconName,
      text: string,
      name: keyof FilterDisplaySettings & `is${string}`,
    ): HTMLElement => {
      const isOn = filter.displaySettings?.[name] === true;
      return button(
        symbol,
        text,
        () => {
          this.#session.report.unsaved = true;
          const displaySettings = { ...filter.displaySettings, [name]: !isOn };
          this.#replace(owner, filter, Object.assign({}, filter, { displaySettings }));
        },
        isOn,
      );
    };
    return [
      ...(editing
        ? [
            display('lock', strings.lockFilter, 'isLockedInViewMode'),
            display('hidden', strings.hideFilter, 'isHiddenInViewMode'),
          ]
        : []),
      ...(cleared
        ? [
            button('clear', strings.clearFilter, () => {
              this.#replace(owner, filter, cleared);
            }),
          ]
        : []),
      button('remove', strings.removeFilter, () => {
        this.#session.actions.changeFilters(
          owner,
          owner.filters.filter((each) => each !== filter),
        );
      }),
    ];
  }

  #replace(owner: FilterOwner, filter: Filter, changed: Filter): void {
    const { filters } = owner;
    this.#session.actions.changeFilters(
      owner,
      filters.includes(filter) ? filters.map((each) => (each === filter ? changed : each)) : [...filters, changed],
    );
  }
}

/** Returns a basic or advanced filter without its condition, or undefined if its condition cannot be removed. */
function clearedFilter(filter: Filter): Filter | undefined {
  const known = knownFilter(filter);
  if (known.kind === 'basic' && known.filter.operator !== 'All' && !known.filter.requireSingleSelection)
    return Object.assign({}, filter, { operator: 'All', values: [] });
  if (known.kind === 'advanced' && known.filter.conditions?.length)
    return Object.assign({}, filter, { conditions: [] });
  return undefined;
}
