import { datasetIdOf } from '../../content/catalog';
import {
  type ReportInWorkspace,
  type RestRequest,
  type RestRoutes,
  itemOf,
  listOf,
  reportOf,
  reportsOf,
  urlOf,
} from './rest-request';

const listReports = (request: RestRequest): unknown =>
  listOf(
    request,
    'reports',
    reportsOf(request).map((each) => reportItem(request, each)),
  );

const getReport = (request: RestRequest): unknown =>
  itemOf(request, 'reports/$entity', reportItem(request, reportOf(request)));

/** Routes for reports. */
export const reportRoutes: RestRoutes = {
  'GET /reports': listReports,
  'GET /reports/:reportId': getReport,
  'GET /groups/:groupId/reports': listReports,
  'GET /groups/:groupId/reports/:reportId': getReport,
};

function reportItem(request: RestRequest, { workspace, report }: ReportInWorkspace): object {
  const { id, displayName } = report;
  return {
    id,
    reportType: 'PowerBIReport',
    name: displayName,
    webUrl: urlOf(request, `groups/${workspace.id}/reports/${encodeURIComponent(id)}`),
    embedUrl: urlOf(request, 'reportEmbed', { reportId: id, groupId: workspace.id }),
    isFromPbix: true,
    isOwnedByMe: true,
    datasetId: datasetIdOf(report),
    datasetWorkspaceId: workspace.id,
    users: [],
    subscriptions: [],
  };
}
