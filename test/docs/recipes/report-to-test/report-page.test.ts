import { readFileSync } from 'node:fs';
import { attachFrame, type ContentDefinition } from '@vitrine/sdk/emulator';
import { expect, it } from 'vitest';
import { showReport } from './report-page';

const content = JSON.parse(
  readFileSync('reports/staff.json', 'utf8'),
) as ContentDefinition;
const recorded = content.reports[0]!;

it('shows the title of the active page', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const embedUrl = `https://app.powerbi.com/reportEmbed?reportId=${recorded.id}`;
  const report = showReport(root, { embedUrl, accessToken: 'any token' });
  attachFrame(report, { content });
  await report.whenRendered();
  for (const { name, displayName } of recorded.pages) {
    await report.setPage(name);
    await expect.poll(() => root.querySelector('h1')?.textContent).toBe(displayName);
  }
});
