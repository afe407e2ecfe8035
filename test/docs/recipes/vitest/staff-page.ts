import { BasicFilter, service, type Report } from '@vitrine/sdk';

/** Embeds the staff report and writes the name of its active page to the container. */
export function showStaff(container: HTMLElement, accessToken: string): Report {
  const report = service.embed(container, {
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
