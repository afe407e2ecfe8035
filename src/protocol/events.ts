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
 * Events that any embed may raise (embedding toolkit, 9): name and payload as the frame sends it.
 * Payloads that the provider does not promise are `unknown`-valued records.
 */
export interface CommonEvents {
  /** The model is there; calls answer from now on. */
  loaded: unknown;
  /** A report was saved, by the user or by a call. */
  saved: SavedEvent;
  /** The content has been drawn. */
  rendered: unknown;
  /** The user asked for 'save as' while `useCustomSaveAsDialog` is set. */
  saveAsTriggered: unknown;
  /** Something went wrong in the frame; with a `code` it is an `EmbedError` of the SDK, for example a frame that stays silent. */
  error: ErrorInfo & { code?: EmbedErrorCode };
  /** The user selected data points. */
  dataSelected: DataSelectedEvent;
  /** The user pressed a button on the canvas. */
  buttonClicked: Record<string, unknown>;
  /** Information that the frame has for the host. */
  info: unknown;
}

/** Payload of `saved`. */
export interface SavedEvent {
  /** The new report's id after 'save as', else the report's own. */
  reportObjectId?: string;
  /** The report's name. */
  reportName?: string;
  /** True when the report was saved under a new name. */
  saveAs?: boolean;
}

/** Events of reports and single visuals. */
export interface ReportEvents extends CommonEvents {
  /** Filters were applied, by the user or by a call. */
  filtersApplied: Record<string, unknown>;
  /** The active page changed. The SDK replaces the payload by a `Page` object. */
  pageChanged: { newPage: PageInfo; oldPage?: PageInfo };
  /** The user chose an own menu command. */
  commandTriggered: CommandTriggeredEvent;
  /** A swipe began, on a touch screen. */
  swipeStart: SwipeEvent;
  /** A swipe ended. */
  swipeEnd: SwipeEvent;
  /** A bookmark was applied. */
  bookmarkApplied: { bookmarkName?: string };
  /** The user followed a link in the data. */
  dataHyperlinkClicked: { url: string };
  /** A visual has been drawn; only while `visualRenderedEvents` is set. */
  visualRendered: Record<string, unknown>;
  /** The user clicked a visual. */
  visualClicked: Record<string, unknown>;
  /** The selection changed. */
  selectionChanged: Record<string, unknown>;
  /** Drawing has begun. */
  renderingStarted: unknown;
  /** The frame lost the focus. */
  blur: unknown;
  /** An export asked for by the user ended (provider, since 2.23.9). */
  exportDataCompleted: ExportDataCompletedEvent;
}

/** Events of dashboards. */
export interface DashboardEvents extends CommonEvents {
  /** The user clicked a tile. */
  tileClicked: TileClickedEvent;
}

/** Events of tiles. */
export interface TileEvents extends CommonEvents {
  /** The user clicked the tile. */
  tileClicked: TileClickedEvent;
  /** The tile is there. */
  tileLoaded: unknown;
}

/** Payload of `tileClicked`. */
export interface TileClickedEvent {
  /** The dashboard's id. */
  dashboardId?: string;
  /** Embed URL of the report that the tile was pinned from. */
  reportEmbedUrl?: string;
  /** Where the tile leads. */
  navigationUrl?: string;
  /** The report's page. */
  pageName?: string;
  /** The tile's id. */
  tileId?: string;
}

/** Events of question-and-answer boxes. */
export interface QnaEvents extends CommonEvents {
  /** An answer has been drawn. */
  visualRendered: QnaVisualRenderedEvent;
}

/** The events of each embed type. */
export interface EventTable {
  /** Of reports. */
  report: ReportEvents;
  /** Of single visuals. */
  visual: ReportEvents;
  /** Of report creation. */
  create: CommonEvents;
  /** Of quick creation. */
  quickCreate: CommonEvents;
  /** Of dashboards. */
  dashboard: DashboardEvents;
  /** Of tiles. */
  tile: TileEvents;
  /** Of question-and-answer boxes. */
  qna: QnaEvents;
}

/** An embed type that the SDK knows by itself. */
export type EmbedType = keyof EventTable;

/** Every event name of a table, once: a name that is missing or too much does not compile. */
type NamesOf<Events> = { readonly [Name in keyof Events]: 1 };

const namesOf = <Events>(names: NamesOf<Events>): readonly string[] => Object.keys(names);

const common: NamesOf<CommonEvents> = {
  loaded: 1,
  saved: 1,
  rendered: 1,
  saveAsTriggered: 1,
  error: 1,
  dataSelected: 1,
  buttonClicked: 1,
  info: 1,
};

/** Names of the events that every embed may raise. */
export const commonEvents: readonly string[] = /* @__PURE__ */ namesOf<CommonEvents>(common);

/** Names of the events of reports and single visuals. */
export const reportEvents: readonly string[] = /* @__PURE__ */ namesOf<ReportEvents>({
  ...common,
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

/** Names of the events of dashboards. */
export const dashboardEvents: readonly string[] = /* @__PURE__ */ namesOf<DashboardEvents>({
  ...common,
  tileClicked: 1,
});

/** Names of the events of tiles. */
export const tileEvents: readonly string[] = /* @__PURE__ */ namesOf<TileEvents>({
  ...common,
  tileClicked: 1,
  tileLoaded: 1,
});

/** Names of the events of question-and-answer boxes. */
export const qnaEvents: readonly string[] = /* @__PURE__ */ namesOf<QnaEvents>({ ...common, visualRendered: 1 });
