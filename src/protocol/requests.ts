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
  type?: string;
  embedUrl?: string;
  uniqueId?: string;
}

/** Body of `PUT /report/pages/active`; the display name is always null on the wire (wire protocol, 4). */
export interface ActivePageBody {
  name: string;
  displayName: null;
  isActive: true;
}

/** Body of `PUT /report/pages/:pageName/name`. */
export interface PageNameBody {
  name: string;
  displayName: string;
}

/** Body of the calls that change filters (wire protocol, 4); which filters a level takes is the frame's to say. */
export interface FiltersUpdate {
  filtersOperation: FiltersOperations;
  filters?: Filter[];
}

/** One row: the parsed body that the frame receives and the parsed body that it answers. */
export interface Row<Body, Result> {
  body: Body;
  result: Result;
}

/**
 * Every call that the SDK makes to a frame (embedding toolkit, 7).
 * The key is the method and the path; `:name` marks a parameter, percent-encoded on the wire.
 * The client's methods and the emulator's handlers are both typed by these rows.
 */
export interface RequestTable {
  'POST /report/load': Row<ReportLoadConfiguration & LoadBase, void>;
  'POST /report/prepare': Row<ReportLoadConfiguration & LoadBase, void>;
  'POST /report/create': Row<ReportCreateConfiguration, void>;
  'POST /report/render': Row<Partial<ReportLoadConfiguration & LoadBase> | undefined, void>;
  'POST /dashboard/load': Row<DashboardLoadConfiguration & LoadBase, void>;
  'POST /dashboard/prepare': Row<DashboardLoadConfiguration & LoadBase, void>;
  'POST /tile/load': Row<TileLoadConfiguration & LoadBase, void>;
  'POST /qna/load': Row<LoadQnaConfiguration & LoadBase, void>;
  'POST /qna/prepare': Row<LoadQnaConfiguration & LoadBase, void>;
  'POST /quickcreate': Row<QuickCreateConfiguration & LoadBase, void>;
  'POST /frontload/config': Row<LoadBase & { accessToken?: string }, void>;

  'POST /report/token': Row<string, void>;
  'POST /dashboard/token': Row<string, void>;
  'POST /tile/token': Row<string, void>;

  'POST /qna/interpret': Row<QnaInterpretInputData, void>;

  'POST /report/save': Row<null, void>;
  'POST /report/saveAs': Row<SaveAsParameters, void>;
  'GET /getCorrelationId': Row<undefined, string>;

  'GET /report/pages': Row<undefined, PageInfo[]>;
  'PUT /report/pages/active': Row<ActivePageBody, void>;
  'POST /report/addPage': Row<{ displayName?: string }, PageInfo>;
  'DELETE /report/pages/:pageName': Row<object, void>;
  'PUT /report/pages/:pageName/name': Row<PageNameBody, void>;
  'GET /report/pages/:pageName/filters': Row<undefined, Filter[]>;
  'POST /report/pages/:pageName/filters': Row<FiltersUpdate, void>;
  'PUT /report/pages/:pageName/filters': Row<Filter[], void>;
  'GET /report/pages/:pageName/visuals': Row<undefined, VisualInfo[]>;
  'GET /report/pages/:pageName/smartNarrativeInsights': Row<undefined, SmartNarratives>;
  'GET /report/pages/:pageName/layoutTypes/:layoutType': Row<undefined, boolean>;

  'GET /report/pages/:pageName/visuals/:visualName/filters': Row<undefined, Filter[]>;
  'POST /report/pages/:pageName/visuals/:visualName/filters': Row<FiltersUpdate, void>;
  'PUT /report/pages/:pageName/visuals/:visualName/filters': Row<Filter[], void>;
  'POST /report/pages/:pageName/visuals/:visualName/exportData': Row<ExportDataRequest, ExportDataResult>;
  'GET /report/pages/:pageName/visuals/:visualName/slicer': Row<undefined, SlicerState>;
  'PUT /report/pages/:pageName/visuals/:visualName/slicer': Row<SlicerState, void>;
  'POST /report/pages/:pageName/visuals/:visualName/clone': Row<CloneVisualRequest, CloneVisualResponse>;
  'PUT /report/pages/:pageName/visuals/:visualName/sortBy': Row<SortByVisualRequest, void>;
  'GET /report/pages/:pageName/visuals/:visualName/smartNarrativeInsights': Row<undefined, SmartNarratives>;

  'GET /report/filters': Row<undefined, Filter[]>;
  'POST /report/filters': Row<FiltersUpdate, void>;
  'PUT /report/filters': Row<Filter[], void>;
  'POST /report/print': Row<null, void>;
  'PATCH /report/settings': Row<Settings, void>;
  'POST /report/switchMode/:viewMode': Row<null, void>;
  'POST /report/refresh': Row<null, void>;
  'GET /report/hasUnsavedChanges': Row<undefined, boolean>;
  'GET /report/theme': Row<undefined, ReportTheme>;
  'PUT /report/theme': Row<ReportTheme, void>;
  'POST /report/userState': Row<null, void>;
  'DELETE /report/userState': Row<null, void>;
  'GET /report/isUserStateApplied': Row<undefined, boolean>;
  'GET /report/zoom': Row<undefined, number>;
  'POST /report/closeAllOverlays': Row<null, void>;
  'POST /report/clearSelectedVisuals/:clearPopOutState': Row<null, void>;

  'GET /report/bookmarks': Row<undefined, ReportBookmark[]>;
  'POST /report/bookmarks/applyByName': Row<ApplyBookmarkByNameRequest, void>;
  'POST /report/bookmarks/applyState': Row<ApplyBookmarkStateRequest, void>;
  'POST /report/bookmarks/play': Row<PlayBookmarkRequest, void>;
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
