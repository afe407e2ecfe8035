import { datasetIdOf } from '../../model/data';
import {
  type ReportInWorkspace,
  type RestRequest,
  findItem,
  itemOf,
  listOf,
  reportsOf,
  urlOf,
  withGroupRoutes,
} from './rest-request';

/** Routes for datasets. */
export const datasetRoutes = withGroupRoutes({
  'GET /datasets': (request) =>
    listOf(
      request,
      'datasets',
      datasetsOf(request).map((each) => datasetItem(request, each)),
    ),
  'GET /datasets/:datasetId': (request) =>
    itemOf(request, 'datasets/$entity', datasetItem(request, datasetOf(request))),
});

/** Returns the datasets in the workspaces that a path refers to, each represented by the first report that uses it. */
function datasetsOf(request: RestRequest): ReportInWorkspace[] {
  const byId = new Map<string, ReportInWorkspace>();
  for (const each of reportsOf(request)) {
    const id = datasetIdOf(each.report);
    if (!byId.has(id)) byId.set(id, each);
  }
  return [...byId.values()];
}

/** Returns the dataset that a path refers to. */
export function datasetOf(request: RestRequest): ReportInWorkspace {
  return findItem(datasetsOf(request), ({ report }) => datasetIdOf(report) === request.params.datasetId);
}

function datasetItem(request: RestRequest, { workspace, report }: ReportInWorkspace): object {
  const id = datasetIdOf(report);
  const needsIdentity = (report.roles ?? []).length > 0;
  return {
    id,
    name: report.displayName,
    webUrl: urlOf(request.origin, `groups/${workspace.id}/datasets/${encodeURIComponent(id)}`),
    addRowsAPIEnabled: false,
    configuredBy: 'emulator',
    isRefreshable: true,
    isEffectiveIdentityRequired: needsIdentity,
    isEffectiveIdentityRolesRequired: needsIdentity,
    isOnPremGatewayRequired: false,
    targetStorageMode: 'Abf',
    createReportEmbedURL: urlOf(request.origin, 'reportEmbed', { datasetId: id }),
    qnaEmbedURL: urlOf(request.origin, 'qnaEmbed'),
    users: [],
  };
}
