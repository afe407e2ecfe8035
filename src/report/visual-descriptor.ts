import type { CallOptions } from '../embed/call-options';
import type { Embed } from '../embed/embed';
import {
  FiltersOperations,
  type CloneVisualRequest,
  type CloneVisualResponse,
  type ExportDataResult,
  type ExportDataType,
  type Filter,
  type SlicerState,
  type SmartNarratives,
  type SortByVisualRequest,
  type VisualContainerDisplayMode,
  type VisualInfo,
  type VisualLayout,
} from '../models';
import type { HttpPostMessageResponse } from '../protocol/envelope';
import type { Filterable } from './filterable';

/** Default timeout for an export, in milliseconds. It is long because Power BI queries up to 30,000 rows. */
const exportTimeoutMs = 120_000;

/** The part of a page that its visuals use. */
export interface VisualPage {
  /** Report that contains the page. */
  readonly report: Embed;
  /** Unique name of the page. */
  readonly name: string;
  /** Moves a visual. */
  moveVisual(
    visualName: string,
    x: number,
    y: number,
    z?: number,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>>;
  /** Resizes a visual. */
  resizeVisual(
    visualName: string,
    width: number,
    height: number,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>>;
  /** Shows or hides a visual. */
  setVisualDisplayState(
    visualName: string,
    displayState: VisualContainerDisplayMode,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>>;
}

/**
 * Visual on a report page. The object is a snapshot of the visual's metadata, with methods that act on the live visual.
 *
 * @typeParam OnPage - type of `page`. The methods of `Page` return a `VisualDescriptor<Page>`.
 */
export class VisualDescriptor<OnPage extends VisualPage = VisualPage> implements Filterable {
  /** Creates the descriptor without sending a request to the frame. */
  constructor(
    /** Page that contains the visual. */
    readonly page: OnPage,
    /** Name that is unique on the page and identifies the visual in calls. Users see `title`. */
    readonly name: string,
    /** Title that users see in the visual's header. */
    readonly title: string,
    /** Type of the visual, for example 'slicer'. */
    readonly type: string,
    /** Position and size on the page, in pixels. */
    readonly layout: VisualLayout | undefined,
  ) {}

  /** Creates a descriptor from the metadata that the frame sends. */
  static from<OnPage extends VisualPage>(
    page: OnPage,
    { name, title, type, layout }: VisualInfo,
  ): VisualDescriptor<OnPage> {
    return new VisualDescriptor(page, name, title, type, layout);
  }

  /** Keeps Vue and Alpine from wrapping the object in a proxy, because a proxy has no access to private fields. */
  protected get __v_skip(): true {
    return true;
  }

  get #params(): { pageName: string; visualName: string } {
    return { pageName: this.page.name, visualName: this.name };
  }

  /** Returns the visual's filters. */
  getFilters(options?: CallOptions): Promise<Filter[]> {
    return this.page.report.request('GET /report/pages/:pageName/visuals/:visualName/filters', {
      params: this.#params,
      ...options,
    });
  }

  /** Adds, replaces or removes filters on the visual. */
  updateFilters(
    filtersOperation: FiltersOperations,
    filters?: Filter[],
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.page.report.requestRaw('POST /report/pages/:pageName/visuals/:visualName/filters', {
      params: this.#params,
      body: { filtersOperation, filters },
      ...options,
    });
  }

  /** Removes all filters on the visual. */
  removeFilters(options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.updateFilters(FiltersOperations.RemoveAll, undefined, options);
  }

  /** Replaces all filters on the visual. */
  setFilters(filters: Filter[], options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.page.report.requestRaw('PUT /report/pages/:pageName/visuals/:visualName/filters', {
      params: this.#params,
      body: filters,
      ...options,
    });
  }

  /**
   * Returns the visual's data as CSV. The default timeout is 120 s.
   *
   * @param exportDataType - summarized or underlying data. Default: summarized.
   * @param rows - maximum number of rows. Default: Power BI's limit.
   */
  exportData(exportDataType?: ExportDataType, rows?: number, options?: CallOptions): Promise<ExportDataResult> {
    return this.page.report.request('POST /report/pages/:pageName/visuals/:visualName/exportData', {
      params: this.#params,
      body: { ...(rows !== undefined && { rows }), ...(exportDataType !== undefined && { exportDataType }) },
      ...options,
      timeoutMs: options?.timeoutMs ?? exportTimeoutMs,
    });
  }

  /** Sets a slicer's state. */
  setSlicerState(state: SlicerState, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.page.report.requestRaw('PUT /report/pages/:pageName/visuals/:visualName/slicer', {
      params: this.#params,
      body: state,
      ...options,
    });
  }

  /** Returns a slicer's state. */
  getSlicerState(options?: CallOptions): Promise<SlicerState> {
    return this.page.report.request('GET /report/pages/:pageName/visuals/:visualName/slicer', {
      params: this.#params,
      ...options,
    });
  }

  /** Clones the visual. The result contains the name of the clone. */
  clone(request: CloneVisualRequest = {}, options?: CallOptions): Promise<CloneVisualResponse> {
    return this.page.report.request('POST /report/pages/:pageName/visuals/:visualName/clone', {
      params: this.#params,
      body: request,
      ...options,
    });
  }

  /** Sorts the visual's data by one of its fields. */
  sortBy(request: SortByVisualRequest, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.page.report.requestRaw('PUT /report/pages/:pageName/visuals/:visualName/sortBy', {
      params: this.#params,
      body: request,
      ...options,
    });
  }

  /**
   * Moves the visual. Coordinates are in page pixels.
   *
   * @throws {EmbedError} `notFound` if the page or the visual no longer exists
   */
  moveVisual(x: number, y: number, z?: number, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.page.moveVisual(this.name, x, y, z, options);
  }

  /**
   * Shows or hides the visual.
   *
   * @throws {EmbedError} `notFound` if the page or the visual no longer exists
   */
  setVisualDisplayState(
    displayState: VisualContainerDisplayMode,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.page.setVisualDisplayState(this.name, displayState, options);
  }

  /**
   * Resizes the visual. Width and height are in page pixels.
   *
   * @throws {EmbedError} `notFound` if the page or the visual no longer exists
   */
  resizeVisual(width: number, height: number, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.page.resizeVisual(this.name, width, height, options);
  }

  /** Returns a text summary of the visual's data. */
  getSmartNarrativeInsights(options?: CallOptions): Promise<SmartNarratives> {
    return this.page.report.request('GET /report/pages/:pageName/visuals/:visualName/smartNarrativeInsights', {
      params: this.#params,
      ...options,
    });
  }
}
