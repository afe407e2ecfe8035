import type {
  ApplyBookmarkByNameRequest,
  ApplyBookmarkStateRequest,
  CaptureBookmarkRequest,
  CloneVisualRequest,
  CloneVisualResponse,
  DashboardLoadConfiguration,
  ExportDataRequest,
  ExportDataResult,
  Filter,
  FiltersOperations,
  LoadQnaConfiguration,
  PageInfo,
  PlayBookmarkRequest,
  QnaInterpretInputData,
  QuickCreateConfiguration,
  ReportBookmark,
  ReportCreateConfiguration,
  ReportLoadConfiguration,
  ReportTheme,
  SaveAsParameters,
  Settings,
  SlicerState,
  SmartNarratives,
  SortByVisualRequest,
  TileLoadConfiguration,
  VisualInfo,
} from '../models';

/** What every load request carries in addition to its own configuration (wire protocol, 3). */
export interface LoadBase {
  /** The embed's type. */
  type?: string;
  /** The embed URL with the frame's parameters, but `uid`. */
  embedUrl?: string;
  /** The embed's unique id. */
  uniqueId?: string;
}

/** Body of `PUT /report/pages/active`; the display name is always null on the wire (wire protocol, 4). */
export interface ActivePageBody {
  /** The page's name. */
  name: string;
  /** Always null. */
  displayName: null;
  /** Always true. */
  isActive: true;
}

/** Body of `PUT /report/pages/:pageName/name`. */
export interface PageNameBody {
  /** The page's name. */
  name: string;
  /** The new name for people. */
  displayName: string;
}

/** Body of the calls that change filters (wire protocol, 4); which filters a level takes is the frame's to say. */
export interface FiltersUpdate {
  /** What to do with the filters. */
  filtersOperation: FiltersOperations;
  /** The filters; none to remove all. */
  filters?: Filter[];
}

/** One row: the parsed body that the frame receives and the parsed body that it answers. */
export interface Row<Body, Result> {
  /** What the call sends. */
  body: Body;
  /** What the answer's body is. */
  result: Result;
}

/**
 * Every call that the SDK makes to a frame (embedding toolkit, 7).
 * The key is the method and the path; `:name` marks a parameter, percent-encoded on the wire.
 * The client's methods and the emulator's handlers are both typed by these rows.
 */
export interface RequestTable {
  /** Loads a report or a single visual and draws it. */
  'POST /report/load': Row<ReportLoadConfiguration & LoadBase, void>;
  /** Loads a report but does not draw it (phased load). */
  'POST /report/prepare': Row<ReportLoadConfiguration & LoadBase, void>;
  /** Begins a new report on a dataset. */
  'POST /report/create': Row<ReportCreateConfiguration, void>;
  /** Draws a prepared report, with changes to its configuration. */
  'POST /report/render': Row<Partial<ReportLoadConfiguration & LoadBase> | undefined, void>;
  /** Loads a dashboard. */
  'POST /dashboard/load': Row<DashboardLoadConfiguration & LoadBase, void>;
  /** Loads a dashboard but does not draw it. */
  'POST /dashboard/prepare': Row<DashboardLoadConfiguration & LoadBase, void>;
  /** Loads a tile of a dashboard. */
  'POST /tile/load': Row<TileLoadConfiguration & LoadBase, void>;
  /** Loads a question-and-answer box. */
  'POST /qna/load': Row<LoadQnaConfiguration & LoadBase, void>;
  /** Loads a question-and-answer box but does not draw it. */
  'POST /qna/prepare': Row<LoadQnaConfiguration & LoadBase, void>;
  /** Begins a new report on data that the page brings. */
  'POST /quickcreate': Row<QuickCreateConfiguration & LoadBase, void>;
  /** Sends the configuration ahead of the load, after `/ready`. */
  'POST /frontload/config': Row<LoadBase & { accessToken?: string }, void>;

  /** Replaces the token of a report, visual, creation or question-and-answer box. */
  'POST /report/token': Row<string, void>;
  /** Replaces the token of a dashboard. */
  'POST /dashboard/token': Row<string, void>;
  /** Replaces the token of a tile. */
  'POST /tile/token': Row<string, void>;

  /** Asks a question. */
  'POST /qna/interpret': Row<QnaInterpretInputData, void>;

  /** Saves the report. */
  'POST /report/save': Row<null, void>;
  /** Saves the report under a new name. */
  'POST /report/saveAs': Row<SaveAsParameters, void>;
  /** The id under which the provider's support finds the session. */
  'GET /getCorrelationId': Row<undefined, string>;

  /** The report's pages. */
  'GET /report/pages': Row<undefined, PageInfo[]>;
  /** Shows a page. */
  'PUT /report/pages/active': Row<ActivePageBody, void>;
  /** Adds a page. */
  'POST /report/addPage': Row<{ displayName?: string }, PageInfo>;
  /** Deletes a page. */
  'DELETE /report/pages/:pageName': Row<object, void>;
  /** Renames a page for people. */
  'PUT /report/pages/:pageName/name': Row<PageNameBody, void>;
  /** A page's filters. */
  'GET /report/pages/:pageName/filters': Row<undefined, Filter[]>;
  /** Changes a page's filters. */
  'POST /report/pages/:pageName/filters': Row<FiltersUpdate, void>;
  /** Replaces a page's filters. */
  'PUT /report/pages/:pageName/filters': Row<Filter[], void>;
  /** A page's visuals. */
  'GET /report/pages/:pageName/visuals': Row<undefined, VisualInfo[]>;
  /** A page's content in words. */
  'GET /report/pages/:pageName/smartNarrativeInsights': Row<undefined, SmartNarratives>;
  /** Whether a page has a layout of a type, given by the enum's name. */
  'GET /report/pages/:pageName/layoutTypes/:layoutType': Row<undefined, boolean>;

  /** A visual's filters. */
  'GET /report/pages/:pageName/visuals/:visualName/filters': Row<undefined, Filter[]>;
  /** Changes a visual's filters. */
  'POST /report/pages/:pageName/visuals/:visualName/filters': Row<FiltersUpdate, void>;
  /** Replaces a visual's filters. */
  'PUT /report/pages/:pageName/visuals/:visualName/filters': Row<Filter[], void>;
  /** A visual's data as CSV. */
  'POST /report/pages/:pageName/visuals/:visualName/exportData': Row<ExportDataRequest, ExportDataResult>;
  /** A slicer's state. */
  'GET /report/pages/:pageName/visuals/:visualName/slicer': Row<undefined, SlicerState>;
  /** Sets a slicer's state. */
  'PUT /report/pages/:pageName/visuals/:visualName/slicer': Row<SlicerState, void>;
  /** Clones a visual. */
  'POST /report/pages/:pageName/visuals/:visualName/clone': Row<CloneVisualRequest, CloneVisualResponse>;
  /** Sorts a visual. */
  'PUT /report/pages/:pageName/visuals/:visualName/sortBy': Row<SortByVisualRequest, void>;
  /** A visual's data in words. */
  'GET /report/pages/:pageName/visuals/:visualName/smartNarrativeInsights': Row<undefined, SmartNarratives>;

  /** The report's filters. */
  'GET /report/filters': Row<undefined, Filter[]>;
  /** Changes the report's filters. */
  'POST /report/filters': Row<FiltersUpdate, void>;
  /** Replaces the report's filters. */
  'PUT /report/filters': Row<Filter[], void>;
  /** Prints the report; answered when the dialog is closed. */
  'POST /report/print': Row<null, void>;
  /** Changes settings; those that are not given stay. */
  'PATCH /report/settings': Row<Settings, void>;
  /** Switches to 'view' or 'edit'. */
  'POST /report/switchMode/:viewMode': Row<null, void>;
  /** Queries the data again. */
  'POST /report/refresh': Row<null, void>;
  /** Whether there is something to save. */
  'GET /report/hasUnsavedChanges': Row<undefined, boolean>;
  /** The present theme. */
  'GET /report/theme': Row<undefined, ReportTheme>;
  /** Applies a theme; an empty one is the report's own. */
  'PUT /report/theme': Row<ReportTheme, void>;
  /** Saves the present filters for the user. */
  'POST /report/userState': Row<null, void>;
  /** Drops the filters saved for the user. */
  'DELETE /report/userState': Row<null, void>;
  /** Whether the user's saved filters are applied. */
  'GET /report/isUserStateApplied': Row<undefined, boolean>;
  /** The zoom level; 1 is the page's own size. */
  'GET /report/zoom': Row<undefined, number>;
  /** Closes menus, dialogs and tooltips. */
  'POST /report/closeAllOverlays': Row<null, void>;
  /** Clears the selection; with 'true' also focus mode and spotlight. */
  'POST /report/clearSelectedVisuals/:clearPopOutState': Row<null, void>;

  /** The report's bookmarks. */
  'GET /report/bookmarks': Row<undefined, ReportBookmark[]>;
  /** Applies a bookmark. */
  'POST /report/bookmarks/applyByName': Row<ApplyBookmarkByNameRequest, void>;
  /** Restores a captured state. */
  'POST /report/bookmarks/applyState': Row<ApplyBookmarkStateRequest, void>;
  /** Enters or leaves the play mode of bookmarks. */
  'POST /report/bookmarks/play': Row<PlayBookmarkRequest, void>;
  /** Captures the present state. */
  'POST /report/bookmarks/capture': Row<CaptureBookmarkRequest, ReportBookmark>;
}

/** A call's name: its method and path template. */
export type Route = keyof RequestTable;

/** The body that a call sends. */
export type RequestBody<R extends Route> = RequestTable[R]['body'];

/** The body that a call's answer carries. */
export type RequestResult<R extends Route> = RequestTable[R]['result'];

/** The names of a path template's parameters. */
export type ParameterName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a call, by name, not yet encoded. */
export type RouteParameters<R extends Route> = Record<ParameterName<R>, string>;
