import type { EmbedErrorCode } from '../errors';
import type {
  CommandTriggeredEvent,
  DataSelectedEvent,
  ErrorInfo,
  ExportDataCompletedEvent,
  PageInfo,
  QnaVisualRenderedEvent,
  SwipeEvent,
} from '../models';

/**
 * Events of all embed types: names and payloads as sent by the frame. Payloads that Power BI does not document
 * have the type `unknown` or `Record<string, unknown>`.
 */
export interface CommonEvents {
  /** Emitted when the data model has loaded and the content accepts calls. */
  loaded: unknown;
  /** Emitted when a report has been saved, by the user or by a call. */
  saved: SavedEvent;
  /** Emitted when the content has finished rendering. */
  rendered: unknown;
  /** Emitted when the user chooses "Save as" while `settings.useCustomSaveAsDialog` is `true`. */
  saveAsTriggered: unknown;
  /**
   * Emitted when an error occurs. Errors raised by the SDK itself, for example a frame that does not respond, have a
   * `code`.
   */
  error: ErrorInfo & { code?: EmbedErrorCode };
  /** Emitted when the user selects or deselects data points. */
  dataSelected: DataSelectedEvent;
  /** Emitted when the user clicks a button on the canvas. */
  buttonClicked: Record<string, unknown>;
  /** Emitted when the frame has information for the host page. */
  info: unknown;
}

/** Payload of `saved`. */
export interface SavedEvent {
  /** Id of the saved report. After "Save as", this is the id of the new report. */
  reportObjectId?: string;
  /** Name of the saved report. */
  reportName?: string;
  /** Whether the report was saved as a new report. */
  saveAs?: boolean;
}

/** Events of reports and single visuals. */
export interface ReportEvents extends CommonEvents {
  /** Emitted when filters have been applied, by the user or by a call. */
  filtersApplied: Record<string, unknown>;
  /** Emitted when the active page changes. In event handlers, `newPage` is a `Page` object. */
  pageChanged: { newPage: PageInfo; oldPage?: PageInfo };
  /** Emitted when the user chooses a custom menu command. */
  commandTriggered: CommandTriggeredEvent;
  /** Emitted when a swipe starts on a touch screen. */
  swipeStart: SwipeEvent;
  /** Emitted when a swipe ends. */
  swipeEnd: SwipeEvent;
  /** Emitted when a bookmark has been applied. */
  bookmarkApplied: { bookmarkName?: string };
  /** Emitted when the user clicks a link in the data, depending on `settings.hyperlinkClickBehavior`. */
  dataHyperlinkClicked: { url: string };
  /** Emitted when a visual has finished rendering. Requires `settings.visualRenderedEvents`. */
  visualRendered: Record<string, unknown>;
  /** Emitted when the user clicks a visual. */
  visualClicked: Record<string, unknown>;
  /** Emitted when the selection on the canvas changes. */
  selectionChanged: Record<string, unknown>;
  /** Emitted when rendering starts. */
  renderingStarted: unknown;
  /** Emitted when the frame loses focus. */
  blur: unknown;
  /** Emitted when an export started by the user has completed. Sent by Power BI as of protocol version 2.23.9. */
  exportDataCompleted: ExportDataCompletedEvent;
}

/** Events of dashboards. */
export interface DashboardEvents extends CommonEvents {
  /** Emitted when the user clicks a tile. */
  tileClicked: TileClickedEvent;
}

/** Events of tiles. */
export interface TileEvents extends CommonEvents {
  /** Emitted when the user clicks the tile. */
  tileClicked: TileClickedEvent;
  /** Emitted when the tile has loaded. */
  tileLoaded: unknown;
}

/** Payload of `tileClicked`. */
export interface TileClickedEvent {
  /** Id of the dashboard. */
  dashboardId?: string;
  /** Embed URL of the report that the tile was pinned from. */
  reportEmbedUrl?: string;
  /** URL to which the tile links. */
  navigationUrl?: string;
  /** Name of the report page that the tile was pinned from. */
  pageName?: string;
  /** Id of the tile. */
  tileId?: string;
}

/** Events of Q&A boxes. */
export interface QnaEvents extends CommonEvents {
  /** Emitted when the answer to a question has been rendered. */
  visualRendered: QnaVisualRenderedEvent;
}

/** Event table of each embed type. */
export interface EventTable {
  /** Events of reports. */
  report: ReportEvents;
  /** Events of single visuals. */
  visual: ReportEvents;
  /** Events of report authoring. */
  create: CommonEvents;
  /** Events of quick create. */
  quickCreate: CommonEvents;
  /** Events of dashboards. */
  dashboard: DashboardEvents;
  /** Events of tiles. */
  tile: TileEvents;
  /** Events of Q&A boxes. */
  qna: QnaEvents;
}

/** Built-in embed type. */
export type EmbedType = keyof EventTable;

type Names<Events> = { readonly [Name in keyof Events]: 1 };

// Records instead of lists, so that a missing or unknown event name does not compile.
const commonNames: Names<CommonEvents> = {
  loaded: 1,
  saved: 1,
  rendered: 1,
  saveAsTriggered: 1,
  error: 1,
  dataSelected: 1,
  buttonClicked: 1,
  info: 1,
};

// The common names are added inside the function, because bundlers keep an object literal with a spread even if it is unused.
function namesOf<Events extends CommonEvents>(specific: Names<Omit<Events, keyof CommonEvents>>): readonly string[] {
  return Object.keys({ ...commonNames, ...specific });
}

/** Names of the events that all embed types emit. */
export const commonEvents: readonly string[] = /* @__PURE__ */ namesOf<CommonEvents>({});

/** Names of the events that reports and single visuals emit. */
export const reportEvents: readonly string[] = /* @__PURE__ */ namesOf<ReportEvents>({
  filtersApplied: 1,
  pageChanged: 1,
  commandTriggered: 1,
  swipeStart: 1,
  swipeEnd: 1,
  bookmarkApplied: 1,
  dataHyperlinkClicked: 1,
  visualRendered: 1,
  visualClicked: 1,
  selectionChanged: 1,
  renderingStarted: 1,
  blur: 1,
  exportDataCompleted: 1,
});

/** Names of the events that dashboards emit. */
export const dashboardEvents: readonly string[] = /* @__PURE__ */ namesOf<DashboardEvents>({ tileClicked: 1 });

/** Names of the events that tiles emit. */
export const tileEvents: readonly string[] = /* @__PURE__ */ namesOf<TileEvents>({ tileClicked: 1, tileLoaded: 1 });

/** Names of the events that Q&A boxes emit. */
export const qnaEvents: readonly string[] = /* @__PURE__ */ namesOf<QnaEvents>({ visualRendered: 1 });
