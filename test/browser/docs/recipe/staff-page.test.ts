import { readFileSync } from 'node:fs';
import { Site } from '../../support/site';

// the page under test
const staffPage = `<!doctype html><title>Staff</title>
  <div id="report" style="height: 540px"></div><output id="page-name"></output>
  <script data-auto-embed="false">${readFileSync('dist/vitrine.umd.min.js', 'utf8')}</script>
  <script>
    (async () => {
      const { embedUrl, token } = await (await fetch('/api/report')).json();
      vitrine.service.trustOrigin(new URL(embedUrl).origin);
      const report = vitrine.service.embed(document.querySelector('#report'), {
        type: 'report', embedUrl, accessToken: token, tokenType: 1, title: 'Staff',
      });
      const show = (page) => { document.querySelector('#page-name').value = page.displayName; };
      report.on('loaded', async () => show(await report.getActivePage()));
      report.on('pageChanged', ({ detail }) => show(detail.newPage));
    })();
  </script>`;
base.use({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the required fixtures from this pattern
  baseURL: async ({}, use) => {
    const site = await Site.start({ hostname: 'localhost' });
    site.serve('/', staffPage);
    await use(site.origin);
    await site.close();
  },
});

import { expect, test as base } from '@playwright/test';
import { startEmulator, type Emulator } from '@vitrine/sdk/emulator';

const test = base.extend<object, { emulator: Emulator }>({
  emulator: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the required fixtures from this pattern
    async ({}, use) => {
      const emulator = await startEmulator();
      await use(emulator);
      await emulator.close();
    },
    { scope: 'worker' },
  ],
});

test('shows the staff report and the name of its active page', async ({
  page,
  emulator,
}) => {
  const report = {
    embedUrl: emulator.embedUrl('staff-overview'),
    token: await emulator.createToken(),
  };
  await page.route('**/api/report', (route) => route.fulfill({ json: report }));
  await page.goto('/');

  const frame = page.frameLocator('iframe[title="Staff"]');
  await expect(frame.getByText('Headcount by team')).toBeVisible();
  await frame.getByRole('button', { name: 'Hiring' }).click();
  await expect(page.locator('#page-name')).toHaveText('Hiring');
});
