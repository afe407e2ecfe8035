import type { Emulator } from './emulator';
import { datasetIdOf } from './model/data';
import type { ContentDefinition } from './model/definition';

/**
 * Returns an embed URL for each embed type, using the first report and the first dashboard in the content. Types
 * without content are omitted.
 */
export function embedUrlsByType(
  emulator: Emulator,
  { reports, dashboards = [] }: ContentDefinition,
): [type: string, embedUrl: string][] {
  const [report] = reports;
  const [dashboard] = dashboards;
  const tile = dashboard?.tiles[0];
  const urls: [string, string | undefined][] = [
    ['report, visual', report && emulator.embedUrl(report.id)],
    ['dashboard', dashboard && emulator.dashboardUrl(dashboard.id)],
    ['tile', dashboard && tile && emulator.tileUrl(dashboard.id, tile.id)],
    ['qna', emulator.qnaUrl()],
    ['create', report && emulator.createUrl(datasetIdOf(report))],
    ['quickCreate', emulator.quickCreateUrl()],
    ['paginated report', report && emulator.paginatedUrl(report.id)],
  ];
  return urls.flatMap(([type, embedUrl]) => (embedUrl === undefined ? [] : [[type, embedUrl]]));
}
