import { datasetIdOf } from '../../model/data';
import {
  type ReportInWorkspace,
  type RestRequest,
  itemOf,
  listOf,
  reportOf,
  reportsOf,
  urlOf,
  withGroupRoutes,
} from './rest-request';

/** Routes for reports. */
export const reportRoutes = withGroupRoutes({
  'GET /reports': (request) =>
    listOf(
      request,
      'reports',
      reportsOf(request).map((each) => reportItem(request, each)),
    ),
  'GET /reports/:reportId': (request) => itemOf(request, 'reports/$entity', reportItem(request, reportOf(request))),
});

function reportItem(request: RestRequest, { workspace, report }: ReportInWorkspace): object {
  const { id, displayName } = report;
  return {
    id,
    reportType: 'PowerBIReport',
    name: displayName,
    webUrl: urlOf(request.origin, `groups/${workspace.id}/reports/${encodeURIComponent(id)}`),
    embedUrl: urlOf(request.origin, 'reportEmbed', { reportId: id, groupId: workspace.id }),
    isFromPbix: true,
    isOwnedByMe: true,
    datasetId: datasetIdOf(report),
    datasetWorkspaceId: workspace.id,
    users: [],
    subscriptions: [],
  };
}
