import type { FrameSession } from '../../../session/frame-session';
import type { ReportSession } from '../../../session/state/report-session';
import type { PageState, VisualState } from '../../../session/state/report-state';
import type { Palette } from '../palette';

/** Text of the narrow cards in a row. */
export interface NarrowText {
  /** Which cards have a second line below their number, with the change of a KPI or the second measure of a card. */
  details: 'all' | 'kpis' | 'none';
  /** Whether second measures and titles have their short labels. */
  hasShortDetails: boolean;
  hasShortTitles: boolean;
  /** Whether titles can have two lines. */
  hasTwoLineTitles: boolean;
}

/** Layout of the narrow cards in a row. All of them have the same one. */
export interface NarrowCards extends NarrowText {
  /** Font size of the numbers, in pixels. */
  numberSize: number;
  /** Space to the left and right of the text, in pixels. */
  padding: number;
}

/** Input for rendering a visual. */
export interface VisualInput {
  session: FrameSession;
  report: ReportSession;
  page: PageState;
  visual: VisualState;
  palette: Palette;
  width: number;
  height: number;
  /** Factor by which text is enlarged on a scaled-down page. Default: 1. */
  textScale?: number;
  /** Title to show instead of the visual's title. */
  title?: string;
  /** Whether the visual has neither a menu nor a selection, as in tiles. Default: false. */
  isStatic?: boolean;
  /** Whether a slicer is a dropdown next to its title, as on phones. Default: false. */
  isCompact?: boolean;
  /** Whether a compact slicer is a list next to its title instead, whose values are in one line. Default: false. */
  isLine?: boolean;
  /** Whether the title of a compact slicer is in its dropdown, or left out, as on phones. Default: only if there is no room. */
  isTitleInside?: boolean;
  /** Whether the visual is in a row of charts, in which the space between a chart and its box is smaller. Default: false. */
  isInRow?: boolean;
  /** Whether the legend of a chart is below the title even if there is room next to it. Default: false. */
  hasLegendBelow?: boolean;
  /** Width of the labels next to a chart's value axis, which is the same in all charts of a column. Default: that of the chart's own labels. */
  gutter?: number | undefined;
  /** Number of rows of a table above a button that shows all of them in focus mode. Default: all rows, among which the table scrolls. */
  rowLimit?: number | undefined;
  /** Whether the visual is a card in the same row as a KPI. Default: false. */
  isBesideKpi?: boolean;
  /** Layout of a narrow card, which is the same for all cards in its row. */
  narrow?: NarrowCards | undefined;
  /** Whether the visual is the only one in its frame. Default: false. */
  isSingle?: boolean;
  /** Whether the visual can be shown in focus mode or in a spotlight. Default: false. */
  canPopOut?: boolean;
}
