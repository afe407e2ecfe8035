import type { CallOptions } from '../embed/embed';
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
import { filtersUpdate, type Filterable } from './filterable';
import type { Page } from './page';

/** How long an export waits by default, in milliseconds: the provider queries up to 30,000 rows. */
const exportTimeoutMs = 120_000;

/** A visual of a page: what it was when it was asked for, and calls upon it. */
export class VisualDescriptor implements Filterable {
  /** Makes the object without asking the frame. */
  constructor(
    /** The page. */
    readonly page: Page,
    /** The visual's unique name. */
    readonly name: string,
    /** The title that people see. */
    readonly title: string,
    /** The visual's type, for example 'slicer'. */
    readonly type: string,
    /** Its place on the page, in pixels. */
    readonly layout: VisualLayout | undefined,
  ) {}

  /** Makes a descriptor of what the frame says about a visual. */
  static from(page: Page, { name, title, type, layout }: VisualInfo): VisualDescriptor {
    return new VisualDescriptor(page, name, title, type, layout);
  }

  get #params(): { pageName: string; visualName: string } {
    return { pageName: this.page.name, visualName: this.name };
  }

  /** The visual's filters. */
  getFilters(options?: CallOptions): Promise<Filter[]> {
    return this.page.report.request('GET /report/pages/:pageName/visuals/:visualName/filters', {
      params: this.#params,
      ...options,
    });
  }

  /** Changes the visual's filters. */
  updateFilters(
    filtersOperation: FiltersOperations,
    filters?: Filter[],
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    const body = filtersUpdate(filtersOperation, filters);
    return this.page.report.requestRaw('POST /report/pages/:pageName/visuals/:visualName/filters', {
      params: this.#params,
      body,
      ...options,
    });
  }

  /** Removes the visual's filters. */
  removeFilters(options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.updateFilters(FiltersOperations.RemoveAll, undefined, options);
  }

  /** Replaces the visual's filters. */
  setFilters(filters: Filter[], options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.page.report.requestRaw('PUT /report/pages/:pageName/visuals/:visualName/filters', {
      params: this.#params,
      body: filters,
      ...options,
    });
  }

  /**
   * The visual's data as CSV. Waits 120 s unless told otherwise.
   *
   * @param exportDataType - summarised (default of the provider) or underlying data
   * @param rows - the most rows to export; default: the provider's limit
   */
  exportData(exportDataType?: ExportDataType, rows?: number, options?: CallOptions): Promise<ExportDataResult> {
    return this.page.report.request('POST /report/pages/:pageName/visuals/:visualName/exportData', {
      params: this.#params,
      body: { ...(rows !== undefined && { rows }), ...(exportDataType !== undefined && { exportDataType }) },
      timeoutMs: exportTimeoutMs,
      ...options,
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

  /** A slicer's state. */
  getSlicerState(options?: CallOptions): Promise<SlicerState> {
    return this.page.report.request('GET /report/pages/:pageName/visuals/:visualName/slicer', {
      params: this.#params,
      ...options,
    });
  }

  /** Clones the visual; its answer names the clone. */
  clone(request: CloneVisualRequest = {}, options?: CallOptions): Promise<CloneVisualResponse> {
    return this.page.report.request('POST /report/pages/:pageName/visuals/:visualName/clone', {
      params: this.#params,
      body: request,
      ...options,
    });
  }

  /** Sorts the visual. */
  sortBy(request: SortByVisualRequest, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.page.report.requestRaw('PUT /report/pages/:pageName/visuals/:visualName/sortBy', {
      params: this.#params,
      body: request,
      ...options,
    });
  }

  /** Moves the visual, in pixels of the page. @throws EmbedError `notFound` */
  moveVisual(x: number, y: number, z?: number, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.page.moveVisual(this.name, x, y, z, options);
  }

  /** Shows or hides the visual. @throws EmbedError `notFound` */
  setVisualDisplayState(
    displayState: VisualContainerDisplayMode,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.page.setVisualDisplayState(this.name, displayState, options);
  }

  /** Resizes the visual, in pixels of the page. @throws EmbedError `notFound` */
  resizeVisual(width: number, height: number, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.page.resizeVisual(this.name, width, height, options);
  }

  /** A summary of the visual's data in words. */
  getSmartNarrativeInsights(options?: CallOptions): Promise<SmartNarratives> {
    return this.page.report.request('GET /report/pages/:pageName/visuals/:visualName/smartNarrativeInsights', {
      params: this.#params,
      ...options,
    });
  }
}
