import { datasetIdOf } from '../../content/catalog';
import type { TileDefinition } from '../../model/definition';
import {
  type DashboardInWorkspace,
  type RestRequest,
  type RestRoutes,
  dashboardOf,
  dashboardsOf,
  findItem,
  itemOf,
  listOf,
  urlOf,
} from './rest-request';

const listDashboards = (request: RestRequest): unknown =>
  listOf(
    request,
    'dashboards',
    dashboardsOf(request).map((each) => dashboardItem(request, each)),
  );

const getDashboard = (request: RestRequest): unknown =>
  itemOf(request, 'dashboards/$entity', dashboardItem(request, dashboardOf(request)));

const listTiles = (request: RestRequest): unknown => {
  const { dashboard } = dashboardOf(request);
  return listOf(
    request,
    'tiles',
    dashboard.tiles.map((tile) => tileItem(request, dashboard.id, tile)),
  );
};

const getTile = (request: RestRequest): unknown => {
  const { dashboard } = dashboardOf(request);
  const tile = findItem(dashboard.tiles, ({ id }) => id === request.params.tileId);
  return itemOf(request, 'tiles/$entity', tileItem(request, dashboard.id, tile));
};

/** Routes for dashboards and their tiles. */
export const dashboardRoutes: RestRoutes = {
  'GET /dashboards': listDashboards,
  'GET /dashboards/:dashboardId': getDashboard,
  'GET /dashboards/:dashboardId/tiles': listTiles,
  'GET /dashboards/:dashboardId/tiles/:tileId': getTile,
  'GET /groups/:groupId/dashboards': listDashboards,
  'GET /groups/:groupId/dashboards/:dashboardId': getDashboard,
  'GET /groups/:groupId/dashboards/:dashboardId/tiles': listTiles,
  'GET /groups/:groupId/dashboards/:dashboardId/tiles/:tileId': getTile,
};

function dashboardItem(request: RestRequest, { workspace, dashboard }: DashboardInWorkspace): object {
  const { id, displayName } = dashboard;
  return {
    id,
    displayName,
    isReadOnly: false,
    webUrl: urlOf(request, `groups/${workspace.id}/dashboards/${encodeURIComponent(id)}`),
    embedUrl: urlOf(request, 'dashboardEmbed', { dashboardId: id, groupId: workspace.id }),
    users: [],
    subscriptions: [],
  };
}

function tileItem(request: RestRequest, dashboardId: string, tile: TileDefinition): object {
  const { id, title, reportId, layout } = tile;
  const report = request.catalog.report(reportId);
  return {
    id,
    ...(title !== undefined && { title }),
    rowSpan: layout.height,
    colSpan: layout.width,
    embedUrl: urlOf(request, 'embed', { dashboardId, tileId: id }),
    embedData: '',
    reportId,
    ...(report && { datasetId: datasetIdOf(report) }),
  };
}
