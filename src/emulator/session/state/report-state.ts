import type { Filter, Settings } from '../../../models';
import type { Value } from '../../engine/value';
import type { PageDefinition, ReportDefinition, VisualDefinition } from '../../model/definition';
import type { CategoryField } from '../../model/query';
import { clone } from '../../clone';

/** A visual's position in its hierarchy: the visible levels, and the values that were drilled into. */
export interface DrillState {
  /** First visible level. 0 is the outermost level. */
  from: number;
  /** Last visible level. Greater than `from` if levels are expanded. */
  to: number;
  /** Values that were drilled into. Only rows with these values are shown. */
  path: { level: number; value: Value }[];
}

/** Current state of a visual. */
export interface VisualState extends VisualDefinition {
  filters: Filter[];
  /** Filters for a slicer's selection. Empty for other visuals. */
  slicerFilters: Filter[];
  /** Undefined at the top of the hierarchy. */
  drill?: DrillState | undefined;
  /** Expanded matrix rows, each identified by its level values. */
  expandedRows?: Value[][] | undefined;
}

/** Current state of a page. */
export interface PageState extends PageDefinition {
  filters: Filter[];
  visuals: VisualState[];
}

/** Reference to a visual. */
export interface VisualReference {
  pageName: string;
  visualName: string;
}

/** Returns true if a reference is to this visual. */
export const refersTo = (reference: VisualReference | undefined, page: PageState, visual: VisualState): boolean =>
  reference?.pageName === page.name && reference.visualName === visual.name;

/** Data points that the user has selected. They filter the other visuals on the page. */
export interface SelectionState extends VisualReference {
  fields: CategoryField[];
  /** The values of `fields`, for each point. */
  points: Value[][];
}

/** The part of a report that requests and user actions change. It is plain data that bookmarks can store. */
export interface ReportState {
  pages: PageState[];
  activePage: string;
  filters: Filter[];
  theme: Record<string, unknown>;
  settings: Settings;
  selection: SelectionState | undefined;
  /** Visual in focus mode or spotlight. */
  popOut?: PopOut | undefined;
}

/** A visual that is shown enlarged (focus mode), or with the others dimmed (spotlight). */
export interface PopOut extends VisualReference {
  kind: 'focus' | 'spotlight';
}

/** Returns the state of a newly opened report. */
export function initialState(report: ReportDefinition): ReportState {
  const pages = clone(report.pages).map(pageState);
  const first = pages.find(({ hidden }) => !hidden) ?? pages[0];
  return {
    pages,
    activePage: first?.name ?? '',
    filters: clone(report.filters ?? []),
    theme: clone(report.theme ?? {}),
    settings: {},
    selection: undefined,
  };
}

/** Returns the initial state of a page. */
export function pageState(page: PageDefinition): PageState {
  return { ...page, filters: page.filters ?? [], visuals: page.visuals.map(visualState) };
}

/** Returns the initial state of a visual. */
export function visualState(visual: VisualDefinition): VisualState {
  return { ...visual, filters: visual.filters ?? [], slicerFilters: visual.slicer?.filters ?? [] };
}

/** Returns a visual without the viewer's choices, such as slicer selections. */
export function authoredVisual({
  slicerFilters: _,
  drill: __,
  expandedRows: ___,
  ...visual
}: VisualState): VisualDefinition {
  return visual;
}

/** Returns the definition to save: the state without the viewer's choices, such as slicer selections. */
export function definitionOf(report: ReportDefinition, state: ReportState): ReportDefinition {
  const pages = state.pages.map(({ visualInteractions, ...page }) => {
    const exists = (name: string): boolean => page.visuals.some((visual) => visual.name === name);
    // Visuals may have been deleted.
    const interactions = visualInteractions?.filter(({ source, target }) => exists(source) && exists(target));
    return {
      ...page,
      visuals: page.visuals.map(authoredVisual),
      ...(interactions && { visualInteractions: interactions }),
    };
  });
  const { tables, ...rest } = report;
  // Tables never change, and can be large.
  return { ...clone({ ...rest, pages, filters: state.filters, theme: state.theme }), tables };
}
