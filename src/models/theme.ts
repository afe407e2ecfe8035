/** The provider's theme file as an object: colours, fonts, styles of visuals. */
export type ThemeJson = Record<string, unknown>;

/** A theme; without `themeJson` the report's own. */
export interface ReportTheme {
  /** The theme itself. */
  themeJson?: ThemeJson;
}

/** A theme of the host page. */
export interface CustomTheme extends ReportTheme {
  /** The theme itself. */
  themeJson: ThemeJson;
}

/** Where a text stands. */
export const TextAlignment = {
  /** At the left edge. */
  Left: 'left',
  /** In the middle. */
  Center: 'center',
  /** At the right edge. */
  Right: 'right',
} as const;

/** Where a chart's legend stands. */
export const LegendPosition = {
  /** Above, at the start. */
  Top: 'Top',
  /** Below, at the start. */
  Bottom: 'Bottom',
  /** On the right, at the top. */
  Right: 'Right',
  /** On the left, at the top. */
  Left: 'Left',
  /** Above, in the middle. */
  TopCenter: 'TopCenter',
  /** Below, in the middle. */
  BottomCenter: 'BottomCenter',
  /** On the right, in the middle. */
  RightCenter: 'RightCenter',
  /** On the left, in the middle. */
  LeftCenter: 'LeftCenter',
} as const;
