/** Power BI theme file as an object: colors, fonts and visual styles. */
export type ThemeJson = Record<string, unknown>;

/** Theme of a report. Without `themeJson`, the report's own theme applies. */
export interface ReportTheme {
  /** Theme file as an object. */
  themeJson?: ThemeJson;
}

/**
 * Theme passed by the host page.
 *
 * @example
 * const theme: CustomTheme = { themeJson: { name: 'Brand', dataColors: ['#0B7285', '#F08C00'] } };
 */
export interface CustomTheme extends ReportTheme {
  /** Theme file as an object. */
  themeJson: ThemeJson;
}

/** Alignment of text. */
export const TextAlignment = {
  /** Left. */
  Left: 'left',
  /** Centered. */
  Center: 'center',
  /** Right. */
  Right: 'right',
} as const;

/** Position of a chart legend. */
export const LegendPosition = {
  /** Above the chart, left-aligned. */
  Top: 'Top',
  /** Below the chart, left-aligned. */
  Bottom: 'Bottom',
  /** To the right of the chart, top-aligned. */
  Right: 'Right',
  /** To the left of the chart, top-aligned. */
  Left: 'Left',
  /** Above the chart, centered. */
  TopCenter: 'TopCenter',
  /** Below the chart, centered. */
  BottomCenter: 'BottomCenter',
  /** To the right of the chart, centered. */
  RightCenter: 'RightCenter',
  /** To the left of the chart, centered. */
  LeftCenter: 'LeftCenter',
} as const;
