import * as core from '@vitrine/sdk';
import type { DisplayOption, ICustomPageSize, IPageBackground, IPageWallpaper, SectionVisibility } from '../models';
import type { Report } from './report';
import type { VisualDescriptor } from './visual-descriptor';

// Members whose powerbi-client declarations differ from the core. Fields that the frame can omit are declared as required.
interface PublishedPageMembers {
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
export interface Page extends Omit<core.Page, keyof PublishedPageMembers>, PublishedPageMembers {}

/** Class of report pages. */
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
