import * as core from '@vitrine/sdk';
import type { DisplayOption, ICustomPageSize, IPageBackground, IPageWallpaper, SectionVisibility } from '../models';
import type { Report } from './report';
import type { VisualDescriptor } from './visual-descriptor';

/** Where the published declarations of pages say otherwise than the core: what the frame may leave out is promised. */
interface PublishedPageMembers {
  /** The report. */
  report: Report;
  /** The page's unique name. */
  name: string;
  /** The name that people see. */
  displayName: string;
  /** Whether it was the active page. */
  isActive: boolean;
  /** Whether view mode shows it. */
  visibility: SectionVisibility;
  /** Size in pixels. */
  defaultSize: ICustomPageSize;
  /** Size of its phone layout, in pixels. */
  mobileSize: ICustomPageSize;
  /** How it is fitted into the frame. */
  defaultDisplayOption: DisplayOption;
  /** The page's background. */
  background: IPageBackground;
  /** What is around the page. */
  wallpaper: IPageWallpaper;
  /** The page's visuals. */
  getVisuals(): Promise<VisualDescriptor[]>;
  /** The visual of this name. */
  getVisualByName(visualName: string): Promise<VisualDescriptor>;
  /** The page's slicers. */
  getSlicers(): Promise<VisualDescriptor[]>;
}

/** A page of an embedded report. */
export interface Page extends Omit<core.Page, keyof PublishedPageMembers>, PublishedPageMembers {}

/** A page, to construct or compare with. */
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
