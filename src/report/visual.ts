import type { FindValue, ResolvedConfiguration } from '../embed/configuration';
import { fill } from '../embed/configuration';
import type { CallOptions } from '../embed/embed';
import { EmbedError } from '../errors';
import {
  DisplayOption,
  FiltersLevel,
  FiltersOperations,
  LayoutType,
  PageSizeType,
  VisualContainerDisplayMode,
  type Filter,
  type Settings,
} from '../models';
import type { HttpPostMessageResponse } from '../protocol/envelope';
import { assertObjectList } from './assert-object-list';
import type { Page } from './page';
import { filtersUpdate } from './filterable';
import { Report } from './report';
import { VisualDescriptor } from './visual-descriptor';

/** One visual of a page of a report, embedded alone (embedding toolkit, 4.7). */
export class Visual extends Report {
  /** The type, as the peer spells it. */
  override readonly embedtype: string = 'visual';

  /** Fills in what this type needs besides; throws when an id is missing. */
  protected override complete(
    config: ResolvedConfiguration,
    find: FindValue,
    isBootstrap: boolean,
  ): ResolvedConfiguration {
    const completed = super.complete(config, find, isBootstrap);
    fill(completed, 'visualName', find('visual-name'));
    if (!isBootstrap) {
      if (!isName(completed.pageName)) {
        throw missingName('pageName', 'Page name is required when embedding a visual.');
      }
      if (!isName(completed.visualName)) {
        throw missingName(
          'visualName',
          'Visual name is required, but it was not found. You must provide a visual name as part of embed configuration.',
        );
      }
    }
    return completed;
  }

  /** The body of the load call. */
  protected override get loadBody(): object {
    return { ...this.config, settings: this.#singleVisualSettings() };
  }

  /** Only the one visual is shown, and it fills the frame. */
  #singleVisualSettings(): Settings {
    const { settings, width, height } = this.config;
    const { pageName, visualName } = this.#names;
    const panes = settings?.panes;
    const size = { width: width ?? this.iframe.offsetWidth, height: height ?? this.iframe.offsetHeight };
    const visible = { mode: VisualContainerDisplayMode.Visible };
    return {
      ...settings,
      // these decide where both are given
      ...(panes && {
        panes: {
          ...panes,
          filters: { ...panes.filters, visible: false },
          pageNavigation: { ...panes.pageNavigation, visible: false },
        },
      }),
      filterPaneEnabled: false,
      navContentPaneEnabled: false,
      layoutType: LayoutType.Custom,
      customLayout: {
        displayOption: DisplayOption.FitToPage,
        pageSize: { type: PageSizeType.Custom, ...size },
        pagesLayout: {
          [pageName]: {
            defaultLayout: { displayState: { mode: VisualContainerDisplayMode.Hidden } },
            visualsLayout: { [visualName]: { displayState: visible, x: 1, y: 1, z: 1, ...size } },
          },
        },
      },
    };
  }

  get #names(): { pageName: string; visualName: string } {
    return { pageName: this.config.pageName ?? '', visualName: this.config.visualName ?? '' };
  }

  /** Not for a single visual. @throws EmbedError `notSupported` */
  override getPages(): Promise<Page[]> {
    return Promise.reject(notSupported('Get pages'));
  }

  /** Not for a single visual. @throws EmbedError `notSupported` */
  override setPage(): Promise<HttpPostMessageResponse<void>> {
    return Promise.reject(notSupported('Set page'));
  }

  /** Not for a single visual. @throws EmbedError `notSupported` */
  override render(): Promise<void> {
    return Promise.reject(notSupported('render'));
  }

  /**
   * The visual, to call upon.
   *
   * @throws EmbedError `notFound` with the message 'visualNotFound' (embedding toolkit, 8)
   */
  async getVisualDescriptor(options?: CallOptions): Promise<VisualDescriptor> {
    const { pageName, visualName } = this.#names;
    const visuals = await this.request('GET /report/pages/:pageName/visuals', { params: { pageName }, ...options });
    const visual = assertObjectList(visuals).find(({ name }) => name === visualName);
    if (!visual) throw new EmbedError('notFound', 'visualNotFound', { detailedMessage: 'Visual not found' });
    return VisualDescriptor.from(this.page(pageName), visual);
  }

  /** The filters of the visual, or of its page or report. */
  override getFilters(level?: FiltersLevel | CallOptions, options?: CallOptions): Promise<Filter[]> {
    const { path, call } = this.#atLevel(level, options);
    return this.request(`GET ${path}/filters`, call);
  }

  /** Changes the filters of the visual, or of its page or report. */
  override updateFilters(
    filtersOperation: FiltersOperations,
    filters?: Filter[],
    level?: FiltersLevel | CallOptions,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    const { path, call } = this.#atLevel(level, options);
    return this.requestRaw(`POST ${path}/filters`, { body: filtersUpdate(filtersOperation, filters), ...call });
  }

  /** Replaces the filters of the visual, or of its page or report. */
  override setFilters(
    filters: Filter[],
    level?: FiltersLevel | CallOptions,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    const { path, call } = this.#atLevel(level, options);
    return this.requestRaw(`PUT ${path}/filters`, { body: filters, ...call });
  }

  /** Removes the filters of the visual, or of its page or report. */
  override removeFilters(
    level?: FiltersLevel | CallOptions,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.updateFilters(FiltersOperations.RemoveAll, undefined, level, options);
  }

  /** The path of a level; a visual's own is the default. In a `Report`'s signature the options are in the level's place. */
  #atLevel(level: FiltersLevel | CallOptions = FiltersLevel.Visual, options?: CallOptions) {
    const [known, own] = typeof level === 'object' ? [FiltersLevel.Visual, level] : [level, options];
    return { path: levelPaths[known], call: { params: this.#names, ...own } };
  }
}

const levelPaths = {
  [FiltersLevel.Report]: '/report',
  [FiltersLevel.Page]: '/report/pages/:pageName',
  [FiltersLevel.Visual]: '/report/pages/:pageName/visuals/:visualName',
} as const;

const missingName = (path: string, message: string) =>
  new EmbedError('invalidConfig', message, { errors: [{ message, path }] });

const isName = (name: unknown): name is string => typeof name === 'string' && name !== '';

function notSupported(call: string): EmbedError {
  return new EmbedError('notSupported', `${call} is not supported while embedding a visual.`);
}
