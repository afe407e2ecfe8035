import type { CustomPageSize, DisplayOption, VisualLayout } from './layout';

/** Who sees a page's tab. */
export const SectionVisibility = {
  /** Everybody. */
  AlwaysVisible: 0,
  /** Only who edits the report. */
  HiddenInViewMode: 1,
} as const;
/** One of the values of `SectionVisibility`: 0 or 1. */
export type SectionVisibility = (typeof SectionVisibility)[keyof typeof SectionVisibility];

/** How the ground of a page looks. */
export interface CanvasStyle {
  /** A CSS colour, for example '#F3F2F1'. */
  color?: string;
  /** In percent: 0 is opaque, 100 invisible. */
  transparency?: number;
  /** True when an image lies on it. */
  hasImage?: boolean;
}

/** The ground inside the page. */
export type PageBackground = CanvasStyle;

/** The ground around the page. */
export type PageWallpaper = CanvasStyle;

/** A report, as events name it (`IReport`). */
export interface ReportInfo {
  /** The report's id. */
  id: string;
  /** The report's title. */
  displayName: string;
}

/** A page, as the frame describes it (`IPage`); `Page` is the live object. */
export interface PageInfo {
  /** The unique name. */
  name: string;
  /** The title on the tab. */
  displayName: string;
  /** True for the page that is shown. */
  isActive?: boolean;
  /** Who sees the page's tab. */
  visibility?: SectionVisibility;
  /** The size in desktop layouts. */
  defaultSize?: CustomPageSize;
  /** The size in phone layouts, if the page has one. */
  mobileSize?: CustomPageSize;
  /** How the author fitted it into the frame. */
  defaultDisplayOption?: DisplayOption;
  /** The ground inside the page. */
  background?: PageBackground;
  /** The ground around the page. */
  wallpaper?: PageWallpaper;
}

/** A visual, as the frame describes it (`IVisual`); `VisualDescriptor` is the live object. */
export interface VisualInfo {
  /** The unique name on its page. */
  name: string;
  /** The title; may be empty. */
  title: string;
  /** The kind, for example 'barChart' or 'slicer'. */
  type: string;
  /** Its place on the page. */
  layout?: VisualLayout;
  /** Its place in the phone layout, if it has one. */
  mobilePortraitLayout?: VisualLayout;
}
