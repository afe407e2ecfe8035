import type { Filter, LocaleSettings, ReportTheme, Settings } from '../../../models';
import { Dataset } from '../../engine/dataset';
import { type QueryResult, evaluate } from '../../engine/evaluate';
import { type CompiledFilters, compileFilters } from '../../engine/filters/compile';
import { Formatter } from '../../engine/format';
import { type Value, toInstant } from '../../engine/value';
import { notFound } from '../../failure';
import { type LocaleStrings, stringsFor } from '../../locales/locale';
import type { ReportDefinition } from '../../model/definition';
import type { Query } from '../../model/query';
import { EditHistory } from './edit-history';
import { drillPredicates, drilledQuery } from './drill';
import { withEarlierPeriods, withoutColumn } from './earlier-periods';
import {
  type PageState,
  type ReportState,
  type SelectionState,
  type VisualReference,
  type VisualState,
  definitionOf,
  initialState,
} from './report-state';
import { hasFieldsOf, selectionPredicates } from './selection';
import { mergeSettings } from './settings';

/** Maximum number of cached query results. */
const maxCachedResults = 200;

/** Returns the names of pages or visuals for an error message. */
const namesOf = (items: readonly { name: string }[]): string => items.map(({ name }) => name).join(', ') || 'none';

/** Formatters for a language and format locale. */
interface Formatters {
  key: string;
  view: Formatter;
  response: Formatter;
}

/** An open report: its definition, data and current state. It does not use the DOM or send messages. */
export class ReportSession {
  definition: ReportDefinition;
  dataset: Dataset;
  state: ReportState;
  /** Id of the dataset that replaces the report's own dataset. */
  boundDatasetId: string | undefined;
  editing = false;
  /** True if the user, and not the host page, has left edit mode. The action bar stays, so that they can return. */
  isPreview = false;
  /** `Permissions` from the load configuration. */
  permissions = 0;
  /** True if the report has changes that can be saved. */
  unsaved = false;
  /** True if the user's filters are stored for the next visit. */
  userStateApplied = false;
  /** Last result of the `preQuery` hook. */
  applicationContext: unknown;
  /** Name of the last applied bookmark. */
  bookmark: string | undefined;
  /** Payload of `bookmarkApplied` for a bookmark in a load configuration, until the event is emitted. */
  loadedBookmark: { bookmarkName?: string } | undefined;
  /** True while the bookmark slide show is running. */
  playing = false;
  /** The last clicked or selected visual. The filter pane shows its filters. */
  selectedVisual: VisualReference | undefined;
  readonly history = new EditHistory();
  readonly #now: () => number;
  readonly #urlLocale: LocaleSettings;
  readonly #cache = new Map<string, QueryResult>();
  #cachedFormatters: Formatters | undefined;

  /** @param urlLocale - language and format locale in the embed URL. The settings override them */
  constructor(definition: ReportDefinition, now: () => number, urlLocale: LocaleSettings = {}) {
    this.#urlLocale = urlLocale;
    this.definition = definition;
    this.dataset = new Dataset(definition);
    this.state = initialState(definition);
    this.#now = now;
  }

  /** Current time in milliseconds since 1970, or the fixed time in the report's definition. */
  get now(): number {
    const { now } = this.definition;
    return (now === undefined ? null : toInstant(now)) ?? this.#now();
  }

  get settings(): Settings {
    return this.state.settings;
  }

  /** Formatter for the view. Negative numbers have a minus sign, which is as wide as a digit. */
  get formatter(): Formatter {
    return this.#formatters.view;
  }

  /** Formatter for responses and events. */
  get responseFormatter(): Formatter {
    return this.#formatters.response;
  }

  /** Formatters for the current format locale. */
  get #formatters(): Formatters {
    const { formatLocale, language } = this.#locale;
    const key = `${formatLocale ?? ''} ${language ?? ''}`;
    if (this.#cachedFormatters?.key === key) return this.#cachedFormatters;
    const locale = formatLocale ?? language ?? 'en-US';
    const strings = stringsFor(language);
    const view = new Formatter(locale, strings, '\u2212');
    this.#cachedFormatters = { key, view, response: new Formatter(locale, strings) };
    return this.#cachedFormatters;
  }

  /** UI strings for the frame in the current language. */
  get strings(): LocaleStrings {
    return stringsFor(this.#locale.language);
  }

  get #locale() {
    return { ...this.#urlLocale, ...this.settings.localeSettings };
  }

  get activePage(): PageState {
    return this.page(this.state.activePage);
  }

  /**
   * Returns a page by name.
   *
   * @throws {@link Failure} 404
   */
  page(name: string): PageState {
    const { pages } = this.state;
    const page = pages.find((each) => each.name === name);
    if (!page) throw notFound(`Page '${name}' not found. Known pages: ${namesOf(pages)}`, 'page');
    return page;
  }

  /**
   * Returns a visual by name.
   *
   * @throws {@link Failure} 404
   */
  visual(pageName: string, name: string): VisualState {
    const { visuals } = this.page(pageName);
    const visual = visuals.find((each) => each.name === name);
    if (!visual)
      throw notFound(`Visual '${name}' not found on page '${pageName}'. Known visuals: ${namesOf(visuals)}`, 'visual');
    return visual;
  }

  /** Returns all filters that apply to a visual, except for the data point selection. */
  filtersOf(page: PageState, visual: VisualState): Filter[] {
    const slicers = page.visuals.filter(({ name }) => name !== visual.name).flatMap((each) => each.slicerFilters);
    return [...this.state.filters, ...page.filters, ...visual.filters, ...slicers];
  }

  /** Returns the data that a visual currently shows. */
  result(page: PageState, visual: VisualState): QueryResult {
    return visual.query ? this.#resultWith(page, visual, this.#crossFilterOf(page, visual)) : { columns: [], rows: [] };
  }

  /** Returns the data that a visual shows while no data points are selected. Layouts that depend on it do not change with a selection. */
  unselectedResult(page: PageState, visual: VisualState): QueryResult {
    return visual.query ? this.#resultWith(page, visual, undefined) : { columns: [], rows: [] };
  }

  /** Evaluates a different query with a visual's filters. */
  query(page: PageState, visual: VisualState, query: Query): QueryResult {
    return this.#evaluate(visual, query, this.filtersOf(page, visual), this.#crossFilterOf(page, visual));
  }

  /**
   * Returns the data that a visual is rendered with, and its selected points. A chart with the categories of a selection in a
   * different visual shows all of its points and highlights the selected ones.
   */
  rendered(page: PageState, visual: VisualState): { result: QueryResult; selected: Value[][] } {
    const selection = this.#crossFilterOf(page, visual);
    if (selection && visual.query && visual.type.endsWith('Chart') && hasFieldsOf(drilledQuery(visual), selection)) {
      const result = this.unselectedResult(page, visual);
      const { points } = selection;
      if (result.rows.some((row) => points.some((point) => point.every((value, index) => value === row[index]))))
        return { result, selected: points };
    }
    const own = this.state.selection;
    return {
      result: this.result(page, visual),
      selected: own?.visualName === visual.name && own.pageName === page.name ? own.points : [],
    };
  }

  #resultWith(page: PageState, visual: VisualState, selection: SelectionState | undefined): QueryResult {
    const query = drilledQuery(visual);
    const filters = this.filtersOf(page, visual);
    const result = this.#evaluate(visual, query, filters, selection);
    const [period] = query.categories ?? [];
    const { kpi: { periods = 0 } = {} } = visual;
    if (!period || result.rows.length === 0 || result.rows.length >= periods) return result;
    const unlimited = withoutColumn(period, filters, selection);
    return withEarlierPeriods(result, this.#evaluate(visual, query, unlimited.filters, unlimited.selection), periods);
  }

  #evaluate(visual: VisualState, query: Query, filters: Filter[], selection: SelectionState | undefined): QueryResult {
    const { now } = this;
    // Rendering, events and exports read the same result. The key contains the minute, because relative filters depend on
    // the current time.
    const key = JSON.stringify([query, visual.drill?.path, filters, selection ?? null, Math.floor(now / 60_000)]);
    const cached = this.#cache.get(key);
    if (cached) return cached;
    const result = evaluate(this.dataset, query, this.#compile(visual, filters, selection));
    if (this.#cache.size > maxCachedResults) this.#cache.clear();
    this.#cache.set(key, result);
    return result;
  }

  /** Compiles a visual's filters, its drill path, and the selection in a different visual on its page. */
  compiledFilters(page: PageState, visual: VisualState): CompiledFilters {
    return this.#compile(visual, this.filtersOf(page, visual), this.#crossFilterOf(page, visual));
  }

  #compile(visual: VisualState, filters: Filter[], selection: SelectionState | undefined): CompiledFilters {
    const compiled = compileFilters(this.dataset, filters, this.now);
    if (selection) compiled.rows.push(...selectionPredicates(selection));
    compiled.rows.push(...drillPredicates(visual));
    return compiled;
  }

  #crossFilterOf(page: PageState, visual: VisualState): SelectionState | undefined {
    const { selection } = this.state;
    if (selection?.pageName !== page.name || selection.visualName === visual.name) return undefined;
    const isUnaffected = page.visualInteractions?.some(
      ({ source, target }) => source === selection.visualName && target === visual.name,
    );
    return isUnaffected || visual.type === 'slicer' ? undefined : selection;
  }

  /** Merges a patch into the settings. */
  patchSettings(patch: Settings): void {
    this.state.settings = mergeSettings(this.state.settings, patch);
  }

  /** Replaces the theme. Without `themeJson`, the theme in the report's definition is restored. */
  setTheme({ themeJson }: ReportTheme): void {
    this.state.theme = themeJson ?? this.definition.theme ?? {};
  }

  /** Returns the definition to save. */
  snapshot(): ReportDefinition {
    return definitionOf(this.definition, this.state);
  }

  /** Replaces the data. Pages, filters and selections are kept. */
  replaceData(definition: ReportDefinition): void {
    this.definition = { ...definition, pages: this.definition.pages };
    this.dataset = new Dataset(this.definition);
    this.#cache.clear();
  }
}
