import { service, type Page, type Report } from '@vitrine/sdk';

/** Embeds a report and shows the title of its active page above it. */
export function showReport(
  root: HTMLElement,
  source: { embedUrl: string; accessToken: string },
): Report {
  const title = root.appendChild(document.createElement('h1'));
  const container = root.appendChild(document.createElement('div'));
  container.style.height = '540px';
  const show = (page: Page) => {
    title.textContent = page.displayName ?? page.name;
  };
  const report = service.embed(container, { type: 'report', tokenType: 1, ...source });
  report.on('loaded', () => void report.getActivePage().then(show));
  report.on('pageChanged', ({ detail }) => show(detail.newPage));
  return report;
}
