import type { Catalog, Workspace } from '../../content/catalog';
import type { TokenAuthority } from '../../content/token';
import type { DashboardDefinition, ReportDefinition, TileDefinition } from '../../model/definition';
import { forbidden, itemNotFound } from './rest-error';

/** An authorized request to the REST API. */
export interface RestRequest {
  /** Path parameters, by name. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed JSON body, or undefined if the request has no body. */
  readonly body: unknown;
  readonly catalog: Catalog;
  readonly authority: TokenAuthority;
  /** Workspaces that the service principal has access to. */
  readonly workspaces: readonly Workspace[];
  /** The access token's expiry, in milliseconds since 1970. Embed tokens expire no later than this. */
  readonly expiresAt: number;
  /** Returns the current time in milliseconds since 1970. */
  readonly now: () => number;
  /** The server's origin, for embed URLs. */
  readonly origin: string;
}

/** Request handler. Returns the response body, or throws a `RestError`. */
export type RestHandler = (request: RestRequest) => unknown;

/** Handlers by 'METHOD /path', relative to `/v1.0/myorg`. */
export type RestRoutes = Readonly<Record<string, RestHandler>>;

/** Returns the routes, and the same routes below `/groups/:groupId` for the items in one workspace. */
export function withGroupRoutes(routes: RestRoutes): RestRoutes {
  const groupRoutes = Object.entries(routes).map(
    ([route, handler]) => [route.replace(' ', ' /groups/:groupId'), handler] as const,
  );
  return { ...routes, ...Object.fromEntries(groupRoutes) };
}

/** Returns the workspace whose `groupId` is in the path, or all accessible workspaces if the path has none. */
export function workspacesOf({ params: { groupId }, workspaces }: RestRequest): readonly Workspace[] {
  if (groupId === undefined) return workspaces;
  const workspace = workspaces.find(({ id }) => id === groupId);
  if (!workspace) throw forbidden();
  return [workspace];
}

/** A report and the workspace that contains it. */
export interface ReportInWorkspace {
  workspace: Workspace;
  report: ReportDefinition;
}

/** Returns the reports in the workspaces that a path refers to. */
export function reportsOf(request: RestRequest): ReportInWorkspace[] {
  return workspacesOf(request).flatMap((workspace) => workspace.reports.map((report) => ({ workspace, report })));
}

/** Returns the report that a path refers to. */
export function reportOf(request: RestRequest): ReportInWorkspace {
  return findItem(reportsOf(request), ({ report }) => report.id === request.params.reportId);
}

/** A dashboard and the workspace that contains it. */
export interface DashboardInWorkspace {
  workspace: Workspace;
  dashboard: DashboardDefinition;
}

/** Returns the dashboards in the workspaces that a path refers to. */
export function dashboardsOf(request: RestRequest): DashboardInWorkspace[] {
  return workspacesOf(request).flatMap((workspace) =>
    workspace.dashboards.map((dashboard) => ({ workspace, dashboard })),
  );
}

/** Returns the dashboard that a path refers to. */
export function dashboardOf(request: RestRequest): DashboardInWorkspace {
  return findItem(dashboardsOf(request), ({ dashboard }) => dashboard.id === request.params.dashboardId);
}

/** Returns the tile that a path refers to, and its dashboard. */
export function tileOf(request: RestRequest): { dashboard: DashboardDefinition; tile: TileDefinition } {
  const { dashboard } = dashboardOf(request);
  return { dashboard, tile: findItem(dashboard.tiles, ({ id }) => id === request.params.tileId) };
}

/** Returns the first matching item. Throws a 'not found' error if there is none. */
export function findItem<Item>(items: readonly Item[], matches: (item: Item) => boolean): Item {
  const found = items.find(matches);
  if (found === undefined) throw itemNotFound();
  return found;
}

/** Returns a list in Power BI's format. `path` is the part of `@odata.context` after `$metadata#`. */
export function listOf(request: RestRequest, path: string, items: readonly unknown[]): unknown {
  const { query } = request;
  const skip = Number(query.get('$skip') ?? 0);
  const top = Number(query.get('$top') ?? items.length);
  return { '@odata.context': contextOf(request, path), value: items.slice(skip, skip + top) };
}

/** Returns an item in Power BI's format. */
export function itemOf(request: RestRequest, path: string, item: object): unknown {
  return { '@odata.context': contextOf(request, path), ...item };
}

function contextOf({ origin }: RestRequest, path: string): string {
  return `${origin}/v1.0/myorg/$metadata#${path}`;
}

/** Returns a URL on the server. */
export function urlOf(origin: string, path: string, parameters: Record<string, string> = {}): string {
  const query = new URLSearchParams(parameters).toString();
  return `${origin}/${path}${query === '' ? '' : `?${query}`}`;
}
