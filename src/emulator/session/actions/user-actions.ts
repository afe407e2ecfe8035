import type { Filter } from '../../../models/index';
import type { Value } from '../../engine/value';
import type { FrameSession } from '../frame-session';
import { pageInfo, visualInfo } from '../layout';
import type { ReportSession } from '../report-session';
import { applyState, findBookmark } from '../bookmarks';
import { type DrillStep, drillInto, pointQuery, takeStep } from '../drill';
import { toggleRow } from '../matrix';
import { basicFilter, dataPoints, selectionFilters } from '../selection';
import type { PageState, PopOut, VisualState } from '../state';
import { syncSlicers } from '../sync-slicers';
import { keepUserState, personalBookmarks } from '../user-state';

/** What people and calls do to a report, with the events that follow. */
export class UserActions {
  readonly #session: FrameSession;

  constructor(session: FrameSession) {
    this.#session = session;
  }

  get #report(): ReportSession {
    return this.#session.report;
  }

  /** Turns to a page. */
  showPage(name: string): void {
    const { state } = this.#report;
    const old = this.#report.activePage;
    const page = this.#report.page(name);
    if (old.name === page.name) return;
    state.activePage = name;
    state.selection = undefined;
    state.popOut = undefined;
    this.#report.chosenVisual = undefined;
    this.#raisePage(page, old);
    this.#session.changed();
  }

  #raisePage(page: PageState, old: PageState): void {
    this.#session.raise('pageChanged', {
      newPage: pageInfo(page, page.name),
      oldPage: pageInfo(old, page.name),
    });
  }

  /** Replaces what a slicer has chosen. */
  chooseInSlicer(page: PageState, visual: VisualState, values: readonly Value[]): void {
    const field = visual.query?.categories?.[0];
    if (!field) return;
    const single = visual.slicer?.singleSelect ?? false;
    visual.slicerFilters = values.length === 0 ? [] : [basicFilter(this.#report.dataset, field, values, single)];
    this.slicerChanged(page, visual);
    keepUserState(this.#session);
  }

  /** Tells the page around that a slicer has changed, and draws. */
  slicerChanged(page: PageState, visual: VisualState): void {
    syncSlicers(this.#report, visual);
    this.#session.raise(
      'dataSelected',
      {
        ...this.#place(page, visual),
        dataPoints: [],
        regions: [],
        filters: visual.slicerFilters,
      },
      { page: page.name, visual: visual.name },
    );
    this.filtersChanged(visual.slicerFilters);
  }

  /** Raises `filtersApplied` and draws. */
  filtersChanged(filters: readonly Filter[]): void {
    // The filters of a question's answer are no event of its embed.
    if (this.#session.view?.kind !== 'qna') this.#session.raise('filtersApplied', { filters: [...filters] });
    this.#session.changed();
  }

  /** Replaces filters as the user does in the filter pane. */
  changeFilters(owner: { filters: Filter[] }, filters: Filter[]): void {
    owner.filters = filters;
    keepUserState(this.#session);
    this.filtersChanged(filters);
  }

  /** Selects data points of a visual; the same points again, or none, end the selection. */
  select(page: PageState, visual: VisualState, points: Value[][]): void {
    const { state, dataset, formatter } = this.#report;
    const width = points[0]?.length ?? 0;
    const query = pointQuery(visual, width);
    const { categories = [], series } = query;
    // A row of a matrix is all values of its series.
    const fields = [...categories, ...(series ? [series] : [])].slice(0, width);
    const before = state.selection;
    const same = before?.visualName === visual.name && JSON.stringify(before.points) === JSON.stringify(points);
    const selection = { pageName: page.name, visualName: visual.name, fields, points };
    state.selection = same || points.length === 0 ? undefined : selection;
    const chosen = state.selection;
    this.#session.raise(
      'dataSelected',
      {
        ...this.#place(page, visual),
        dataPoints: chosen ? dataPoints(chosen, this.#report.query(page, visual, query), formatter) : [],
        regions: [],
        filters: chosen ? selectionFilters(chosen, dataset) : [],
      },
      { page: page.name, visual: visual.name },
    );
    this.#session.changed();
  }

  /** A click anywhere on a visual. */
  clickVisual(page: PageState, visual: VisualState): void {
    this.#session.raise('visualClicked', this.#place(page, visual), { page: page.name, visual: visual.name });
    this.#choose(page, visual);
  }

  #choose(page: PageState, visual: VisualState | undefined): void {
    this.#report.chosenVisual = visual && { pageName: page.name, visualName: visual.name };
    this.#session.redraw();
  }

  /** The selection of whole visuals in edit mode. */
  selectVisuals(page: PageState, visuals: readonly VisualState[]): void {
    const { settings } = this.#report;
    this.#session.raise('selectionChanged', {
      page: pageInfo(page, page.name),
      selectedItems: visuals.map((visual) => visualInfo(page, visual, settings)),
    });
    this.#choose(page, visuals.at(-1));
  }

  /** Ends the selection of data points. */
  clearSelection(): void {
    this.#choose(this.#report.activePage, undefined);
    if (!this.#report.state.selection) return;
    this.#report.state.selection = undefined;
    this.#session.changed();
  }

  /** Goes up or down in a visual's hierarchy. */
  stepInHierarchy(visual: VisualState, step: DrillStep): void {
    takeStep(visual, step);
    this.#endSelectionOf(visual);
    this.#session.changed();
  }

  /** Goes down into a data point. */
  drillIntoPoint(visual: VisualState, values: readonly Value[]): void {
    drillInto(visual, values);
    this.#endSelectionOf(visual);
    this.#session.changed();
  }

  /** Shows the rows beneath a row of a matrix, or hides them. */
  toggleRow(visual: VisualState, point: Value[]): void {
    toggleRow(visual, point);
    this.#session.changed();
  }

  // Points of another level are no longer there to be selected.
  #endSelectionOf({ name }: VisualState): void {
    const { state } = this.#report;
    if (state.selection?.visualName === name) state.selection = undefined;
  }

  /** Lets a visual stand out; undefined ends it. */
  popOut(popOut: PopOut | undefined): void {
    const { state } = this.#report;
    if (!popOut && !state.popOut) return;
    state.popOut = popOut;
    this.#session.changed();
  }

  /** Shows a bookmark of the report. */
  applyBookmark(name: string): void {
    const own = personalBookmarks(this.#session);
    const bookmark = findBookmark([...(this.#report.definition.bookmarks ?? []), ...own], name);
    this.applyBookmarkState(bookmark.state ?? '', name);
  }

  /** Brings a captured state back. */
  applyBookmarkState(state: string, name?: string): void {
    const old = this.#report.activePage;
    applyState(this.#report, state);
    this.#report.bookmark = name;
    const page = this.#report.activePage;
    if (page.name !== old.name) this.#raisePage(page, old);
    this.#session.raise('bookmarkApplied', name === undefined ? {} : { bookmarkName: name });
    this.#session.changed();
  }

  /** A button of the canvas. */
  pressButton(page: PageState, visual: VisualState): void {
    this.#session.raise(
      'buttonClicked',
      {
        title: visual.title ?? visual.text ?? visual.name,
        id: visual.name,
        type: visual.action?.page
          ? 'PageNavigation'
          : visual.action?.bookmark
            ? 'Bookmark'
            : visual.action?.url
              ? 'WebUrl'
              : 'None',
      },
      { page: page.name, visual: visual.name },
    );
    if (visual.action?.page) this.showPage(visual.action.page);
    else if (visual.action?.bookmark) this.applyBookmark(visual.action.bookmark);
  }

  /** A link in the data. Gives whether the frame itself should follow it. */
  followLink(page: PageState, visual: VisualState, url: string): boolean {
    // HyperlinkClickBehavior of the wire: 0 navigates, 1 does both, 2 only tells.
    const behavior = this.#report.settings.hyperlinkClickBehavior ?? 0;
    if (behavior !== 0) this.#session.raise('dataHyperlinkClicked', { url, ...this.#place(page, visual) });
    return behavior !== 2;
  }

  #place(page: PageState, visual: VisualState) {
    const { definition, state, settings } = this.#report;
    return {
      report: { id: definition.id, displayName: definition.displayName },
      page: pageInfo(page, state.activePage),
      visual: visualInfo(page, visual, settings),
    };
  }
}
