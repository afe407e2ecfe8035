/** Page size. */
export const PageSizeType = {
  /** 16:9, 1280 × 720 pixels. */
  Widescreen: 0,
  /** 4:3, 960 × 720 pixels. */
  Standard: 1,
  /** Cortana card, 296 × 592 pixels. */
  Cortana: 2,
  /** Letter, 816 × 1056 pixels. */
  Letter: 3,
  /** Custom width and height. See `CustomPageSize`. */
  Custom: 4,
  /** Size of the mobile layout. */
  Mobile: 5,
} as const;
/**
 * Numeric value of `PageSizeType`: 0 to 5. To refer to the type of a single member, write, for example,
 * `typeof PageSizeType.Custom`.
 */
export type PageSizeType = (typeof PageSizeType)[keyof typeof PageSizeType];

/** Scaling of a page in the frame. */
export const DisplayOption = {
  /** The whole page fits into the frame. */
  FitToPage: 0,
  /** The page is as wide as the frame. */
  FitToWidth: 1,
  /** The page is shown at its actual size. */
  ActualSize: 2,
} as const;
/** Numeric value of `DisplayOption`: 0 to 2. */
export type DisplayOption = (typeof DisplayOption)[keyof typeof DisplayOption];

/** Layout of a report. Once a report is loaded, switching between mobile and desktop layouts is not supported. */
export const LayoutType = {
  /** Desktop layout as saved in the report. */
  Master: 0,
  /** Desktop layout with the changes in `customLayout`. */
  Custom: 1,
  /** Mobile layout in portrait orientation. */
  MobilePortrait: 2,
  /** Mobile layout in landscape orientation. */
  MobileLandscape: 3,
} as const;
/** Numeric value of `LayoutType`: 0 to 3. */
export type LayoutType = (typeof LayoutType)[keyof typeof LayoutType];

/** Horizontal alignment of a page that is narrower than the frame. */
export const ReportAlignment = {
  /** Left. */
  Left: 0,
  /** Centered. */
  Center: 1,
  /** Right. */
  Right: 2,
  /** Chosen by Power BI. */
  None: 3,
} as const;
/** Numeric value of `ReportAlignment`: 0 to 3. */
export type ReportAlignment = (typeof ReportAlignment)[keyof typeof ReportAlignment];

/** Visibility of a visual. */
export const VisualContainerDisplayMode = {
  /** The visual is shown. */
  Visible: 0,
  /** The visual is hidden. */
  Hidden: 1,
} as const;
/** Numeric value of `VisualContainerDisplayMode`: 0 or 1. */
export type VisualContainerDisplayMode = (typeof VisualContainerDisplayMode)[keyof typeof VisualContainerDisplayMode];

/** Size of a page. */
export interface PageSize {
  /** A predefined size, or `Custom`. */
  type: PageSizeType;
}

/** Size of a page with a width and height in pixels. */
export interface CustomPageSize extends PageSize {
  /** Width in pixels. Used only with `PageSizeType.Custom`. */
  width?: number;
  /** Height in pixels. Used only with `PageSizeType.Custom`. */
  height?: number;
}

/** Display state of a visual. */
export interface VisualContainerDisplayState {
  /** Visibility of the visual. */
  mode: VisualContainerDisplayMode;
}

/** Position, size and visibility of a visual on its page. Omitted fields keep their current value. */
export interface VisualLayout {
  /** Distance from the left edge of the page in pixels. */
  x?: number;
  /** Distance from the top edge of the page in pixels. */
  y?: number;
  /** Stacking order. Visuals with a higher value cover those with a lower one. */
  z?: number;
  /** Width in pixels. */
  width?: number;
  /** Height in pixels. */
  height?: number;
  /** Visibility of the visual. */
  displayState?: VisualContainerDisplayState;
}

/** Layouts of visuals by visual name. */
export type VisualsLayout = Record<string, VisualLayout>;

/** Layout of a page. */
export interface PageLayout {
  /** Layout of the visuals that are not listed in `visualsLayout`. */
  defaultLayout?: VisualLayout;
  /** Layouts of visuals by visual name. */
  visualsLayout: VisualsLayout;
}

/** Layouts of pages by page name. */
export type PagesLayout = Record<string, PageLayout>;

/**
 * Custom layout of a report. Takes effect with `layoutType: LayoutType.Custom`.
 *
 * @example
 * // Shows only the visual "headcount" and hides all others.
 * const settings: Settings = {
 *   layoutType: LayoutType.Custom,
 *   customLayout: {
 *     displayOption: DisplayOption.FitToPage,
 *     pagesLayout: {
 *       overview: {
 *         defaultLayout: { displayState: { mode: VisualContainerDisplayMode.Hidden } },
 *         visualsLayout: {
 *           headcount: { x: 0, y: 0, width: 640, height: 360, displayState: { mode: VisualContainerDisplayMode.Visible } },
 *         },
 *       },
 *     },
 *   },
 * };
 */
export interface CustomLayout {
  /** Size of all pages. For `PageSizeType.Custom`, pass a `CustomPageSize`. */
  pageSize?: PageSize | CustomPageSize;
  /** Scaling of a page in the frame. */
  displayOption?: DisplayOption;
  /** Layouts of pages by page name. */
  pagesLayout?: PagesLayout;
  /** Horizontal alignment of a page that is narrower than the frame. */
  reportAlignment?: ReportAlignment;
}
