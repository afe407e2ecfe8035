import { type Filter, HyperlinkClickBehavior } from '../../../models';
import type { Value } from '../../engine/value';
import type { ReportSession } from '../state/report-session';
import { toggleRow } from '../rendering/matrix';
import type { SessionContext } from '../session-context';
import { applyState } from '../state/bookmarks';
import { type DrillStep, drillInto, pointQuery, takeStep } from '../state/drill';
import { pageInfo, visualInfo } from '../state/layout';
import type { PageState, PopOut, SelectionState, VisualState } from '../state/report-state';
import { basicFilter, dataPoints, menuSelection, rangeFilter, selectionFilters, selectionOf } from '../state/selection';
import { syncSlicers } from '../state/synced-slicers';
import { notifyFiltersApplied } from './filters-applied';
import { autoSaveUserState, bookmarkState } from './user-state';

/**
 * User interactions with a report. They emit the same events as in Power BI. Handlers for requests with the same effect
 * also call these methods.
 */
export class UserActions {
  readonly #session: SessionContext;

  constructor(session: SessionContext) {
    this.#session = session;
  }

  get #report(): ReportSession {
    return this.#session.report;
  }

  /** Activates a page. */
  showPage(name: string): void {
    const { state } = this.#report;
    const previous = this.#report.activePage;
    const page = this.#report.page(name);
    if (previous.name === page.name) return;
    state.activePage = name;
    state.selection = undefined;
    state.popOut = undefined;
    this.#report.selectedVisual = undefined;
    this.#emitPageChanged(page, previous);
    this.#session.invalidate();
  }

  #emitPageChanged(page: PageState, previous: PageState): void {
    this.#session.emit('pageChanged', {
      newPage: pageInfo(page, page.name),
      oldPage: pageInfo(previous, page.name),
    });
  }

  /** Replaces a slicer's selected values. */
  selectInSlicer(page: PageState, visual: VisualState, values: readonly Value[]): void {
    const field = visual.query?.categories?.[0];
    if (!field) return;
    const singleSelect = visual.slicer?.singleSelect ?? false;
    visual.slicerFilters = values.length === 0 ? [] : [basicFilter(this.#report.dataset, field, values, singleSelect)];
    this.slicerChanged(page, visual);
    autoSaveUserState(this.#session);
  }

  /** Replaces a slicer's range. Null leaves that end of the range open. */
  selectRange(page: PageState, visual: VisualState, from: Value, to: Value): void {
    const field = visual.query?.categories?.[0];
    if (!field) return;
    const filter = rangeFilter(this.#report.dataset, field, from, to);
    visual.slicerFilters = filter ? [filter] : [];
    this.slicerChanged(page, visual);
    autoSaveUserState(this.#session);
  }

  /** Synchronizes slicers in the same group, emits `dataSelected` and `filtersApplied`, and schedules a render. */
  slicerChanged(page: PageState, visual: VisualState): void {
    syncSlicers(this.#report, visual);
    this.#emitDataSelected(page, visual, { dataPoints: [], filters: visual.slicerFilters });
    this.filtersChanged(visual.slicerFilters);
  }

  #emitDataSelected(page: PageState, visual: VisualState, selected: { dataPoints: object[]; filters: Filter[] }): void {
    const body = { ...this.#locationOf(page, visual), ...selected, regions: [] };
    this.#session.emit('dataSelected', body, { page: page.name, visual: visual.name });
  }

  /** Emits `filtersApplied` and schedules a render. */
  filtersChanged(filters: readonly Filter[]): void {
    notifyFiltersApplied(this.#session, filters);
  }

  /** Replaces the filters on a report, page or visual, as the filter pane does. */
  changeFilters(owner: { filters: Filter[] }, filters: Filter[]): void {
    owner.filters = filters;
    autoSaveUserState(this.#session);
    this.filtersChanged(filters);
  }

  /** Selects data points in a visual. Clears the selection if there are no points or they are already selected. */
  select(page: PageState, visual: VisualState, points: Value[][]): void {
    const { state } = this.#report;
    const previous = state.selection;
    const isSame = previous?.visualName === visual.name && JSON.stringify(previous.points) === JSON.stringify(points);
    state.selection = isSame || points.length === 0 ? undefined : selectionOf(page, visual, points);
    this.#emitDataSelected(page, visual, this.#selectedData(page, visual, state.selection));
    this.#session.invalidate();
  }

  #selectedData(page: PageState, visual: VisualState, selection: SelectionState | undefined) {
    if (!selection) return { dataPoints: [], filters: [] };
    const { dataset, responseFormatter } = this.#report;
    const result = this.#report.query(page, visual, pointQuery(visual, selection.fields.length));
    return {
      dataPoints: dataPoints(selection, result, responseFormatter),
      filters: selectionFilters(selection, dataset),
    };
  }

  /**
   * Emits `commandTriggered` for a command of the host page.
   *
   * @param point - data point that the context menu was opened on
   */
  triggerCommand(page: PageState, visual: VisualState, command: string, point?: Value[]): void {
    const selection = menuSelection(this.#report.state.selection, page, visual, point);
    const selected = this.#selectedData(page, visual, selection);
    const body = { command, ...this.#locationOf(page, visual), ...selected, regions: [] };
    this.#session.emit('commandTriggered', body, { page: page.name, visual: visual.name });
  }

  /** Emits `visualClicked` and shows the visual's filters in the filter pane. */
  clickVisual(page: PageState, visual: VisualState): void {
    this.#session.emit('visualClicked', this.#locationOf(page, visual), { page: page.name, visual: visual.name });
    this.#selectVisual(page, visual);
  }

  #selectVisual(page: PageState, visual: VisualState | undefined): void {
    this.#report.selectedVisual = visual && { pageName: page.name, visualName: visual.name };
    this.#session.rerender();
  }

  /** Selects whole visuals in edit mode and emits `selectionChanged`. */
  selectVisuals(page: PageState, visuals: readonly VisualState[]): void {
    const { settings } = this.#report;
    this.#session.emit('selectionChanged', {
      page: pageInfo(page, page.name),
      selectedItems: visuals.map((visual) => visualInfo(page, visual, settings)),
    });
    this.#selectVisual(page, visuals.at(-1));
  }

  /** Clears the selection of visuals and data points. */
  clearSelection(): void {
    this.#selectVisual(this.#report.activePage, undefined);
    if (!this.#report.state.selection) return;
    this.#report.state.selection = undefined;
    this.#session.invalidate();
  }

  /** Moves up or down in a visual's hierarchy. */
  stepInHierarchy(visual: VisualState, step: DrillStep): void {
    takeStep(visual, step);
    this.#clearSelectionOf(visual);
    this.#session.invalidate();
  }

  /** Drills into a data point. */
  drillIntoPoint(visual: VisualState, values: readonly Value[]): void {
    drillInto(visual, values);
    this.#clearSelectionOf(visual);
    this.#session.invalidate();
  }

  /** Expands or collapses a matrix row. */
  toggleRow(visual: VisualState, point: Value[]): void {
    toggleRow(visual, point);
    this.#session.invalidate();
  }

  // Data points on a different level are not rendered, so they cannot stay selected.
  #clearSelectionOf({ name }: VisualState): void {
    const { state } = this.#report;
    if (state.selection?.visualName === name) state.selection = undefined;
  }

  /** Shows a visual in focus mode or spotlight. Passing undefined exits both. */
  popOut(popOut: PopOut | undefined): void {
    const { state } = this.#report;
    if (!popOut && !state.popOut) return;
    state.popOut = popOut;
    this.#session.invalidate();
  }

  /** Applies a report bookmark or a personal bookmark. */
  applyBookmark(name: string): void {
    this.applyBookmarkState(bookmarkState(this.#session, this.#report, name), name);
  }

  /** Applies a captured state and emits `bookmarkApplied`. */
  applyBookmarkState(state: string, name?: string): void {
    const previous = this.#report.activePage;
    applyState(this.#report, state);
    this.#report.bookmark = name;
    const page = this.#report.activePage;
    if (page.name !== previous.name) this.#emitPageChanged(page, previous);
    this.#session.emit('bookmarkApplied', name === undefined ? {} : { bookmarkName: name });
    this.#session.invalidate();
  }

  /** Emits `buttonClicked`, then shows the page or applies the bookmark in a button's action. The caller opens URLs. */
  pressButton(page: PageState, visual: VisualState): void {
    const { name, title = visual.text ?? name, action = {} } = visual;
    const type = action.page ? 'PageNavigation' : action.bookmark ? 'Bookmark' : action.url ? 'WebUrl' : 'None';
    const { bookmark } = type === 'Bookmark' ? action : {};
    const detail = { id: name, title, type, ...(bookmark !== undefined && { bookmark }) };
    this.#session.emit('buttonClicked', detail, { page: page.name, visual: name });
    if (action.page) this.showPage(action.page);
    else if (action.bookmark) this.applyBookmark(action.bookmark);
  }

  /** Emits `dataHyperlinkClicked` if the settings require it. Returns true if the frame itself opens the link. */
  followLink(page: PageState, visual: VisualState, url: string): boolean {
    const { Navigate, RaiseEvent } = HyperlinkClickBehavior;
    const behavior = this.#report.settings.hyperlinkClickBehavior ?? Navigate;
    if (behavior !== Navigate) this.#session.emit('dataHyperlinkClicked', { url, ...this.#locationOf(page, visual) });
    return behavior !== RaiseEvent;
  }

  #locationOf(page: PageState, visual: VisualState) {
    const { definition, state, settings } = this.#report;
    return {
      report: { id: definition.id, displayName: definition.displayName },
      page: pageInfo(page, state.activePage),
      visual: visualInfo(page, visual, settings),
    };
  }
}
