import {
  FiltersOperations,
  type OnLoadFilters,
  type OnLoadFiltersBase,
  type ReportLoadConfiguration,
  type Slicer,
  ViewMode,
} from '../../../models';
import { badRequest, notFound } from '../../failure';
import { bookmarkState } from '../actions/user-state';
import type { ReportSession } from '../state/report-session';
import { applyState } from '../state/bookmarks';
import { type FilterOwner, checkSlicerFilters, updateFilters } from '../state/filter-operations';
import { syncSlicers } from '../state/synced-slicers';
import type { HandlerSession } from './handler';
import { slicersError } from './validate-body';
import { clone } from '../../clone';

/**
 * Applies a load configuration to an open report.
 *
 * @throws {@link Failure} if the configuration is invalid, or refers to a page, slicer, field or bookmark that does not
 * exist
 */
export function applyConfiguration(
  session: HandlerSession,
  report: ReportSession,
  body: Partial<ReportLoadConfiguration>,
): void {
  const { settings, viewMode, permissions, pageName, filters, slicers, theme, bookmark } = body;
  const error = slicersError(slicers);
  if (error !== undefined) throw badRequest(error);
  if (settings) report.patchSettings(settings);
  if (permissions !== undefined) report.permissions = permissions;
  if (viewMode !== undefined) {
    report.editing = viewMode === ViewMode.Edit;
    report.isPreview = false;
  }
  if (theme) report.setTheme(theme);
  if (bookmark) {
    const { name, state } = bookmark as { name?: string; state?: string };
    applyState(report, state ?? bookmarkState(session, report, name ?? ''));
    report.bookmark = name;
    report.loadedBookmark = name === undefined ? {} : { bookmarkName: name };
  }
  if (pageName !== undefined) report.state.activePage = report.page(pageName).name;
  if (filters) applyLoadFilters(report, filters);
  for (const slicer of slicers ?? []) applySlicer(report, slicer);
}

function applyLoadFilters(report: ReportSession, filters: NonNullable<ReportLoadConfiguration['filters']>): void {
  const { allPages, currentPage }: OnLoadFilters = Array.isArray(filters)
    ? { allPages: { operation: FiltersOperations.ReplaceAll, filters } }
    : filters;
  const apply = (owner: FilterOwner, { operation, filters: received = [] }: OnLoadFiltersBase): void => {
    updateFilters(report.dataset, owner, { filtersOperation: operation, filters: received });
  };
  if (allPages) apply(report.state, allPages);
  if (currentPage) apply(report.activePage, currentPage);
}

/**
 * Sets the state of the slicers that match a selector: the slicer with the selector's visual name, or all slicers for
 * the selector's target.
 */
function applySlicer(report: ReportSession, { selector, state }: Slicer): void {
  const { visualName, target } = selector as { visualName?: string; target?: { table?: string; column?: string } };
  const slicers = report.state.pages.flatMap(({ visuals }) => visuals).filter(({ type }) => type === 'slicer');
  const matching = slicers.filter(({ name, query }) => {
    if (visualName !== undefined) return name === visualName;
    const field = query?.categories?.[0];
    return field !== undefined && field.table === target?.table && field.column === target.column;
  });
  if (matching.length === 0)
    throw notFound('No slicer in the report matches the selector. Pass the name or the target of a slicer.');
  for (const slicer of matching) checkSlicerFilters(report.dataset, slicer, state.filters);
  for (const slicer of matching) {
    slicer.slicerFilters = clone(state.filters);
    syncSlicers(report, slicer);
  }
}
