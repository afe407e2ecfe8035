import type { Filter, Settings } from '../../models';
import type { PageDefinition, ReportDefinition, VisualDefinition } from '../model/definition';
import type { CategoryField } from '../model/query';
import type { Value } from '../engine/value';
import type { DrillState } from './drill';

/** A visual as it stands now. */
export interface VisualState extends VisualDefinition {
  filters: Filter[];
  /** What a slicer has chosen; empty for other visuals. */
  slicerFilters: Filter[];
  /** How far into its hierarchy the visual is drilled; undefined at the top. */
  drill?: DrillState | undefined;
  /** Rows of a matrix whose rows beneath are shown, by the values down to them. */
  expandedRows?: Value[][] | undefined;
}

/** A page as it stands now. */
export interface PageState extends PageDefinition {
  filters: Filter[];
  visuals: VisualState[];
}

/** Data points that the user has selected; the other visuals of the page show only these. */
export interface SelectionState {
  pageName: string;
  visualName: string;
  fields: CategoryField[];
  /** Per point the values of the fields. */
  points: Value[][];
}

/** All of a report that calls and actions change. Plain data: bookmarks keep parts of it. */
export interface ReportState {
  pages: PageState[];
  activePage: string;
  filters: Filter[];
  theme: Record<string, unknown>;
  settings: Settings;
  selection: SelectionState | undefined;
  /** A visual that stands out: alone and large, or with the others dimmed. */
  popOut?: PopOut | undefined;
}

/** A visual that the user has singled out. */
export interface PopOut {
  kind: 'focus' | 'spotlight';
  pageName: string;
  visualName: string;
}

/** The state that a definition begins with. */
export function initialState(report: ReportDefinition): ReportState {
  const pages = structuredClone(report.pages).map(pageState);
  const first = pages.find(({ hidden }) => !hidden) ?? pages[0];
  return {
    pages,
    activePage: first?.name ?? '',
    filters: structuredClone(report.filters ?? []),
    theme: structuredClone(report.theme ?? {}),
    settings: {},
    selection: undefined,
  };
}

/** A page with the fields that only the state has. */
export function pageState(page: PageDefinition): PageState {
  return { ...page, filters: page.filters ?? [], visuals: page.visuals.map(visualState) };
}

/** A visual with the fields that only the state has. */
export function visualState(visual: VisualDefinition): VisualState {
  return { ...visual, filters: visual.filters ?? [], slicerFilters: [] };
}

/** The definition that a save writes: the state without what only a viewer has chosen. */
export function definitionOf(report: ReportDefinition, state: ReportState): ReportDefinition {
  const pages = state.pages.map((page) => ({
    ...page,
    visuals: page.visuals.map(({ slicerFilters: _, drill: __, expandedRows: ___, ...visual }) => visual),
  }));
  return structuredClone({ ...report, pages, filters: state.filters, theme: state.theme });
}
