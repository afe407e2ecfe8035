import type { CustomPageSize, DisplayOption, VisualLayout } from './layout';

/** Visibility of a page's tab. */
export const SectionVisibility = {
  /** Visible in view mode and edit mode. */
  AlwaysVisible: 0,
  /** Hidden in view mode. */
  HiddenInViewMode: 1,
} as const;
/** Numeric value of `SectionVisibility`: 0 or 1. */
export type SectionVisibility = (typeof SectionVisibility)[keyof typeof SectionVisibility];

/** Appearance of a canvas background. */
export interface CanvasStyle {
  /** CSS color, for example `'#F3F2F1'`. */
  color?: string;
  /** Transparency in percent, from 0 (opaque) to 100 (invisible). */
  transparency?: number;
  /** Whether a background image is set. */
  hasImage?: boolean;
}

/** Background inside the page. */
export type PageBackground = CanvasStyle;

/** Background around the page. */
export type PageWallpaper = CanvasStyle;

/** Report as described in event payloads. powerbi-client names it `IReport`. */
export interface ReportInfo {
  /** Id of the report. */
  id: string;
  /** Title of the report. */
  displayName: string;
}

/** Metadata of a page as sent by the frame. `Page` adds methods. powerbi-client names it `IPage`. */
export interface PageInfo {
  /** Name that is unique in the report and identifies the page in calls. */
  name: string;
  /** Title shown on the tab. */
  displayName: string;
  /** Whether the page is the active one. */
  isActive?: boolean;
  /** Visibility of the page's tab. */
  visibility?: SectionVisibility;
  /** Size in desktop layouts. */
  defaultSize?: CustomPageSize;
  /** Size in mobile layouts, if the page has one. */
  mobileSize?: CustomPageSize;
  /** Scaling that the author chose. */
  defaultDisplayOption?: DisplayOption;
  /** Background inside the page. */
  background?: PageBackground;
  /** Background around the page. */
  wallpaper?: PageWallpaper;
}

/** Metadata of a visual as sent by the frame. `VisualDescriptor` adds methods. powerbi-client names it `IVisual`. */
export interface VisualInfo {
  /** Unique name within the page. */
  name: string;
  /** Title of the visual. Can be empty. */
  title: string;
  /** Type of the visual, for example `'barChart'` or `'slicer'`. */
  type: string;
  /** Position, size and visibility on the page. */
  layout?: VisualLayout;
  /** Position, size and visibility in the mobile layout, if there is one. */
  mobilePortraitLayout?: VisualLayout;
}
