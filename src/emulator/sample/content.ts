import type { ContentDefinition, DashboardDefinition } from '../model/definition';
import { sampleReport, sampleReportId } from './report';

const tile = (
  id: string,
  title: string,
  [pageName, visualName]: [pageName: string, visualName: string],
  [column, row, width, height]: [column: number, row: number, width: number, height: number],
) => ({
  id,
  title,
  reportId: sampleReportId,
  pageName,
  visualName,
  layout: { column, row, width, height },
});

const dashboard: DashboardDefinition = {
  id: 'staff-dashboard',
  displayName: 'Staff today',
  tiles: [
    tile('headcount', 'Headcount', ['overview', 'headcount'], [0, 0, 3, 1]),
    tile('members', 'Members', ['overview', 'members'], [3, 0, 3, 1]),
    tile('open-positions', 'Open positions', ['hiring', 'open-positions'], [6, 0, 3, 1]),
    tile('fill-rate', 'Fill rate', ['hiring', 'fill-rate'], [9, 0, 3, 1]),
    tile('members-trend', 'Members by month', ['overview', 'members-trend'], [0, 1, 6, 2]),
    tile('headcount-region', 'Headcount by region', ['overview', 'headcount-region'], [6, 1, 6, 2]),
    tile('openings-source', 'Openings by source', ['hiring', 'openings-source'], [0, 3, 4, 3]),
    tile('rate-role', 'Roles', ['people', 'rate-role'], [4, 3, 8, 3]),
  ],
};

/** Returns the sample content: the 'staff-overview' report and the 'staff-dashboard' dashboard. */
export function sampleContent(): ContentDefinition {
  return { reports: [sampleReport()], dashboards: [dashboard] };
}
