import type { Filter, ReportLoadConfiguration, Slicer } from '../../models';
import { applyState, findBookmark } from './bookmarks';
import { fields, list, listOf, object, optional } from '../model/rule';
import { badRequest, notFound } from './failure';
import { checkFilters, checkSlicerFilters, updatedFilters } from './filter-operations';
import type { ReportSession } from './report-session';
import { syncSlicers } from './sync-slicers';

// The published validators of loads do not look at slicers.
const slicersRule = optional(listOf(fields({ selector: object, state: fields({ filters: list }) })));

/** Brings the parts of a load configuration into an open report; throws a refusal for what does not fit. */
export function applyConfiguration(report: ReportSession, body: Partial<ReportLoadConfiguration>): void {
  const { settings, viewMode, permissions, pageName, filters, slicers, theme, bookmark } = body;
  const fault = slicersRule(slicers, 'slicers');
  if (fault !== undefined) throw badRequest(fault);
  if (settings) report.patchSettings(settings);
  if (permissions !== undefined) report.permissions = permissions;
  if (viewMode !== undefined) report.editing = viewMode === 1;
  if (theme) report.state.theme = theme.themeJson ?? {};
  if (bookmark) {
    const { name, state } = bookmark as { name?: string; state?: string };
    applyState(report, state ?? findBookmark(report.definition.bookmarks ?? [], name ?? '').state ?? '');
  }
  if (pageName !== undefined) report.state.activePage = report.page(pageName).name;
  if (filters) applyLoadFilters(report, filters);
  for (const slicer of slicers ?? []) applySlicer(report, slicer);
}

interface OnLoad {
  allPages?: { operation: number; filters?: Filter[] };
  currentPage?: { operation: number; filters?: Filter[] };
}

function applyLoadFilters(report: ReportSession, filters: Filter[] | OnLoad): void {
  if (Array.isArray(filters)) {
    checkFilters(report.dataset, filters);
    report.state.filters = filters;
    return;
  }
  const targets = [
    [filters.allPages, report.state],
    [filters.currentPage, report.activePage],
  ] as const;
  for (const [update, owner] of targets) {
    if (!update) continue;
    checkFilters(report.dataset, update.filters ?? []);
    owner.filters = updatedFilters(owner.filters, {
      filtersOperation: update.operation,
      filters: update.filters ?? [],
    });
  }
}

/** Sets the slicers that a selector means: one by name, or all with its target, on every page. */
function applySlicer(report: ReportSession, { selector, state }: Slicer): void {
  const { visualName, target } = selector as { visualName?: string; target?: { table?: string; column?: string } };
  const slicers = report.state.pages.flatMap(({ visuals }) => visuals).filter(({ type }) => type === 'slicer');
  const meant = slicers.filter(({ name, query }) => {
    if (visualName !== undefined) return name === visualName;
    const field = query?.categories?.[0];
    return field !== undefined && field.table === target?.table && field.column === target.column;
  });
  if (meant.length === 0) throw notFound('No slicer of the report fits the selector');
  for (const slicer of meant) checkSlicerFilters(report.dataset, slicer, state.filters);
  for (const slicer of meant) {
    slicer.slicerFilters = structuredClone(state.filters);
    syncSlicers(report, slicer);
  }
}
