import { Service } from '@vitrine/sdk';
import { createFrameEmulator, MemoryWindow } from '@vitrine/sdk/emulator';
import { expect, it } from 'vitest';
import { showStaff } from './staff-page';

/** Shows the page and connects its iframe to a content frame in memory. */
async function openStaff() {
  const host = new MemoryWindow({ origin: 'https://page.example' });
  const frame = createFrameEmulator({ host });
  const container = document.body.appendChild(document.createElement('div'));
  const report = showStaff(container, await frame.createToken(), new Service({ messageTarget: host }));
  Object.defineProperty(report.iframe, 'contentWindow', { value: frame.window });
  report.iframe.dispatchEvent(new Event('load'));
  await report.whenRendered();
  return { container, frame, report };
}

it('writes the active page to the container', async () => {
  const { container, report } = await openStaff();
  await report.setPage('hiring');
  await expect.poll(() => container.dataset.page).toBe('Hiring');
});

it('shows active staff only', async () => {
  const { report } = await openStaff();
  expect(await report.getFilters()).toMatchObject([{ values: ['Active'] }]);
});

it('rejects when the frame refuses the call', async () => {
  const { frame, report } = await openStaff();
  frame.use({ kind: 'refuse', route: 'PUT /report/pages/active' });
  await expect(report.setPage('hiring')).rejects.toMatchObject({ message: 'Refused' });
  frame.assertNoUnknownRequests();
});
