import type { CallOptions } from '../embed/call-options';
import type { Embed } from '../embed/embed';
import { EmbedError } from '../errors';
import {
  FiltersOperations,
  type CustomPageSize,
  type DisplayOption,
  type Filter,
  LayoutType,
  type PageBackground,
  type PageInfo,
  type PageSizeType,
  type PageWallpaper,
  type SectionVisibility,
  type SmartNarratives,
  type VisualContainerDisplayMode,
} from '../models';
import type { HttpPostMessageResponse } from '../protocol/envelope';
import { assertObjectList } from './assert-object-list';
import type { Filterable } from './filterable';
import { entityNotFound } from './report-errors';
import { VisualDescriptor } from './visual-descriptor';

/** The part of a report that its pages use. */
export interface PageReport extends Embed {
  /** Deletes a page. */
  deletePage(pageName: string, options?: CallOptions): Promise<void>;
  /** Resizes the active page. */
  resizeActivePage(
    pageSizeType: PageSizeType,
    width?: number,
    height?: number,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>>;
  /** Shows or hides a visual. */
  setVisualDisplayState(
    pageName: string,
    visualName: string,
    displayState: VisualContainerDisplayMode,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>>;
  /** Moves a visual. */
  moveVisual(
    pageName: string,
    visualName: string,
    x: number,
    y: number,
    z?: number,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>>;
  /** Resizes a visual. */
  resizeVisual(
    pageName: string,
    visualName: string,
    width: number,
    height: number,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>>;
}

/**
 * Page of an embedded report. The object is a snapshot of the page's metadata, with methods that act on the live page.
 *
 * @typeParam OfReport - type of `report`. The methods of `Report` return a `Page<Report>`.
 */
export class Page<OfReport extends PageReport = PageReport> implements Filterable {
  /** Creates the page object without sending a request to the frame. */
  constructor(
    /** Report that contains the page. */
    readonly report: OfReport,
    /** Name that is unique in the report and identifies the page in calls. Users see `displayName`. */
    readonly name: string,
    /** Title of the page, which users see on its tab. */
    readonly displayName?: string,
    /** Whether the page was active when the snapshot was taken. */
    readonly isActive?: boolean,
    /** Whether the page is shown in view mode. */
    readonly visibility?: SectionVisibility,
    /** Size of the page, in pixels. */
    readonly defaultSize?: CustomPageSize,
    /** How the page fits into the frame. */
    readonly defaultDisplayOption?: DisplayOption,
    /** Size of the phone layout, in pixels. */
    readonly mobileSize?: CustomPageSize,
    /** Color and transparency of the page background. */
    readonly background?: PageBackground,
    /** Background of the area around the page (the wallpaper). */
    readonly wallpaper?: PageWallpaper,
  ) {}

  /** Creates a page from the metadata that the frame sends. */
  static from<OfReport extends PageReport>(report: OfReport, info: PageInfo, isActive = info.isActive): Page<OfReport> {
    return new Page(
      report,
      info.name,
      info.displayName,
      isActive,
      info.visibility,
      info.defaultSize,
      info.defaultDisplayOption,
      info.mobileSize,
      info.background,
      info.wallpaper,
    );
  }

  /** Keeps Vue and Alpine from wrapping the object in a proxy, because a proxy has no access to private fields. */
  protected get __v_skip(): true {
    return true;
  }

  get #params(): { pageName: string } {
    return { pageName: this.name };
  }

  /** Returns the page's filters. */
  getFilters(options?: CallOptions): Promise<Filter[]> {
    return this.report.request('GET /report/pages/:pageName/filters', { params: this.#params, ...options });
  }

  /** Adds, replaces or removes page filters. */
  updateFilters(
    filtersOperation: FiltersOperations,
    filters?: Filter[],
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.report.requestRaw('POST /report/pages/:pageName/filters', {
      params: this.#params,
      body: { filtersOperation, filters },
      ...options,
    });
  }

  /** Removes all page filters. */
  removeFilters(options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.updateFilters(FiltersOperations.RemoveAll, undefined, options);
  }

  /** Replaces all page filters. */
  setFilters(filters: Filter[], options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.report.requestRaw('PUT /report/pages/:pageName/filters', {
      params: this.#params,
      body: filters,
      ...options,
    });
  }

  /** Deletes the page. Requires edit mode. */
  delete(options?: CallOptions): Promise<void> {
    return this.report.deletePage(this.name, options);
  }

  /** Shows the page in the report. */
  setActive(options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.report.requestRaw('PUT /report/pages/active', {
      body: { name: this.name, displayName: null, isActive: true },
      ...options,
    });
  }

  /** Changes the page's display name. Requires edit mode. */
  setDisplayName(displayName: string, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.report.requestRaw('PUT /report/pages/:pageName/name', {
      params: this.#params,
      body: { name: this.name, displayName },
      ...options,
    });
  }

  /** Returns the visuals on the page. */
  async getVisuals(options?: CallOptions): Promise<VisualDescriptor<Page<OfReport>>[]> {
    const visuals = await this.report.request('GET /report/pages/:pageName/visuals', {
      params: this.#params,
      ...options,
    });
    return assertObjectList(visuals).map((visual) => VisualDescriptor.from(this, visual));
  }

  /**
   * Returns the visual with this name.
   *
   * @throws {EmbedError} `notFound` if the page has no such visual
   */
  async getVisualByName(visualName: string, options?: CallOptions): Promise<VisualDescriptor<Page<OfReport>>> {
    const visual = (await this.getVisuals(options)).find(({ name }) => name === visualName);
    if (!visual) throw entityNotFound(`The page '${this.name}' has no visual '${visualName}'.`);
    return visual;
  }

  /** Returns the page's slicers. */
  async getSlicers(options?: CallOptions): Promise<VisualDescriptor<Page<OfReport>>[]> {
    return (await this.getVisuals(options)).filter(({ type }) => type === 'slicer');
  }

  /**
   * Shows or hides a visual.
   *
   * @throws {EmbedError} `notFound` if the page or the visual does not exist
   */
  setVisualDisplayState(
    visualName: string,
    displayState: VisualContainerDisplayMode,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.report.setVisualDisplayState(this.name, visualName, displayState, options);
  }

  /**
   * Moves a visual. Coordinates are in page pixels.
   *
   * @throws {EmbedError} `notFound` if the page or the visual does not exist
   */
  moveVisual(
    visualName: string,
    x: number,
    y: number,
    z?: number,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.report.moveVisual(this.name, visualName, x, y, z, options);
  }

  /**
   * Resizes a visual. Width and height are in page pixels.
   *
   * @throws {EmbedError} `notFound` if the page or the visual does not exist
   */
  resizeVisual(
    visualName: string,
    width: number,
    height: number,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.report.resizeVisual(this.name, visualName, width, height, options);
  }

  /**
   * Resizes the page. Width and height are in pixels.
   *
   * @throws {EmbedError} `notSupported` if the page was not active when the snapshot was taken
   */
  async resizePage(
    pageSizeType: PageSizeType,
    width?: number,
    height?: number,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    if (!this.isActive) {
      throw new EmbedError('notSupported', 'Cannot resize the page. Only the active page can be resized');
    }
    return this.report.resizeActivePage(pageSizeType, width, height, options);
  }

  /** Returns whether the page has a layout of this type. */
  hasLayout(layoutType: LayoutType, options?: CallOptions): Promise<boolean> {
    // The path contains the name of the enum member. The names are in the order of their values, which start at 0.
    const name = Object.keys(LayoutType)[layoutType] ?? `${layoutType}`;
    return this.report.request('GET /report/pages/:pageName/layoutTypes/:layoutType', {
      params: { ...this.#params, layoutType: name },
      ...options,
    });
  }

  /** Returns a text summary of the page's content. */
  getSmartNarrativeInsights(options?: CallOptions): Promise<SmartNarratives> {
    return this.report.request('GET /report/pages/:pageName/smartNarrativeInsights', {
      params: this.#params,
      ...options,
    });
  }
}
