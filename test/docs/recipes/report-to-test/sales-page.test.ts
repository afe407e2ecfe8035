import { readFileSync } from 'node:fs';
import { attachFrame, type ContentDefinition } from '@vitrine/sdk/emulator';
import { expect, it } from 'vitest';
import { showSales } from './sales-page';

const content = JSON.parse(readFileSync('reports/sales.json', 'utf8')) as ContentDefinition;

it('writes the number of pages to the container', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const report = showSales(container, 'any token');
  attachFrame(report, { content });
  await report.whenRendered();
  await expect.poll(() => container.dataset.pages).toBe(String(content.reports[0]?.pages.length));
});
