import type { ReportBookmark } from '../../models';
import type { ReportDefinition } from '../model/definition';
import { captureState } from '../session/state/bookmarks';
import { ReportSession } from '../session/state/report-session';
import { basicFilter } from '../session/state/selection';

/** Returns the sample report's bookmarks: one for all regions, and a group with a bookmark for each coast. */
export function sampleBookmarks(report: ReportDefinition): ReportBookmark[] {
  const region = { table: 'Locations', column: 'Region' };
  const bookmark = (name: string, displayName: string, regions: readonly string[]): ReportBookmark => {
    const session = new ReportSession(report, Date.now);
    const slicer = session.visual('overview', 'region-slicer');
    if (regions.length > 0) slicer.slicerFilters = [basicFilter(session.dataset, region, regions)];
    return { name, displayName, state: captureState(session) };
  };
  return [
    bookmark('all-regions', 'All regions', []),
    {
      name: 'coasts',
      displayName: 'Coasts',
      children: [
        bookmark('west-coast', 'West coast', ['Pacific']),
        bookmark('east-coast', 'East coast', ['Northeast']),
      ],
    },
  ];
}
