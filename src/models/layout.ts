/** Sizes of a page. */
export const PageSizeType = {
  /** 16:9, 1280 by 720 pixels. */
  Widescreen: 0,
  /** 4:3, 960 by 720 pixels. */
  Standard: 1,
  /** 296 by 592 pixels. */
  Cortana: 2,
  /** 816 by 1056 pixels. */
  Letter: 3,
  /** Width and height are given. */
  Custom: 4,
  /** The phone layout. */
  Mobile: 5,
} as const;
/** One of the values of `PageSizeType`: 0 to 5. A single member as a type is `typeof PageSizeType.Custom`. */
export type PageSizeType = (typeof PageSizeType)[keyof typeof PageSizeType];

/** How a page is fitted into the frame. */
export const DisplayOption = {
  /** The whole page is visible. */
  FitToPage: 0,
  /** The page is as wide as the frame. */
  FitToWidth: 1,
  /** The page keeps its size. */
  ActualSize: 2,
} as const;
/** One of the values of `DisplayOption`: 0 to 2. */
export type DisplayOption = (typeof DisplayOption)[keyof typeof DisplayOption];

/** Layouts of a report. Mobile and desktop layouts cannot be exchanged after the load (embedding toolkit, 4.5). */
export const LayoutType = {
  /** As the author made it. */
  Master: 0,
  /** As `customLayout` says. */
  Custom: 1,
  /** The phone layout, upright. */
  MobilePortrait: 2,
  /** The phone layout, lying. */
  MobileLandscape: 3,
} as const;
/** One of the values of `LayoutType`: 0 to 3. */
export type LayoutType = (typeof LayoutType)[keyof typeof LayoutType];

/** Where a page stands in a wider frame. */
export const ReportAlignment = {
  /** At the left edge. */
  Left: 0,
  /** In the middle. */
  Center: 1,
  /** At the right edge. */
  Right: 2,
  /** Left to the frame. */
  None: 3,
} as const;
/** One of the values of `ReportAlignment`: 0 to 3. */
export type ReportAlignment = (typeof ReportAlignment)[keyof typeof ReportAlignment];

/** Whether a visual is shown. */
export const VisualContainerDisplayMode = {
  /** The visual is shown. */
  Visible: 0,
  /** The visual is left out. */
  Hidden: 1,
} as const;
/** One of the values of `VisualContainerDisplayMode`: 0 or 1. */
export type VisualContainerDisplayMode = (typeof VisualContainerDisplayMode)[keyof typeof VisualContainerDisplayMode];

/** A page's size by name. */
export interface PageSize {
  /** The size's name. */
  type: PageSizeType;
}

/** A page's size with its measures. */
export interface CustomPageSize extends PageSize {
  /** In pixels; only with the type `Custom`. */
  width?: number;
  /** In pixels; only with the type `Custom`. */
  height?: number;
}

/** Whether a visual is shown. */
export interface VisualContainerDisplayState {
  /** Shown or hidden. */
  mode: VisualContainerDisplayMode;
}

/** A visual's place on its page. What is left out stays as it is. */
export interface VisualLayout {
  /** Distance from the left edge, in pixels. */
  x?: number;
  /** Distance from the upper edge, in pixels. */
  y?: number;
  /** Order of overlapping visuals; the highest is in front. */
  z?: number;
  /** In pixels. */
  width?: number;
  /** In pixels. */
  height?: number;
  /** Shown or hidden. */
  displayState?: VisualContainerDisplayState;
}

/** Places by visual name. */
export type VisualsLayout = Record<string, VisualLayout>;

/** The layout of a page. */
export interface PageLayout {
  /** For visuals that `visualsLayout` does not name. */
  defaultLayout?: VisualLayout;
  /** Places by visual name. */
  visualsLayout: VisualsLayout;
}

/** Layouts by page name. */
export type PagesLayout = Record<string, PageLayout>;

/** A layout that the host page makes; in force with `layoutType: LayoutType.Custom`. */
export interface CustomLayout {
  /** The size of every page; with the type `Custom` a `CustomPageSize`. */
  pageSize?: PageSize | CustomPageSize;
  /** How a page is fitted into the frame. */
  displayOption?: DisplayOption;
  /** Layouts by page name. */
  pagesLayout?: PagesLayout;
  /** Where a page stands in a wider frame. */
  reportAlignment?: ReportAlignment;
}
