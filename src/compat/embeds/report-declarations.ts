import type * as core from '@vitrine/sdk';
import type {
  DisplayOption,
  ICustomPageSize,
  IPageBackground,
  IPageWallpaper,
  IReportEmbedConfiguration,
  IReportLoadConfiguration,
  ISlicerState,
  IVisualLayout,
  SectionVisibility,
  ViewMode,
} from '../models';
import type { CompatMembers } from './embed';

// Reports, pages and visuals refer to each other. Their types share this file, so that there is no import cycle.

/** Members whose powerbi-client declarations differ from the core. */
export interface CompatReportMembers extends CompatMembers {
  /** Renders a report that was loaded with `service.load`. */
  render(config?: IReportLoadConfiguration | IReportEmbedConfiguration): Promise<void>;
  /** Adds a page. Requires edit mode. */
  addPage(displayName?: string): Promise<Page>;
  /** Changes the title of a page. Requires edit mode. */
  renamePage(pageName: string, displayName: string): Promise<void>;
  /** Returns the pages of the report. */
  getPages(): Promise<Page[]>;
  /** Returns the page with a name. */
  getPageByName(pageName: string): Promise<Page>;
  /** Returns the active page. */
  getActivePage(): Promise<Page>;
  /** Creates a page object without sending a request to the frame. */
  page(name: string, displayName?: string, isActive?: boolean, visibility?: SectionVisibility): Page;
  /** Switches the view mode. */
  switchMode(viewMode: ViewMode | string): Promise<void>;
}

/** Embedded report. */
export interface Report extends Omit<core.Report, keyof CompatReportMembers>, CompatReportMembers {}

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
  /** Returns the visuals of the page. */
  getVisuals(): Promise<VisualDescriptor[]>;
  /** Returns the visual with a name. */
  getVisualByName(visualName: string): Promise<VisualDescriptor>;
  /** Returns the slicers of the page. */
  getSlicers(): Promise<VisualDescriptor[]>;
}

/** Page of an embedded report. */
export interface Page extends Omit<core.Page, keyof CompatPageMembers>, CompatPageMembers {}

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
  /** Sets the state of a slicer. */
  setSlicerState(state: ISlicerState): Promise<core.HttpPostMessageResponse<void>>;
  /** Returns the state of a slicer. */
  getSlicerState(): Promise<ISlicerState>;
}

/** Visual of a report page. */
export interface VisualDescriptor extends Omit<core.VisualDescriptor, keyof CompatVisualMembers>, CompatVisualMembers {}
