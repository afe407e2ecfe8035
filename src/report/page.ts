import type { CallOptions } from '../embed/embed';
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
import { filtersUpdate, type Filterable } from './filterable';
import { assertObjectList } from './assert-object-list';
import { entityNotFound } from './report-errors';
import type { Report } from './report';
import { VisualDescriptor } from './visual-descriptor';

/** A page of an embedded report: what it was when it was asked for, and calls upon it. */
export class Page implements Filterable {
  /** Makes the object without asking the frame. */
  constructor(
    /** The report. */
    readonly report: Report,
    /** The page's unique name. */
    readonly name: string,
    /** The name that people see. */
    readonly displayName?: string,
    /** Whether it was the active page. */
    readonly isActive?: boolean,
    /** Whether view mode shows it. */
    readonly visibility?: SectionVisibility,
    /** Size in pixels. */
    readonly defaultSize?: CustomPageSize,
    /** How it is fitted into the frame. */
    readonly defaultDisplayOption?: DisplayOption,
    /** Size of its phone layout, in pixels. */
    readonly mobileSize?: CustomPageSize,
    /** The page's background. */
    readonly background?: PageBackground,
    /** What is around the page. */
    readonly wallpaper?: PageWallpaper,
  ) {}

  /** Makes a page of what the frame says about it. */
  static from(report: Report, info: PageInfo, isActive = info.isActive): Page {
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

  get #params(): { pageName: string } {
    return { pageName: this.name };
  }

  /** The page's filters. */
  getFilters(options?: CallOptions): Promise<Filter[]> {
    return this.report.request('GET /report/pages/:pageName/filters', { params: this.#params, ...options });
  }

  /** Changes the page's filters. */
  updateFilters(
    filtersOperation: FiltersOperations,
    filters?: Filter[],
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    const body = filtersUpdate(filtersOperation, filters);
    return this.report.requestRaw('POST /report/pages/:pageName/filters', { params: this.#params, body, ...options });
  }

  /** Removes the page's filters. */
  removeFilters(options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.updateFilters(FiltersOperations.RemoveAll, undefined, options);
  }

  /** Replaces the page's filters. */
  setFilters(filters: Filter[], options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.report.requestRaw('PUT /report/pages/:pageName/filters', {
      params: this.#params,
      body: filters,
      ...options,
    });
  }

  /** Deletes the page; edit mode only. */
  delete(options?: CallOptions): Promise<void> {
    return this.report.deletePage(this.name, options);
  }

  /** Shows the page. */
  setActive(options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.report.setPage(this.name, options);
  }

  /** Renames the page for people; edit mode only. */
  setDisplayName(displayName: string, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.report.renamePage(this.name, displayName, options);
  }

  /** The page's visuals. */
  async getVisuals(options?: CallOptions): Promise<VisualDescriptor[]> {
    const visuals = await this.report.request('GET /report/pages/:pageName/visuals', {
      params: this.#params,
      ...options,
    });
    return assertObjectList(visuals).map((visual) => VisualDescriptor.from(this, visual));
  }

  /**
   * The visual of this name.
   *
   * @throws EmbedError `notFound`
   */
  async getVisualByName(visualName: string, options?: CallOptions): Promise<VisualDescriptor> {
    const visual = (await this.getVisuals(options)).find(({ name }) => name === visualName);
    if (!visual) throw entityNotFound(`The page '${this.name}' has no visual '${visualName}'.`);
    return visual;
  }

  /** The page's slicers. */
  async getSlicers(options?: CallOptions): Promise<VisualDescriptor[]> {
    return (await this.getVisuals(options)).filter(({ type }) => type === 'slicer');
  }

  /** Shows or hides a visual. @throws EmbedError `notFound` */
  setVisualDisplayState(
    visualName: string,
    displayState: VisualContainerDisplayMode,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.report.setVisualDisplayState(this.name, visualName, displayState, options);
  }

  /** Moves a visual, in pixels of the page. @throws EmbedError `notFound` */
  moveVisual(
    visualName: string,
    x: number,
    y: number,
    z?: number,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.report.moveVisual(this.name, visualName, x, y, z, options);
  }

  /** Resizes a visual, in pixels of the page. @throws EmbedError `notFound` */
  resizeVisual(
    visualName: string,
    width: number,
    height: number,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.report.resizeVisual(this.name, visualName, width, height, options);
  }

  /**
   * Resizes the page.
   *
   * @throws EmbedError `notSupported` unless it is the active page (embedding toolkit, 8)
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

  /** Tells whether the page has a layout of this type. */
  hasLayout(layoutType: LayoutType, options?: CallOptions): Promise<boolean> {
    // The names stand in the order of their numbers, which begin with 0.
    const name = Object.keys(LayoutType)[layoutType] ?? `${layoutType}`;
    return this.report.request('GET /report/pages/:pageName/layoutTypes/:layoutType', {
      params: { ...this.#params, layoutType: name },
      ...options,
    });
  }

  /** A summary of the page's content in words. */
  getSmartNarrativeInsights(options?: CallOptions): Promise<SmartNarratives> {
    return this.report.request('GET /report/pages/:pageName/smartNarrativeInsights', {
      params: this.#params,
      ...options,
    });
  }
}
