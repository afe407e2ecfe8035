import type { Filter, LocaleSettings, Settings } from '../../models';
import { Dataset } from '../engine/dataset';
import { type QueryResult, evaluate } from '../engine/evaluate';
import { type CompiledFilters, compileFilters } from '../engine/filters/compile';
import { Formatter } from '../engine/format';
import { type LocaleTexts, textsOf } from '../locales/locale';
import type { ReportDefinition } from '../model/definition';
import type { Query } from '../model/query';
import { drillPredicates, drilledQuery } from './drill';
import { notFound } from './failure';
import { selectionPredicate } from './selection';
import { mergeSettings } from './settings';
import {
  type PageState,
  type ReportState,
  type SelectionState,
  type VisualState,
  definitionOf,
  initialState,
} from './state';

/** An open report: its state, and its data under the filters of the moment. No DOM, no messages. */
export class ReportSession {
  definition: ReportDefinition;
  dataset: Dataset;
  state: ReportState;
  /** The dataset that takes the place of the report's own. */
  boundTo: string | undefined;
  editing = false;
  /** Bits of the wire: 1 may change, 2 may copy. */
  permissions = 0;
  /** True after a change that a save would keep. */
  unsaved = false;
  /** True while a filter choice of the user is kept for the next visit. */
  userStateApplied = false;
  /** What the page's hook `preQuery` has answered last. */
  applicationContext: unknown;
  /** Name of the bookmark that is shown, and whether its bar is. */
  bookmark: string | undefined;
  playing = false;
  /** The visual that was clicked last on its page: the filter pane shows its filters. */
  chosenVisual: { pageName: string; visualName: string } | undefined;
  readonly #now: () => number;
  readonly #language: LocaleSettings;
  readonly #cache = new Map<string, QueryResult>();
  #formatter: Formatter | undefined;
  #formatterKey = '';

  /** @param language - what the frame's address asks for; the settings overrule it */
  constructor(definition: ReportDefinition, now: () => number, language: LocaleSettings = {}) {
    this.#language = language;
    this.definition = definition;
    this.dataset = new Dataset(definition);
    this.state = initialState(definition);
    this.#now = definition.now === undefined ? now : () => Date.parse(definition.now ?? '');
  }

  get settings(): Settings {
    return this.state.settings;
  }

  get formatter(): Formatter {
    const { formatLocale, language } = this.#locale;
    const key = `${formatLocale ?? ''} ${language ?? ''}`;
    if (!this.#formatter || key !== this.#formatterKey)
      this.#formatter = new Formatter(formatLocale ?? language ?? 'en-US', textsOf(language));
    this.#formatterKey = key;
    return this.#formatter;
  }

  /** The frame's own words in the language of the moment. */
  get words(): LocaleTexts {
    return textsOf(this.#locale.language);
  }

  get #locale() {
    return { ...this.#language, ...this.settings.localeSettings };
  }

  get activePage(): PageState {
    return this.page(this.state.activePage);
  }

  /** Throws a 404 for an unknown name. */
  page(name: string): PageState {
    const page = this.state.pages.find((each) => each.name === name);
    if (!page) throw notFound(`Page '${name}' not found`);
    return page;
  }

  /** Throws a 404 for an unknown name. */
  visual(pageName: string, name: string): VisualState {
    const visual = this.page(pageName).visuals.find((each) => each.name === name);
    if (!visual) throw notFound(`Visual '${name}' not found on page '${pageName}'`);
    return visual;
  }

  /** All filters that a visual is under, without the selection. */
  filtersOf(page: PageState, visual: VisualState): Filter[] {
    const slicers = page.visuals.filter(({ name }) => name !== visual.name).flatMap((each) => each.slicerFilters);
    return [...this.state.filters, ...page.filters, ...visual.filters, ...slicers];
  }

  /** What a visual shows now. */
  result(page: PageState, visual: VisualState): QueryResult {
    return visual.query ? this.query(page, visual, drilledQuery(visual)) : { columns: [], rows: [] };
  }

  /** Evaluates another query under a visual's filters. */
  query(page: PageState, visual: VisualState, query: Query): QueryResult {
    const filters = this.filtersOf(page, visual);
    const selection = this.#crossing(page, visual);
    const now = this.#now();
    // Drawing, events and exports ask for the same result; relative filters make it depend on the day's minute.
    const key = JSON.stringify([query, visual.drill?.path, filters, selection ?? null, Math.floor(now / 60_000)]);
    const known = this.#cache.get(key);
    if (known) return known;
    const result = evaluate(this.dataset, query, this.compiledFilters(page, visual));
    if (this.#cache.size > 200) this.#cache.clear();
    this.#cache.set(key, result);
    return result;
  }

  /** The filters of a visual and the selection elsewhere on its page, made ready. */
  compiledFilters(page: PageState, visual: VisualState): CompiledFilters {
    const compiled = compileFilters(this.dataset, this.filtersOf(page, visual), this.#now());
    const selection = this.#crossing(page, visual);
    if (selection) compiled.rows.push(selectionPredicate(selection));
    compiled.rows.push(...drillPredicates(visual));
    return compiled;
  }

  #crossing(page: PageState, visual: VisualState): SelectionState | undefined {
    const { selection } = this.state;
    const other = selection?.pageName === page.name && selection.visualName !== visual.name;
    return other && visual.type !== 'slicer' ? selection : undefined;
  }

  patchSettings(patch: Settings): void {
    this.state.settings = mergeSettings(this.state.settings, patch);
  }

  /** The definition that a save writes. */
  snapshot(): ReportDefinition {
    return definitionOf(this.definition, this.state);
  }

  /** Takes newer data; pages and choices stay. */
  renewData(definition: ReportDefinition): void {
    this.definition = { ...definition, pages: this.definition.pages };
    this.dataset = new Dataset(this.definition);
    this.#cache.clear();
  }
}
