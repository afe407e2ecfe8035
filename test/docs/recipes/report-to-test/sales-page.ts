import { service, type Report } from '@vitrine/sdk';

/** Embeds the sales report and writes the number of its pages to the container. */
export function showSales(container: HTMLElement, accessToken: string): Report {
  const report = service.embed(container, {
    type: 'report',
    id: 'sales',
    embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=sales',
    accessToken,
    tokenType: 1,
  });
  report.on('rendered', () => {
    void report.getPages().then((pages) => {
      container.dataset.pages = String(pages.length);
    });
  });
  return report;
}
