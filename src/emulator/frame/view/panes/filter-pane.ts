import type { FrameSession } from '../../../session/frame-session';
import { resetUserState } from '../../../session/actions/user-state';
import { chromeOf } from '../../../session/state/settings';
import type { Filter } from '../../../../models';
import { schemaUrl } from '../../../../provider';
import { closeButton } from './pane-header';
import { filterTitle } from './describe-filter';
import { type FilterOwner, FilterCards } from './filter-card';
import { paneToggle } from './pane-toggle';
import type { VisualState } from '../../../session/state/report-state';
import { element, fill } from '../dom';
import { keepFocus } from '../focus';
import { icon } from '../icon';
import { searchBox } from '../search-box';

/** Returns a filter without a condition for each of a visual's columns that no filter on the visual targets. */
function unusedFiltersOf({ query, filters }: VisualState): Filter[] {
  const { categories = [], levels = [], series } = query ?? {};
  const fields = [...categories, ...levels, ...(series ? [series] : [])];
  const targets = new Map(fields.map(({ table, column }) => [JSON.stringify([table, column]), { table, column }]));
  return [...targets.values()]
    .filter(({ table, column }) => {
      const isTarget = (target: unknown) => {
        const known = target as { table?: string; column?: string };
        return known.table === table && known.column === column;
      };
      return !filters.some(({ target }) => [target].flat(2).some(isTarget));
    })
    .map((target) => ({
      $schema: `${schemaUrl}basic`,
      target,
      filterType: 1,
      operator: 'All',
      values: [],
    }));
}

/** Pane with the filters on the selected visual, the active page and the report. */
export class FilterPane {
  readonly element = element('aside', { class: 'pane filter-pane' });
  readonly #session: FrameSession;
  readonly #cards: FilterCards;
  #expanded: boolean | undefined;
  #configured: boolean | undefined;
  /** Whether the user has expanded the pane. */
  #isChosen = false;
  #isCrowded = false;
  #query = '';
  readonly #collapsedLevels = new Set<string>();

  #isOverlay = false;

  constructor(session: FrameSession) {
    this.#session = session;
    this.#cards = new FilterCards(session);
    this.element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.#isOverlay) this.#setExpanded(false);
    });
  }

  /** Whether the pane is expanded when it is not a sheet. */
  get isExpanded(): boolean {
    return (this.#expanded ?? false) && !this.#isCrowded;
  }

  /** Collapses the pane, which leaves too little room for the page, unless the user has expanded it. */
  makeRoom(): void {
    if (this.#isChosen) return;
    this.#isCrowded = true;
    keepFocus(this.element, () => {
      this.#render(false);
    });
  }

  /**
   * Renders the pane. A sheet is always expanded and has its own close button. An overlay covers part of the page and takes
   * up only the width of the collapsed pane.
   */
  render(isSheet: boolean, isOverlay = false): void {
    this.#isOverlay = isOverlay;
    this.#isCrowded = false;
    this.element.classList.toggle('overlay', isOverlay);
    keepFocus(this.element, () => {
      this.#render(isSheet);
    });
  }

  #render(isSheet: boolean): void {
    const { report } = this.#session;
    const { strings } = report;
    this.element.setAttribute('aria-label', strings.filters);
    const { filters: pane } = chromeOf(report.settings, report.editing);
    // The user's choice applies until the settings change.
    if (this.#configured !== pane.expanded) {
      this.#configured = pane.expanded;
      this.#expanded = pane.expanded;
      this.#isChosen = false;
    }
    this.element.hidden = !pane.visible;
    const expanded = isSheet || this.isExpanded;
    this.element.classList.toggle('rail', !expanded);
    const toggle = paneToggle('filter', strings.filters, expanded, () => {
      this.#setExpanded(!expanded);
    });
    if (!expanded) {
      fill(this.element, toggle);
      return;
    }
    const page = report.activePage;
    const { selectedVisual } = report;
    const visual =
      selectedVisual?.pageName === page.name && page.visuals.find(({ name }) => name === selectedVisual.visualName);
    const ownLevel =
      visual && visual.type !== 'slicer'
        ? this.#level(strings.filtersOnVisual, visual, visual.title, unusedFiltersOf(visual))
        : element(
            'section',
            { class: 'filter-level' },
            element('h3', { class: 'level-empty' }, strings.filtersOnVisual),
            element('p', { class: 'note' }, strings.selectToFilter),
          );
    const levels = element(
      'div',
      { class: 'filter-levels' },
      ownLevel,
      this.#level(strings.filtersOnPage, page),
      this.#level(strings.filtersOnAllPages, report.state),
    );
    const isEmpty = levels.querySelector('.filter-card, .level-toggle') === null;
    const applySearch = (): void => {
      for (const card of levels.querySelectorAll<HTMLElement>('.filter-card'))
        card.hidden = !(card.dataset.title ?? '').toLowerCase().includes(this.#query.toLowerCase());
    };
    const search = searchBox(strings, strings.filters, this.#query, (query) => {
      this.#query = query;
      applySearch();
    });
    applySearch();
    const title = element('div', { class: 'pane-title' }, element('h2', {}, strings.filters));
    const close = closeButton(strings, () => {
      this.#setExpanded(false);
    });
    // The close button and the toggle are both first, so that focus moves from one to the other.
    const head = this.#isOverlay ? [close, title] : [isSheet ? title : toggle];
    fill(this.element, ...head, !isEmpty && search, element('div', {}, this.#resetButton()), levels);
  }

  #setExpanded(expanded: boolean): void {
    this.#expanded = expanded;
    this.#isChosen = expanded;
    this.#session.rerender();
  }

  #visibleFilters({ filters }: FilterOwner): Filter[] {
    const { editing } = this.#session.report;
    return filters.filter(({ displaySettings }) => editing || !displaySettings?.isHiddenInViewMode);
  }

  #resetButton(): HTMLElement | false {
    const { report } = this.#session;
    const onclick = (): void => {
      resetUserState(this.#session);
    };
    return (
      report.userStateApplied &&
      element('button', { type: 'button', class: 'link', onclick }, report.strings.resetFilters)
    );
  }

  /** @param unusedFilters - filters without a condition, which are added to the owner when the user changes them */
  #level(title: string, owner: FilterOwner, visualTitle?: string, unusedFilters: Filter[] = []): HTMLElement {
    const { strings } = this.#session.report;
    const visibleFilters = this.#visibleFilters(owner);
    const filters = [...visibleFilters, ...unusedFilters];
    if (filters.length === 0)
      return element(
        'section',
        { class: 'filter-level' },
        element('h3', { class: 'level-empty' }, title, element('span', {}, strings.none)),
      );
    const expanded = !this.#collapsedLevels.has(title);
    const toggle = element(
      'button',
      {
        type: 'button',
        class: 'level-toggle',
        'aria-expanded': String(expanded),
        onclick: () => {
          if (expanded) this.#collapsedLevels.add(title);
          else this.#collapsedLevels.delete(title);
          this.#session.rerender();
        },
      },
      icon('chevron'),
      title,
    );
    const count =
      visibleFilters.length > 0 &&
      element('span', { class: 'count', 'aria-hidden': 'true' }, String(visibleFilters.length));
    const cards = filters.map((filter) =>
      this.#cards.create(filter, owner, `${title}/${String(filter.filterType)}/${filterTitle(filter)}`),
    );
    return element(
      'section',
      { class: 'filter-level' },
      element('h3', {}, toggle, count),
      ...(expanded
        ? [visualTitle !== undefined && element('p', { class: 'note subject' }, visualTitle), ...cards]
        : []),
    );
  }
}
