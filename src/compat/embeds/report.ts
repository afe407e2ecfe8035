import * as core from '@vitrine/sdk';
import type {
  DisplayOption,
  ICustomPageSize,
  IEmbedConfiguration,
  IPageBackground,
  IPageWallpaper,
  IReportEmbedConfiguration,
  IReportLoadConfiguration,
  ISlicerState,
  IVisualLayout,
  SectionVisibility,
  ViewMode,
} from '../models';
import type { IHttpPostMessageResponse, WithStatusText, IService } from '../messages/http-post-message';
import { createCompatClass } from './compat-class';
import { Embed, type CompatMembers, type EmbedConstructor } from './embed';
import { embedStatics, parameterReader, type IdStatics } from './statics';

// Reports, pages and visuals refer to each other, so they share this file. Each class has the same name as its interface, because
// packages such as powerbi-report-authoring declare additional methods in these interfaces.

/** The part of a report that its pages use. */
export interface IReportNode {
  /** The report's frame. */
  iframe: HTMLIFrameElement;
  /** Service that created the report. */
  service: IService;
  /** Configuration, completed with attributes and defaults. */
  config: IEmbedConfiguration | IReportEmbedConfiguration;
}

/** The part of a page that its visuals use. */
export interface IPageNode {
  /** Report that contains the page. */
  report: IReportNode;
  /** Unique name. */
  name: string;
}

/** A visual's metadata. */
export interface IVisualNode {
  /** Page that contains the visual. */
  page: IPageNode;
  /** Unique name within the page. */
  name: string;
  /** Title shown to users. */
  title: string;
  /** Type of the visual, for example `'slicer'`. */
  type: string;
  /** Position and size on the page in pixels. */
  layout: IVisualLayout;
}

/** A report's bookmarks. */
export type BookmarksManager = WithStatusText<core.BookmarksManager>;

/** Members whose powerbi-client declarations differ from the core. */
export interface CompatReportMembers extends CompatMembers {
  /** The report's bookmarks. */
  bookmarksManager: BookmarksManager;
  /** Renders a report that was loaded with `service.load`. */
  render(config?: IReportLoadConfiguration | IReportEmbedConfiguration): Promise<void>;
  /** Adds a page. Requires edit mode. */
  addPage(displayName?: string): Promise<Page>;
  /** Changes a page's title. Requires edit mode. */
  renamePage(pageName: string, displayName: string): Promise<void>;
  /** Returns the report's pages. */
  getPages(): Promise<Page[]>;
  /** Returns the page with this name. */
  getPageByName(pageName: string): Promise<Page>;
  /** Returns the active page. */
  getActivePage(): Promise<Page>;
  /** Creates a page object without sending a request to the frame. */
  page(name: string, displayName?: string, isActive?: boolean, visibility?: SectionVisibility): Page;
  /** Switches the view mode. */
  switchMode(viewMode: ViewMode | string): Promise<void>;
}

/** Embedded report. */
export interface Report extends Omit<WithStatusText<core.Report>, keyof CompatReportMembers>, CompatReportMembers {}

/** Static members of `Report`. */
export interface ReportStatics extends IdStatics {
  /** Name of the attribute that contains the report id. */
  reportIdAttribute: string;
  /** Name of the attribute that shows or hides the filters pane. */
  filterPaneEnabledAttribute: string;
  /** Name of the attribute that shows or hides the page navigation. */
  navContentPaneEnabledAttribute: string;
}

const reportStatics = {
  typeAttribute: embedStatics.typeAttribute,
  allowedEvents: [
    'filtersApplied',
    'pageChanged',
    'commandTriggered',
    'swipeStart',
    'swipeEnd',
    'bookmarkApplied',
    'dataHyperlinkClicked',
    'visualRendered',
    'visualClicked',
    'selectionChanged',
    'renderingStarted',
    'blur',
    'exportDataCompleted',
  ],
  reportIdAttribute: 'powerbi-report-id',
  filterPaneEnabledAttribute: 'powerbi-settings-filter-pane-enabled',
  navContentPaneEnabledAttribute: 'powerbi-settings-nav-content-pane-enabled',
  type: 'Report',
  findIdFromEmbedUrl: parameterReader('reportId'),
};

// Not a private method, because single visuals inherit the calls, but not the class.
async function post(report: core.Report, path: string, options?: core.CallOptions): Promise<void> {
  return (await report.requestPath('POST', path, { body: null, ...options })).body as void;
}

class ReportImplementation extends core.Report {
  override async renamePage(pageName: string, displayName: string, options?: core.CallOptions): Promise<never> {
    return (await super.renamePage(pageName, displayName, options)).body as never;
  }

  // powerbi-client rejects these two calls with the response instead of its body.
  override async closeAllOverlays(options?: core.CallOptions): Promise<void> {
    if (this.isPaginated) return super.closeAllOverlays(options);
    return post(this, '/report/closeAllOverlays', options);
  }

  override async clearSelectedVisuals(clearPopOutState?: boolean, options?: core.CallOptions): Promise<void> {
    if (this.isPaginated) return super.clearSelectedVisuals(clearPopOutState, options);
    return post(this, `/report/clearSelectedVisuals/${clearPopOutState === true}`, options);
  }
}

/** Class for embedded reports. */
export const Report = createCompatClass(
  'Report',
  ReportImplementation,
  reportStatics,
  Embed,
) as EmbedConstructor<Report> & ReportStatics;

// Members whose powerbi-client declarations differ from the core. Fields that the frame can omit are declared as required.
interface CompatPageMembers {
  /** Report that contains the page. */
  report: Report;
  /** Unique name. */
  name: string;
  /** Title shown on the tab. */
  displayName: string;
  /** Whether the page was active when it was read. */
  isActive: boolean;
  /** Visibility of the page's tab. */
  visibility: SectionVisibility;
  /** Size in desktop layouts, in pixels. */
  defaultSize: ICustomPageSize;
  /** Size in mobile layouts, in pixels. */
  mobileSize: ICustomPageSize;
  /** Scaling that the author chose. */
  defaultDisplayOption: DisplayOption;
  /** Background inside the page. */
  background: IPageBackground;
  /** Background around the page. */
  wallpaper: IPageWallpaper;
  /** Returns the visuals on the page. */
  getVisuals(): Promise<VisualDescriptor[]>;
  /** Returns the visual with this name. */
  getVisualByName(visualName: string): Promise<VisualDescriptor>;
  /** Returns the page's slicers. */
  getSlicers(): Promise<VisualDescriptor[]>;
}

/** Page of an embedded report. */
export interface Page extends Omit<WithStatusText<core.Page>, keyof CompatPageMembers>, CompatPageMembers {}

/** Class for report pages. */
export const Page = core.Page as unknown as new (
  report: Report,
  name: string,
  displayName?: string,
  isActivePage?: boolean,
  visibility?: SectionVisibility,
  defaultSize?: ICustomPageSize,
  defaultDisplayOption?: DisplayOption,
  mobileSize?: ICustomPageSize,
  background?: IPageBackground,
  wallpaper?: IPageWallpaper,
) => Page;

// Members whose powerbi-client declarations differ from the core.
interface CompatVisualMembers {
  /** Page that contains the visual. */
  page: Page;
  /** Unique name within the page. */
  name: string;
  /** Title shown to users. */
  title: string;
  /** Type of the visual, for example `'slicer'`. */
  type: string;
  /** Position and size on the page in pixels. */
  layout: IVisualLayout;
  /** Sets a slicer's state. */
  setSlicerState(state: ISlicerState): Promise<IHttpPostMessageResponse<void>>;
  /** Returns a slicer's state. */
  getSlicerState(): Promise<ISlicerState>;
}

/** Visual on a report page. */
export interface VisualDescriptor
  extends Omit<WithStatusText<core.VisualDescriptor>, keyof CompatVisualMembers>, CompatVisualMembers {}

/** Class for the visuals on a report page. */
export const VisualDescriptor = core.VisualDescriptor as unknown as new (
  page: Page,
  name: string,
  title: string,
  type: string,
  layout: IVisualLayout,
) => VisualDescriptor;
