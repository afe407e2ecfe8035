import { EmbedTokenError } from './embed-token-error';
import { requireString } from './options';

/** Reference to a report. */
export interface ReportItem {
  /** Workspace that contains the report. */
  workspaceId: string;
  /** Id of the report. */
  reportId: string;
}

/** Reference to a dashboard. */
export interface DashboardItem {
  /** Workspace that contains the dashboard. */
  workspaceId: string;
  /** Id of the dashboard. */
  dashboardId: string;
}

/** Reference to a tile. */
export interface TileItem extends DashboardItem {
  /** Id of the tile. */
  tileId: string;
}

/** Reference to a dataset, for Q&A and for creating reports. */
export interface DatasetItem {
  /** Workspace that contains the dataset. */
  workspaceId: string;
  /** Id of the dataset. */
  datasetId: string;
}

/** Reference to an item that can be embedded. */
export type EmbedItem = ReportItem | DashboardItem | TileItem | DatasetItem;

/** Returns an id as a path segment. */
export function segment(value: unknown, name: string): string {
  const id = requireString(value, name, "Pass the id from the item's URL in Power BI.");
  // `fetch` would resolve these segments and change the request's path.
  if (id === '.' || id === '..')
    throw new EmbedTokenError('invalidOptions', `Expected ${name} to be an id, received ${JSON.stringify(id)}.`);
  return encodeURIComponent(id);
}

/** Returns a workspace's path in the REST API. */
export const workspacePath = (workspaceId: string): string => `groups/${segment(workspaceId, 'workspaceId')}`;

/** Returns an item's path in the REST API. */
export function itemPath(item: EmbedItem): string {
  const workspace = workspacePath(item.workspaceId);
  if ('reportId' in item) return `${workspace}/reports/${segment(item.reportId, 'reportId')}`;
  if ('datasetId' in item) return `${workspace}/datasets/${segment(item.datasetId, 'datasetId')}`;
  if (!('dashboardId' in item))
    throw new EmbedTokenError(
      'invalidOptions',
      'Expected the id of an item, received none. Pass reportId, dashboardId (with tileId for a tile) or datasetId.',
    );
  const dashboard = `${workspace}/dashboards/${segment(item.dashboardId, 'dashboardId')}`;
  return 'tileId' in item ? `${dashboard}/tiles/${segment(item.tileId, 'tileId')}` : dashboard;
}
