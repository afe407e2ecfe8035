import type { ContentDefinition } from './model/definition';
import type { Emulator } from './start';

/**
 * What can be embedded: the type of embed and its embed URL, of the first report and the first dashboard of the content.
 * Kinds that the content does not have are left out.
 */
export function embedAddresses(
  emulator: Emulator,
  { reports, dashboards = [] }: ContentDefinition,
): [type: string, embedUrl: string][] {
  const [report] = reports;
  const [dashboard] = dashboards;
  const tile = dashboard?.tiles[0];
  const addresses: [string, string | undefined][] = [
    ['report, visual', report && emulator.embedUrl(report.id)],
    ['dashboard', dashboard && emulator.dashboardUrl(dashboard.id)],
    ['tile', dashboard && tile && emulator.tileUrl(dashboard.id, tile.id)],
    ['qna', emulator.qnaUrl()],
    ['create', report && emulator.createUrl(report.datasetId ?? report.id)],
    ['quickCreate', emulator.quickCreateUrl()],
    ['paginated report', report && emulator.paginatedUrl(report.id)],
  ];
  return addresses.flatMap(([type, embedUrl]) => (embedUrl === undefined ? [] : [[type, embedUrl]]));
}
