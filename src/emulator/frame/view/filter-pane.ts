import type { Filter } from '../../../models';
import { knownFilter } from '../../engine/filters/kind';
import { type Value, comparable, toValue } from '../../engine/value';
import type { FrameSession } from '../../session/frame-session';
import { chromeOf } from '../../session/settings';
import { describeFilter, filterTitle } from './describe-filter';
import { element, fill } from './dom';

/** The pane at the side: the filters of the report, of the page, and what slicers have chosen. */
export class FilterPane {
  readonly element = element('aside', { class: 'filter-pane', 'aria-label': 'Filters' });
  readonly #session: FrameSession;
  #expanded: boolean | undefined;
  #configured: boolean | undefined;
  readonly #open = new Set<string>();

  constructor(session: FrameSession) {
    this.#session = session;
  }

  draw(): void {
    const { report } = this.#session;
    const { filters: pane } = chromeOf(report.settings, report.editing);
    // The user's own choice holds until the page asks for something else.
    if (this.#configured !== pane.expanded) {
      this.#configured = pane.expanded;
      this.#expanded = pane.expanded;
    }
    this.element.hidden = !pane.visible;
    const expanded = this.#expanded ?? false;
    this.element.classList.toggle('expanded', expanded);
    const toggle = element(
      'button',
      {
        type: 'button',
        class: 'pane-toggle',
        'aria-expanded': String(expanded),
        onclick: () => {
          this.#expanded = !expanded;
          this.#session.changed();
        },
      },
      element('span', { 'aria-hidden': 'true' }, expanded ? '»' : '«'),
      element('span', { class: 'pane-name' }, 'Filters'),
    );
    if (!expanded) {
      fill(this.element, toggle);
      return;
    }
    const page = report.activePage;
    const groups = [
      this.#group('Filters on all pages', report.state.filters),
      this.#group('Filters on this page', page.filters),
    ];
    fill(this.element, toggle, ...groups);
  }

  #group(title: string, filters: Filter[]): HTMLElement {
    const { editing } = this.#session.report;
    const shown = filters.filter(({ displaySettings }) => editing || !displaySettings?.isHiddenInViewMode);
    const cards = shown.map((filter) => this.#card(filter, filters));
    return element(
      'section',
      {},
      element('h3', {}, title),
      ...(cards.length > 0 ? cards : [element('p', { class: 'note' }, 'None')]),
    );
  }

  #card(filter: Filter, owner: Filter[]): HTMLElement {
    const { report } = this.#session;
    const title = filterTitle(filter);
    const locked = filter.displaySettings?.isLockedInViewMode === true && !report.editing;
    const remove = element(
      'button',
      {
        type: 'button',
        class: 'link',
        'aria-label': `Remove the filter on ${title}`,
        onclick: () => {
          owner.splice(owner.indexOf(filter), 1);
          this.#session.gestures.filtersChanged(owner);
        },
      },
      'Remove',
    );
    const text = describeFilter(filter, report.formatter);
    const choices = locked ? undefined : this.#choices(filter, owner);
    const head = [element('strong', {}, title), element('span', { class: 'filter-text' }, text)];
    const lock = locked && element('span', { class: 'lock', title: 'Locked' }, '🔒 Locked');
    if (!choices) return element('div', { class: 'filter-card' }, ...head, lock, !locked && remove);
    const details = element(
      'details',
      { open: this.#open.has(title) },
      element('summary', {}, ...head),
      choices,
      remove,
    );
    details.addEventListener('toggle', () => {
      if (details.open) this.#open.add(title);
      else this.#open.delete(title);
    });
    return element('div', { class: 'filter-card' }, details);
  }

  /** The values of a basic filter's column, to tick. */
  #choices(filter: Filter, owner: Filter[]): HTMLElement | undefined {
    const known = knownFilter(filter);
    if (known.kind !== 'basic' || (known.filter as { keyValues?: unknown }).keyValues) return undefined;
    const target = known.filter.target as { table?: string; column?: string };
    const { table, column } = target;
    if (table === undefined || column === undefined) return undefined;
    const { dataset } = this.#session.report;
    const { type } = dataset.column(table, column);
    const { values } = dataset.field(table, { table, column });
    if (values.length > 100 || type === 'date') return undefined;
    const { operator, requireSingleSelection = false } = known.filter;
    const chosen = known.filter.values.map((value) => toValue(value, type));
    const has = (value: Value): boolean => chosen.some((each) => comparable(each) === comparable(value));
    const write = (value: Value): void => {
      const next = requireSingleSelection
        ? [value]
        : has(value)
          ? chosen.filter((each) => comparable(each) !== comparable(value))
          : [...chosen, value];
      const changed = Object.assign({}, filter, { operator: operator === 'All' ? 'In' : operator, values: next });
      owner.splice(owner.indexOf(filter), 1, changed as unknown as Filter);
      this.#session.gestures.filtersChanged(owner);
    };
    const rows = [...values]
      .sort((a, b) => String(a).localeCompare(String(b)))
      .map((value) => {
        const input = element('input', {
          type: requireSingleSelection ? 'radio' : 'checkbox',
          name: `filter-${table}-${column}`,
          onchange: () => {
            write(value);
          },
        });
        input.checked = has(value);
        return element(
          'label',
          { class: 'option' },
          input,
          element('span', {}, value === null ? '(Blank)' : String(value)),
        );
      });
    return element('div', { class: 'options', role: 'group', 'aria-label': filterTitle(filter) }, ...rows);
  }
}
