import { service } from '@vitrine/sdk';
import { attachFrame, errorResponse } from '@vitrine/sdk/emulator';
import { afterEach, expect, it } from 'vitest';
import { showStaff } from './staff-page';

const container = document.body.appendChild(document.createElement('div'));

/** Embeds the staff report and attaches an in-memory content frame to its iframe. */
async function openStaff() {
  const report = showStaff(container, 'any token');
  const frame = attachFrame(report);
  await report.whenRendered();
  return { frame, report };
}

afterEach(() => service.reset(container));

it('writes the active page to the container', async () => {
  const { report } = await openStaff();
  await report.setPage('hiring');
  await expect.poll(() => container.dataset.page).toBe('Hiring');
});

it('filters the report to active staff', async () => {
  const { report } = await openStaff();
  expect(await report.getFilters()).toMatchObject([{ values: ['Active'] }]);
});

it('rejects setPage when the frame rejects the request', async () => {
  const { frame, report } = await openStaff();
  frame.handle('PUT /report/pages/active', () => {
    throw errorResponse(403, 'PowerBINotAuthorizedException');
  });
  await expect(report.setPage('hiring')).rejects.toMatchObject({
    message: 'PowerBINotAuthorizedException',
  });
  frame.assertNoUnknownRequests();
});
