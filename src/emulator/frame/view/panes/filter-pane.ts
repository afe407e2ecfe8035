import type { Filter } from '../../../../models';
import { knownFilter } from '../../../engine/filters/kind';
import { type Value, comparable, toValue } from '../../../engine/value';
import type { FrameSession } from '../../../session/frame-session';
import { resetUserState } from '../../../session/actions/user-state';
import { formatText } from '../../../locales/locale';
import { chromeOf } from '../../../session/state/settings';
import { describeFilter, filterTitle } from './describe-filter';
import { element, fill } from '../dom';

/** Owner of filters: the report, a page or a visual. */
interface Owner {
  filters: Filter[];
}

/** Pane with the filters of the selected visual, the active page and the report. */
export class FilterPane {
  readonly element = element('aside', { class: 'pane filter-pane' });
  readonly #session: FrameSession;
  #expanded: boolean | undefined;
  #configured: boolean | undefined;
  readonly #open = new Set<string>();

  constructor(session: FrameSession) {
    this.#session = session;
  }

  /** A sheet is always expanded. It is closed by its own button. */
  render(isSheet: boolean): void {
    const { report } = this.#session;
    const { texts } = report;
    this.element.setAttribute('aria-label', texts.filters);
    const { filters: pane } = chromeOf(report.settings, report.editing);
    // The state set by the user is kept until the settings change.
    if (this.#configured !== pane.expanded) {
      this.#configured = pane.expanded;
      this.#expanded = pane.expanded;
    }
    this.element.hidden = !pane.visible;
    const expanded = isSheet || (this.#expanded ?? false);
    this.element.classList.toggle('expanded', expanded);
    const toggle = element(
      'button',
      {
        type: 'button',
        class: 'pane-toggle',
        'aria-expanded': String(expanded),
        onclick: () => {
          this.#expanded = !expanded;
          this.#session.rerender();
        },
      },
      element('span', { 'aria-hidden': 'true' }, expanded ? '»' : '«'),
      element('span', { class: 'pane-name' }, texts.filters),
    );
    if (!expanded) {
      fill(this.element, toggle);
      return;
    }
    const page = report.activePage;
    const { selectedVisual } = report;
    const visual =
      selectedVisual?.pageName === page.name && page.visuals.find(({ name }) => name === selectedVisual.visualName);
    const reset =
      report.userStateApplied &&
      element(
        'button',
        {
          type: 'button',
          class: 'link',
          onclick: () => {
            resetUserState(this.#session);
          },
        },
        texts.resetFilters,
      );
    const groups = [
      visual && visual.type !== 'slicer' && this.#group(texts.filtersOnVisual, visual, visual.title),
      this.#group(texts.filtersOnPage, page),
      this.#group(texts.filtersOnAllPages, report.state),
    ];
    const head = isSheet ? element('h2', { class: 'pane-title' }, texts.filters) : toggle;
    fill(this.element, head, reset, ...groups);
  }

  #group(title: string, owner: Owner, subject?: string): HTMLElement {
    const { editing } = this.#session.report;
    const shown = owner.filters.filter(({ displaySettings }) => editing || !displaySettings?.isHiddenInViewMode);
    const cards = shown.map((filter) => this.#card(filter, owner));
    return element(
      'section',
      {},
      element('h3', {}, title),
      subject !== undefined && element('p', { class: 'note' }, subject),
      ...(cards.length > 0 ? cards : [element('p', { class: 'note' }, this.#session.report.texts.none)]),
    );
  }

  #card(filter: Filter, owner: Owner): HTMLElement {
    const { report } = this.#session;
    const title = filterTitle(filter);
    const locked = filter.displaySettings?.isLockedInViewMode === true && !report.editing;
    const remove = element(
      'button',
      {
        type: 'button',
        class: 'link',
        'aria-label': formatText(report.texts.removeFilter, title),
        onclick: () => {
          const rest = owner.filters.filter((each) => each !== filter);
          this.#session.actions.changeFilters(owner, rest);
        },
      },
      report.texts.remove,
    );
    const text = describeFilter(filter, report);
    const choices = locked ? undefined : this.#choices(filter, owner);
    const head = [element('strong', {}, title), element('span', { class: 'filter-text' }, text)];
    const lock = locked && element('span', { class: 'lock' }, `🔒 ${report.texts.locked}`);
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

  /** Returns the selectable values of a basic filter. Undefined if its column has too many values or is a date. */
  #choices(filter: Filter, owner: Owner): HTMLElement | undefined {
    const known = knownFilter(filter);
    if (known.kind !== 'basic' || (known.filter as { keyValues?: unknown }).keyValues) return undefined;
    const target = known.filter.target as { table?: string; column?: string };
    const { table, column } = target;
    if (table === undefined || column === undefined) return undefined;
    const { dataset, formatter } = this.#session.report;
    const { type } = dataset.column(table, column);
    const { values } = dataset.field(table, { table, column });
    if (values.length > 100 || type === 'date') return undefined;
    const { operator, requireSingleSelection = false } = known.filter;
    const chosen = known.filter.values.map((value) => toValue(value, type));
    const has = (value: Value): boolean => chosen.some((each) => comparable(each) === comparable(value));
    const toggle = (value: Value): void => {
      const next = requireSingleSelection
        ? [value]
        : has(value)
          ? chosen.filter((each) => comparable(each) !== comparable(value))
          : [...chosen, value];
      const changed = Object.assign({}, filter, { operator: operator === 'All' ? 'In' : operator, values: next });
      const filters = owner.filters.map((each) => (each === filter ? (changed as unknown as Filter) : each));
      this.#session.actions.changeFilters(owner, filters);
    };
    const rows = [...values]
      .sort((a, b) => String(a).localeCompare(String(b)))
      .map((value) => {
        const input = element('input', {
          type: requireSingleSelection ? 'radio' : 'checkbox',
          name: `filter-${table}-${column}`,
          onchange: () => {
            toggle(value);
          },
        });
        input.checked = has(value);
        return element(
          'label',
          { class: 'option' },
          input,
          element('span', {}, value === null ? formatter.blank : String(value)),
        );
      });
    return element('div', { class: 'options', role: 'group', 'aria-label': filterTitle(filter) }, ...rows);
  }
}
