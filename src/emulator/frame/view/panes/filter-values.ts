import type { Filter } from '../../../../models';
import { knownFilter } from '../../../engine/filters/kind';
import { type Value, comparable, compareValues, toValue } from '../../../engine/value';
import type { FrameSession } from '../../../session/frame-session';
import { filterTitle } from './describe-filter';
import { element } from '../dom';
import { roveList } from '../roving-focus';
import { searchBox } from '../search-box';
import { searchOptions } from '../search-options';

/** Maximum number of values listed by a filter. */
const maxValues = 100;
/** Minimum number of values required to show a search field. */
const searchThreshold = 8;

/** Factory for the value lists of basic filters. */
export class FilterValues {
  readonly #session: FrameSession;
  /** Search queries by card. */
  readonly #queries = new Map<string, string>();
  /** Cards without a condition in which all values are selected. Otherwise, none of them is, which shows the same data. */
  readonly #full = new Set<string>();

  constructor(session: FrameSession) {
    this.#session = session;
  }

  /**
   * Creates the value list for a basic filter on a column. Returns undefined for other filters, filters on key values,
   * date columns, and columns with too many values.
   *
   * @param key - identifies the list when it is recreated
   */
  create(filter: Filter, key: string, locked: boolean, change: (filter: Filter) => void): HTMLElement | undefined {
    const known = knownFilter(filter);
    if (known.kind !== 'basic' || (known.filter as { keyValues?: unknown }).keyValues) return undefined;
    const { table, column } = known.filter.target as { table?: string; column?: string };
    if (table === undefined || column === undefined) return undefined;
    const { dataset, formatter, strings } = this.#session.report;
    const { type } = dataset.column(table, column);
    const { values } = dataset.field(table, { table, column });
    if (values.length > maxValues || type === 'date') return undefined;
    const { operator, requireSingleSelection = false } = known.filter;
    const isAll = operator === 'All' || known.filter.values.length === 0;
    const sorted = [...values].sort(compareValues);
    const selected = !isAll
      ? known.filter.values.map((value) => toValue(value, type))
      : this.#full.has(key)
        ? sorted
        : [];
    const has = (value: Value): boolean => selected.some((each) => comparable(each) === comparable(value));
    const select = (next: readonly Value[]): void => {
      const nextOperator = next.length === 0 ? 'All' : operator === 'All' ? 'In' : operator;
      change(Object.assign({}, filter, { operator: nextOperator, values: next }));
    };
    const areAllSelected = sorted.length > 0 && sorted.every(has);
    const toggle = (value: Value): void => {
      this.#full.delete(key);
      if (requireSingleSelection) select([value]);
      else
        select(has(value) ? selected.filter((each) => comparable(each) !== comparable(value)) : [...selected, value]);
    };
    const option = (text: string, checked: boolean, onchange: () => void, isPartial = false): HTMLLabelElement => {
      const input = element('input', {
        type: requireSingleSelection ? 'radio' : 'checkbox',
        name: `filter-${key}`,
        disabled: locked,
        onchange,
      });
      input.checked = checked;
      input.indeterminate = isPartial;
      return element('label', { class: 'option' }, input, element('span', {}, text));
    };
    const rows = sorted.map((value) =>
      option(value === null ? formatter.blank : String(value), has(value), () => {
        toggle(value);
      }),
    );
    const all =
      !requireSingleSelection &&
      option(
        strings.selectAll,
        areAllSelected,
        () => {
          if (areAllSelected) this.#full.delete(key);
          else this.#full.add(key);
          select([]);
        },
        selected.length > 0 && !areAllSelected,
      );
    const list = element('div', { class: 'options', role: 'group', 'aria-label': filterTitle(filter) }, all);
    const query = this.#queries.get(key) ?? '';
    searchOptions(list, rows, query);
    // Browsers move the focus between radio buttons, and select them.
    const roving = requireSingleSelection ? undefined : roveList(list, '.option input:enabled');
    const applySearch = (text: string): void => {
      this.#queries.set(key, text);
      searchOptions(list, rows, text);
      roving?.update();
    };
    return element(
      'div',
      { class: 'filter-body' },
      element('p', { class: 'filter-type' }, strings.basicFilter),
      rows.length >= searchThreshold && searchBox(strings, filterTitle(filter), query, applySearch),
      list,
    );
  }
}
