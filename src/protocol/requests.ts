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
import type { AuthoringRequestTable } from './authoring-requests';
import type { Row } from './request-row';

export type { Row };

/** Fields that the SDK adds to the configuration of a load request. */
export interface LoadBase {
  /** Embed type. */
  type?: string;
  /** Embed URL with the frame's query parameters except `uid`. */
  embedUrl?: string;
  /** Unique id of the embed. */
  uniqueId?: string;
}

/** Body of `PUT /report/pages/active`. */
export interface ActivePageBody {
  /** Name of the page. */
  name: string;
  /** Always `null`. */
  displayName: null;
  /** Always `true`. */
  isActive: true;
}

/** Body of `PUT /report/pages/:pageName/name`. */
export interface PageNameBody {
  /** Name of the page. */
  name: string;
  /** New title of the page. */
  displayName: string;
}

/** Body of the requests that update filters. The filter types that a level supports depend on the frame. */
export interface FiltersUpdate {
  /** Operation on the existing filters. */
  filtersOperation: FiltersOperations;
  /** Filters. Omitted for `FiltersOperations.RemoveAll`. */
  filters?: Filter[];
}

/**
 * All requests that a frame accepts, by method and path. `:name` marks a path parameter, which is percent-encoded in the
 * message. This table determines the types of the client's methods and of the emulator's handlers. See
 * docs/specification.md#calls.
 */
export interface RequestTable extends AuthoringRequestTable {
  /** Loads and renders a report or a single visual. */
  'POST /report/load': Row<ReportLoadConfiguration & LoadBase, void>;
  /** Loads a report without rendering it (phased load). */
  'POST /report/prepare': Row<ReportLoadConfiguration & LoadBase, void>;
  /** Starts authoring a report on a dataset. */
  'POST /report/create': Row<ReportCreateConfiguration, void>;
  /** Renders a prepared report, optionally with changes to its configuration. */
  'POST /report/render': Row<Partial<ReportLoadConfiguration & LoadBase> | undefined, void>;
  /** Loads a dashboard. */
  'POST /dashboard/load': Row<DashboardLoadConfiguration & LoadBase, void>;
  /** Loads a dashboard without rendering it. */
  'POST /dashboard/prepare': Row<DashboardLoadConfiguration & LoadBase, void>;
  /** Loads a dashboard tile. */
  'POST /tile/load': Row<TileLoadConfiguration & LoadBase, void>;
  /** Loads a Q&A box. */
  'POST /qna/load': Row<LoadQnaConfiguration & LoadBase, void>;
  /** Loads a Q&A box without rendering it. */
  'POST /qna/prepare': Row<LoadQnaConfiguration & LoadBase, void>;
  /** Starts quick create with data passed by the host page. */
  'POST /quickcreate': Row<QuickCreateConfiguration & LoadBase, void>;
  /** Sends the configuration before the load request, once the frame has posted `/ready` (front load). */
  'POST /frontload/config': Row<LoadBase & { accessToken?: string }, void>;

  /** Replaces the access token of a report, single visual, report authoring, quick create or Q&A embed. */
  'POST /report/token': Row<string, void>;
  /** Replaces the access token of a dashboard. */
  'POST /dashboard/token': Row<string, void>;
  /** Replaces the access token of a tile. */
  'POST /tile/token': Row<string, void>;

  /** Asks a question. */
  'POST /qna/interpret': Row<QnaInterpretInputData, void>;

  /** Saves the report. */
  'POST /report/save': Row<null, void>;
  /** Saves the report as a new report. */
  'POST /report/saveAs': Row<SaveAsParameters, void>;
  /** Returns the session's correlation id, for Power BI support. */
  'GET /getCorrelationId': Row<undefined, string>;

  /** Returns the report's pages. */
  'GET /report/pages': Row<undefined, PageInfo[]>;
  /** Activates a page. */
  'PUT /report/pages/active': Row<ActivePageBody, void>;
  /** Adds a page. */
  'POST /report/addPage': Row<{ displayName?: string }, PageInfo>;
  /** Deletes a page. */
  'DELETE /report/pages/:pageName': Row<object, void>;
  /** Changes a page's title. */
  'PUT /report/pages/:pageName/name': Row<PageNameBody, void>;
  /** Returns a page's filters. */
  'GET /report/pages/:pageName/filters': Row<undefined, Filter[]>;
  /** Updates a page's filters. */
  'POST /report/pages/:pageName/filters': Row<FiltersUpdate, void>;
  /** Replaces a page's filters. */
  'PUT /report/pages/:pageName/filters': Row<Filter[], void>;
  /** Returns the visuals on a page. */
  'GET /report/pages/:pageName/visuals': Row<undefined, VisualInfo[]>;
  /** Returns a natural-language description of a page. */
  'GET /report/pages/:pageName/smartNarrativeInsights': Row<undefined, SmartNarratives>;
  /** Returns whether a page has a layout. `:layoutType` is a member name of `LayoutType`. */
  'GET /report/pages/:pageName/layoutTypes/:layoutType': Row<undefined, boolean>;

  /** Returns a visual's filters. */
  'GET /report/pages/:pageName/visuals/:visualName/filters': Row<undefined, Filter[]>;
  /** Updates a visual's filters. */
  'POST /report/pages/:pageName/visuals/:visualName/filters': Row<FiltersUpdate, void>;
  /** Replaces a visual's filters. */
  'PUT /report/pages/:pageName/visuals/:visualName/filters': Row<Filter[], void>;
  /** Returns a visual's data as CSV. */
  'POST /report/pages/:pageName/visuals/:visualName/exportData': Row<ExportDataRequest, ExportDataResult>;
  /** Returns a slicer's state. */
  'GET /report/pages/:pageName/visuals/:visualName/slicer': Row<undefined, SlicerState>;
  /** Sets a slicer's state. */
  'PUT /report/pages/:pageName/visuals/:visualName/slicer': Row<SlicerState, void>;
  /** Clones a visual. */
  'POST /report/pages/:pageName/visuals/:visualName/clone': Row<CloneVisualRequest, CloneVisualResponse>;
  /** Sorts a visual. */
  'PUT /report/pages/:pageName/visuals/:visualName/sortBy': Row<SortByVisualRequest, void>;
  /** Returns a natural-language description of a visual. */
  'GET /report/pages/:pageName/visuals/:visualName/smartNarrativeInsights': Row<undefined, SmartNarratives>;

  /** Returns the report's filters. */
  'GET /report/filters': Row<undefined, Filter[]>;
  /** Updates the report's filters. */
  'POST /report/filters': Row<FiltersUpdate, void>;
  /** Replaces the report's filters. */
  'PUT /report/filters': Row<Filter[], void>;
  /** Opens the print dialog. The response is sent when the dialog is closed. */
  'POST /report/print': Row<null, void>;
  /** Updates settings. Omitted settings keep their values. */
  'PATCH /report/settings': Row<Settings, void>;
  /** Switches the view mode. `:viewMode` is `view` or `edit`. */
  'POST /report/switchMode/:viewMode': Row<null, void>;
  /** Refreshes the data. */
  'POST /report/refresh': Row<null, void>;
  /** Returns whether the report has unsaved changes. */
  'GET /report/hasUnsavedChanges': Row<undefined, boolean>;
  /** Returns the current theme. */
  'GET /report/theme': Row<undefined, ReportTheme>;
  /** Applies a theme. An empty object restores the report's theme. */
  'PUT /report/theme': Row<ReportTheme, void>;
  /** Saves the current filters for the user. */
  'POST /report/userState': Row<null, void>;
  /** Deletes the filters saved for the user. */
  'DELETE /report/userState': Row<null, void>;
  /** Returns whether the filters saved for the user are applied. */
  'GET /report/isUserStateApplied': Row<undefined, boolean>;
  /** Returns the zoom level. 1 is the original size. */
  'GET /report/zoom': Row<undefined, number>;
  /** Closes menus, dialogs and tooltips. */
  'POST /report/closeAllOverlays': Row<null, void>;
  /** Clears the selection. If `:clearPopOutState` is `true`, also exits focus mode and spotlight. */
  'POST /report/clearSelectedVisuals/:clearPopOutState': Row<null, void>;

  /** Returns the report's bookmarks. */
  'GET /report/bookmarks': Row<undefined, ReportBookmark[]>;
  /** Applies a bookmark by name. */
  'POST /report/bookmarks/applyByName': Row<ApplyBookmarkByNameRequest, void>;
  /** Applies a captured state. */
  'POST /report/bookmarks/applyState': Row<ApplyBookmarkStateRequest, void>;
  /** Starts or stops the bookmark slide show. */
  'POST /report/bookmarks/play': Row<PlayBookmarkRequest, void>;
  /** Captures the current state as a bookmark. */
  'POST /report/bookmarks/capture': Row<CaptureBookmarkRequest, ReportBookmark>;
}

/** Key of a request: its method and path template. */
export type Route = keyof RequestTable;

/** Returns whether a frame accepts a request before its content has loaded. */
export const isEarlyRoute = (route: Route): boolean => route === 'GET /getCorrelationId' || route.endsWith('/token');

/** Type of the request body. */
export type RequestBody<R extends Route> = RequestTable[R]['body'];

/** Type of the response body. */
export type RequestResult<R extends Route> = RequestTable[R]['result'];

/** Names of the parameters in a path template. */
export type ParameterName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Path parameters of a request by name, not yet percent-encoded. */
export type RouteParameters<R extends Route> = Record<ParameterName<R>, string>;
