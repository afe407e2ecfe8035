import { afterEach, expect, it } from '@jest/globals';
import { service } from '@vitrine/sdk';
import { attachFrame } from '@vitrine/sdk/emulator';
import { showStaff } from './staff-page';

const container = document.body.appendChild(document.createElement('div'));

afterEach(() => service.reset(container));

it('writes the active page to the container', async () => {
  const report = showStaff(container, 'any token');
  attachFrame(report);
  await report.whenRendered();
  const changed = new Promise((resolve) => report.on('pageChanged', resolve));
  await report.setPage('hiring');
  await changed;
  expect(container.dataset.page).toBe('Hiring');
});

it('filters the report to active staff', async () => {
  const report = showStaff(container, 'any token');
  const frame = attachFrame(report);
  await report.whenRendered();
  expect(await report.getFilters()).toMatchObject([{ values: ['Active'] }]);
  expect(frame.requests.map(({ route }) => route)).toContain('GET /report/filters');
});
