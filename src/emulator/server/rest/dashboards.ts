import { datasetIdOf } from '../../model/data';
import type { TileDefinition } from '../../model/definition';
import {
  type DashboardInWorkspace,
  type RestRequest,
  dashboardOf,
  dashboardsOf,
  itemOf,
  listOf,
  tileOf,
  urlOf,
  withGroupRoutes,
} from './rest-request';

/** Routes for dashboards and their tiles. */
export const dashboardRoutes = withGroupRoutes({
  'GET /dashboards': (request) =>
    listOf(
      request,
      'dashboards',
      dashboardsOf(request).map((each) => dashboardItem(request, each)),
    ),
  'GET /dashboards/:dashboardId': (request) =>
    itemOf(request, 'dashboards/$entity', dashboardItem(request, dashboardOf(request))),
  'GET /dashboards/:dashboardId/tiles': (request) => {
    const { dashboard } = dashboardOf(request);
    return listOf(
      request,
      'tiles',
      dashboard.tiles.map((tile) => tileItem(request, dashboard.id, tile)),
    );
  },
  'GET /dashboards/:dashboardId/tiles/:tileId': (request) => {
    const { dashboard, tile } = tileOf(request);
    return itemOf(request, 'tiles/$entity', tileItem(request, dashboard.id, tile));
  },
});

function dashboardItem(request: RestRequest, { workspace, dashboard }: DashboardInWorkspace): object {
  const { id, displayName } = dashboard;
  return {
    id,
    displayName,
    isReadOnly: false,
    webUrl: urlOf(request.origin, `groups/${workspace.id}/dashboards/${encodeURIComponent(id)}`),
    embedUrl: urlOf(request.origin, 'dashboardEmbed', { dashboardId: id, groupId: workspace.id }),
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
    embedUrl: urlOf(request.origin, 'embed', { dashboardId, tileId: id }),
    embedData: '',
    reportId,
    ...(report && { datasetId: datasetIdOf(report) }),
  };
}
