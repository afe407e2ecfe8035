import { BasicFilter, service, type Report, type Service } from '@vitrine/sdk';

/** Embeds the staff report and writes the name of its active page to the container. */
export function showStaff(container: HTMLElement, accessToken: string, embedder: Service = service): Report {
  const report = embedder.embed(container, {
    type: 'report',
    embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=staff-overview',
    accessToken,
    tokenType: 1,
    filters: [new BasicFilter({ table: 'Staff', column: 'Status' }, 'In', 'Active')],
  });
  report.on('pageChanged', ({ detail }) => {
    container.dataset.page = detail.newPage.displayName;
  });
  return report;
}
