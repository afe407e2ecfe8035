import {
  type Filter,
  type ReportBookmark,
  SectionVisibility,
  VisualContainerDisplayMode,
  type VisualInfo,
} from '../../models';
import { encodeBase64 } from '../base64';
import { compareValues, toValue } from '../engine/value';
import {
  type Cell,
  type PageDefinition,
  type ReportDefinition,
  type VisualDefinition,
  type VisualType,
  displayOptions,
  visualTypes,
} from '../model/definition';
import type { CategoryField, Query, Sort } from '../model/query';
import type { Anonymizer } from './anonymizer';
import { RecordedModel } from './recorded-model';
import type { RecordedPage, RecordedVisual, UnreadableItem } from './recorded-parts';
import type { RecordedTable } from './recorded-table';

/** Data recorded from a report. */
export interface RecordedReport {
  id: string;
  pages: RecordedPage[];
  filters: Filter[];
  theme: object | undefined;
  bookmarks: ReportBookmark[];
  anonymizer: Anonymizer | undefined;
  /** Parts that cannot be recorded are added to this list. */
  unreadable: UnreadableItem[];
}

/** Returns whether a visual type's second category splits the first one into series. */
const isChart = (type: string): boolean => type.endsWith('Chart') && type !== 'scatterChart';

/** Returns the definition for a recorded report. */
export function buildReport({ id, pages, theme, ...recorded }: RecordedReport): ReportDefinition {
  const { anonymizer, unreadable } = recorded;
  const visuals = pages.flatMap((page) => page.visuals);
  const model = new RecordedModel(visuals, anonymizer);
  const mapFilters = (filters: readonly Filter[], page?: string): Filter[] =>
    filters.flatMap((filter) => {
      const mapped = model.filter(filter);
      if (!mapped)
        unreadable.push({
          ...(page !== undefined && { page }),
          name: filterName(filter),
          reason: 'No visual has data for its column.',
        });
      return mapped ?? [];
    });
  const definePage = ({ info, filters, visuals: pageVisuals }: RecordedPage): PageDefinition => {
    const { name, displayName = name, visibility, defaultSize, mobileSize, defaultDisplayOption } = info;
    const { background, wallpaper } = info;
    const size = sizeOf(defaultSize);
    const phoneSize = sizeOf(mobileSize);
    return {
      name,
      displayName,
      ...(size && { size }),
      ...(phoneSize && { mobileSize: phoneSize }),
      ...(defaultDisplayOption && { displayOption: displayOptions[defaultDisplayOption] }),
      ...(visibility === SectionVisibility.HiddenInViewMode && { hidden: true }),
      ...(background && { background: styleOf(background) }),
      ...(wallpaper && { wallpaper: styleOf(wallpaper) }),
      filters: mapFilters(filters, name),
      visuals: pageVisuals.map((visual) => ({
        ...frameOf(visual),
        ...contentOf(visual, name),
        ...(visual.table && { filters: mapFilters(visual.filters, name) }),
      })),
    };
  };
  const contentOf = (
    visual: RecordedVisual,
    page: string,
  ): Pick<VisualDefinition, 'type'> & Partial<VisualDefinition> => {
    const { info, slicer } = visual;
    const { name, title = '', type } = info;
    const label = title === '' ? type : `${title} (${type})`;
    const query = queryOf(model, visual);
    if (!query) {
      const reason = visual.reason === '' ? 'It has no data.' : visual.reason;
      unreadable.push({ page, name, reason: `${label}: ${reason}` });
      return { type: 'textbox', text: label };
    }
    if (!isVisualType(type)) {
      unreadable.push({
        page,
        name,
        reason: `${label}: the emulator does not support this type. Its data is shown as a table.`,
      });
      return { type: 'tableEx', query };
    }
    const selected = slicer ? mapFilters(slicer.filters, page) : [];
    return { type, query, ...(selected.length > 0 && { slicer: { filters: selected } }) };
  };
  const pageDefinitions = pages.map(definePage);
  const filters = mapFilters(recorded.filters);
  const activePage = pages.find(({ info }) => info.isActive)?.info.name ?? pages[0]?.info.name ?? '';
  // Bookmark states are opaque, so bookmarks restore the report's state at the time of recording.
  const state = encodeBase64(JSON.stringify({ activePage, filters, pages: {} }));
  const defineBookmark = ({ name, displayName, children }: ReportBookmark): ReportBookmark => {
    if (children) return { name, displayName, children: children.map(defineBookmark) };
    unreadable.push({
      name,
      reason: `Bookmark '${displayName}': its state cannot be read. The bookmark restores the recorded state.`,
    });
    return { name, displayName, state };
  };
  return {
    id,
    displayName: 'Recorded report',
    ...model.definition,
    pages: pageDefinitions,
    filters,
    bookmarks: recorded.bookmarks.map(defineBookmark),
    ...(theme && { theme: theme as Record<string, unknown> }),
  };
}

const isVisualType = (type: string): type is VisualType => (visualTypes as readonly string[]).includes(type);

function filterName(filter: Filter): string {
  const { target } = filter as { target?: { table?: string; column?: string; measure?: string } };
  return `filter on ${target?.table ?? 'several columns'}${target?.table === undefined ? '' : `.${target.column ?? target.measure ?? ''}`}`;
}

function sizeOf(size: { width?: number; height?: number } | undefined): { width: number; height: number } | undefined {
  return size?.width === undefined || size.height === undefined
    ? undefined
    : { width: size.width, height: size.height };
}

const styleOf = ({ color, transparency }: { color?: string; transparency?: number }): object => ({
  ...(color !== undefined && { color }),
  ...(transparency !== undefined && { transparency }),
});

function frameOf({ info }: RecordedVisual): Pick<VisualDefinition, 'name' | 'layout'> & Partial<VisualDefinition> {
  const { name, title = '', layout, mobilePortraitLayout } = info;
  return {
    name,
    ...(title !== '' && { title }),
    layout: rectangleOf(layout),
    ...(mobilePortraitLayout && { mobileLayout: rectangleOf(mobilePortraitLayout) }),
    ...(layout?.displayState?.mode === VisualContainerDisplayMode.Hidden && { hidden: true }),
  };
}

function rectangleOf(layout: VisualInfo['layout']): VisualDefinition['layout'] {
  const { x = 0, y = 0, z, width = 300, height = 200 } = layout ?? {};
  return { x, y, width, height, ...(z !== undefined && { z }) };
}

/** Returns the query for a visual's data in the model, or undefined if the visual has no data. */
function queryOf(model: RecordedModel, { info, table, slicer }: RecordedVisual): Query | undefined {
  if (!table) {
    const field = slicer && model.slicerField(slicer);
    return field && { categories: [field] };
  }
  const recorded = model.table(table.name);
  const categories = recorded.columns.filter(({ isCategory }) => isCategory);
  const measures = recorded.columns.filter(({ isCategory }) => !isCategory);
  // Without measures, shared columns would not determine which table is listed.
  const isShared = measures.length > 0 || info.type === 'slicer';
  const fields = categories.map(
    ({ name, label }): CategoryField =>
      (isShared ? model.sharedField(label) : undefined) ?? { table: recorded.name, column: name },
  );
  const series = isChart(info.type) && fields.length === 2 ? fields.pop() : undefined;
  const sort = sortOf(recorded);
  return {
    ...(fields.length > 0 && { categories: fields }),
    ...(series && { series }),
    ...(measures.length > 0 && {
      measures: measures.map(({ name }) => ({ table: recorded.name, measure: `${recorded.name} ${name}` })),
    }),
    ...(sort && { sort }),
  };
}

/** Returns the sort order of a table's rows, or undefined if the rows are unsorted or in the default order. */
function sortOf({ columns, rows }: RecordedTable): Sort | undefined {
  const indexes = [...columns.keys()];
  const isCategory = (index: number): boolean => columns[index]?.isCategory ?? false;
  const categories = indexes.filter(isCategory);
  const ordered = [...categories, ...indexes.filter((index) => !isCategory(index))];
  const compare = (a: Cell[], b: Cell[], index: number): number => {
    const type = columns[index]?.type ?? 'text';
    return compareValues(toValue(a[index], type), toValue(b[index], type));
  };
  const candidates = ordered.flatMap((index, by) => [
    { index, by, direction: 'ascending' as const, sign: 1 },
    { index, by, direction: 'descending' as const, sign: -1 },
  ]);
  // Ties are sorted by category, as when the query is evaluated.
  const match = candidates.find(({ index, sign }) => {
    const order = (a: Cell[], b: Cell[]): number =>
      compare(a, b, index) * sign || (categories.map((each) => compare(a, b, each)).find((each) => each !== 0) ?? 0);
    return rows.every((row, rowIndex) => order(row, rows[rowIndex + 1] ?? row) <= 0);
  });
  if (!match || (match.by === 0 && match.sign === 1)) return undefined;
  return { by: match.by, direction: match.direction };
}
