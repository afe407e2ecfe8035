import type { FindValue, ResolvedConfiguration } from '../embed/configuration';
import { fill } from '../embed/configuration';
import type { CallOptions } from '../embed/call-options';
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
import type { VisualDescriptor } from './visual-descriptor';

/** Single visual from a report page. It fills the frame. */
export class Visual extends Report {
  /** Type of the embed: `'visual'`. */
  override readonly embedtype: string = 'visual';

  /** Size of the frame when it was last visible, in pixels. Default: the size of a 16:9 page in Power BI. */
  #frameSize = { width: 1280, height: 720 };

  /**
   * Adds the report id, the page name and the visual name.
   *
   * @throws {EmbedError} `missingId`; `invalidConfig` if a name is missing
   */
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

  /** Body of the load request. */
  protected override get loadBody(): object {
    return { ...this.config, settings: this.#singleVisualSettings() };
  }

  /** Returns settings that hide everything except the visual. */
  #singleVisualSettings(): Settings {
    const { settings, width, height } = this.config;
    const { pageName, visualName } = this.#names;
    const panes = settings?.panes;
    const { offsetWidth, offsetHeight } = this.iframe;
    // A hidden frame has no size. The page is scaled to the frame when the frame becomes visible.
    if (offsetWidth && offsetHeight) this.#frameSize = { width: offsetWidth, height: offsetHeight };
    // oxlint-disable-next-line typescript/prefer-nullish-coalescing -- a size of 0 has not been measured yet
    const size = { width: width || this.#frameSize.width, height: height || this.#frameSize.height };
    const custom = settings?.customLayout;
    const visible = { mode: VisualContainerDisplayMode.Visible };
    return {
      ...settings,
      // `panes` takes precedence over the two flags below, so both forms are set.
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
        ...custom,
        displayOption: custom?.displayOption ?? DisplayOption.FitToPage,
        pageSize: custom?.pageSize ?? { type: PageSizeType.Custom, ...size },
        pagesLayout: custom?.pagesLayout ?? {
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

  /** Always rejects, because a single visual does not support this method. @throws {EmbedError} `notSupported` */
  override getPages(): Promise<Page<Report>[]> {
    return Promise.reject(notSupported('Get pages'));
  }

  /** Always rejects, because a single visual does not support this method. @throws {EmbedError} `notSupported` */
  override setPage(): Promise<HttpPostMessageResponse<void>> {
    return Promise.reject(notSupported('Set page'));
  }

  /** Always rejects, because a single visual does not support this method. @throws {EmbedError} `notSupported` */
  override render(): Promise<void> {
    return Promise.reject(notSupported('render'));
  }

  /**
   * Returns the visual's descriptor, for example to export its data.
   *
   * @throws {EmbedError} `notFound` with the message 'visualNotFound'
   */
  async getVisualDescriptor(options?: CallOptions): Promise<VisualDescriptor<Page<Report>>> {
    const { pageName, visualName } = this.#names;
    const visual = (await this.page(pageName).getVisuals(options)).find(({ name }) => name === visualName);
    if (!visual) throw new EmbedError('notFound', 'visualNotFound', { detailedMessage: 'Visual not found' });
    return visual;
  }

  /** Returns the filters on the visual, or on its page or report. Default level: the visual. */
  override getFilters(level?: FiltersLevel | CallOptions, options?: CallOptions): Promise<Filter[]> {
    const { path, call } = this.#atLevel(level, options);
    return this.request(`GET ${path}/filters`, call);
  }

  /** Adds, replaces or removes filters on the visual, or on its page or report. Default level: the visual. */
  override updateFilters(
    filtersOperation: FiltersOperations,
    filters?: Filter[],
    level?: FiltersLevel | CallOptions,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    const { path, call } = this.#atLevel(level, options);
    return this.requestRaw(`POST ${path}/filters`, { body: { filtersOperation, filters }, ...call });
  }

  /** Replaces all filters on the visual, or on its page or report. Default level: the visual. */
  override setFilters(
    filters: Filter[],
    level?: FiltersLevel | CallOptions,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    const { path, call } = this.#atLevel(level, options);
    return this.requestRaw(`PUT ${path}/filters`, { body: filters, ...call });
  }

  /** Removes all filters on the visual, or on its page or report. Default level: the visual. */
  override removeFilters(
    level?: FiltersLevel | CallOptions,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.updateFilters(FiltersOperations.RemoveAll, undefined, level, options);
  }

  /**
   * Returns the path and the call options for a level. If a method is called with its signature from `Report`, `level` contains
   * the call options.
   */
  #atLevel(level: FiltersLevel | CallOptions = FiltersLevel.Visual, options?: CallOptions) {
    const [name, callOptions] = typeof level === 'object' ? [FiltersLevel.Visual, level] : [level, options];
    return { path: pathOf(name), call: { params: this.#names, ...callOptions } };
  }
}

type FiltersPath = '/report' | '/report/pages/:pageName' | '/report/pages/:pageName/visuals/:visualName';

// A function, because a record with computed keys would stay in every bundle.
function pathOf(level: FiltersLevel): FiltersPath {
  switch (level) {
    case FiltersLevel.Report:
      return '/report';
    case FiltersLevel.Page:
      return '/report/pages/:pageName';
    // An unknown level is treated as the visual level, as in powerbi-client.
    default:
      return '/report/pages/:pageName/visuals/:visualName';
  }
}

const missingName = (path: string, message: string) =>
  new EmbedError('invalidConfig', message, { errors: [{ message, path }] });

const isName = (name: unknown): name is string => typeof name === 'string' && name !== '';

function notSupported(call: string): EmbedError {
  return new EmbedError('notSupported', `${call} is not supported while embedding a visual.`);
}
