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
import type { Page } from './page';
import { Report } from './report';
import { VisualDescriptor } from './visual-descriptor';

/** One visual of a page of a report, embedded alone (embedding toolkit, 4.7). */
export class Visual extends Report {
  override readonly embedtype: string = 'visual';

  protected override complete(config: ResolvedConfiguration, find: FindValue, isBootstrap: boolean): ResolvedConfiguration {
    const completed = super.complete(config, find, isBootstrap);
    fill(completed, 'visualName', find('visual-name'));
    if (!isBootstrap) {
      if (!isName(completed.pageName)) {
        throw new EmbedError('invalidConfig', 'Page name is required when embedding a visual.');
      }
      if (!isName(completed.visualName)) {
        throw new EmbedError(
          'invalidConfig',
          'Visual name is required, but it was not found. You must provide a visual name as part of embed configuration.',
        );
      }
    }
    return completed;
  }

  protected override get loadBody(): object {
    return { ...this.config, settings: this.#singleVisualSettings() };
  }

  /** Only the one visual is shown, and it fills the frame. */
  #singleVisualSettings(): Settings {
    const { settings, width, height } = this.config;
    const { pageName, visualName } = this.#names;
    const size = { width: width ?? this.iframe.offsetWidth, height: height ?? this.iframe.offsetHeight };
    const visible = { mode: VisualContainerDisplayMode.Visible };
    return {
      ...settings,
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
        ...settings?.customLayout,
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
    const visuals = await this.ask('GET /report/pages/:pageName/visuals', { params: { pageName }, ...options });
    const visual = visuals.find(({ name }) => name === visualName);
    if (!visual) throw new EmbedError('notFound', 'visualNotFound', { detailedMessage: 'Visual not found' });
    return VisualDescriptor.from(this.page(pageName), visual);
  }

  /** The filters of the visual, or of its page or report. */
  override getFilters(level?: FiltersLevel | CallOptions, options?: CallOptions): Promise<Filter[]> {
    return this.#atLevel(level, options, {
      report: (call) => this.ask('GET /report/filters', call),
      page: (params, call) => this.ask('GET /report/pages/:pageName/filters', { params, ...call }),
      visual: (params, call) =>
        this.ask('GET /report/pages/:pageName/visuals/:visualName/filters', { params, ...call }),
    });
  }

  /** Changes the filters of the visual, or of its page or report. */
  override updateFilters(
    filtersOperation: FiltersOperations,
    filters?: Filter[],
    level?: FiltersLevel | CallOptions,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    const body = filters ? { filtersOperation, filters } : { filtersOperation };
    return this.#atLevel(level, options, {
      report: (call) => this.request('POST /report/filters', { body, ...call }),
      page: (params, call) => this.request('POST /report/pages/:pageName/filters', { params, body, ...call }),
      visual: (params, call) =>
        this.request('POST /report/pages/:pageName/visuals/:visualName/filters', { params, body, ...call }),
    });
  }

  /** Replaces the filters of the visual, or of its page or report. */
  override setFilters(
    filters: Filter[],
    level?: FiltersLevel | CallOptions,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.#atLevel(level, options, {
      report: (call) => this.request('PUT /report/filters', { body: filters, ...call }),
      page: (params, call) => this.request('PUT /report/pages/:pageName/filters', { params, body: filters, ...call }),
      visual: (params, call) =>
        this.request('PUT /report/pages/:pageName/visuals/:visualName/filters', { params, body: filters, ...call }),
    });
  }

  /** Removes the filters of the visual, or of its page or report. */
  override removeFilters(
    level?: FiltersLevel | CallOptions,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.updateFilters(FiltersOperations.RemoveAll, undefined, level, options);
  }

  /** Picks the call of a level; a visual's own is the default. A `Report`'s signature has the options in the level's place. */
  #atLevel<Result>(
    level: FiltersLevel | CallOptions | undefined,
    options: CallOptions | undefined,
    calls: {
      report: (call?: CallOptions) => Result;
      page: (params: { pageName: string }, call?: CallOptions) => Result;
      visual: (params: { pageName: string; visualName: string }, call?: CallOptions) => Result;
    },
  ): Result {
    if (typeof level === 'object') return calls.visual(this.#names, level);
    if (level === FiltersLevel.Report) return calls.report(options);
    if (level === FiltersLevel.Page) return calls.page({ pageName: this.#names.pageName }, options);
    return calls.visual(this.#names, options);
  }
}

const isName = (name: unknown): name is string => typeof name === 'string' && name !== '';

function notSupported(call: string): EmbedError {
  return new EmbedError('notSupported', `${call} is not supported while embedding a visual.`);
}
