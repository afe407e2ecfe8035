import { expect, test } from './support/fixtures';
import { fakeFrame, fakeFrames } from './support/fake-frames';

const container = (origin: string, id: string, style = 'height:300px') =>
  `<div id="${id}" data-type="report" data-embed-url="${origin}/reportEmbed?reportId=r" data-access-token="token-1" style="${style}"></div>`;

test('a lazily scanned container gets its frame when it comes near the viewport', async ({
  page,
  servers: { host, provider },
}) => {
  const far = '<p style="height:5000px"></p>';
  await page.goto(
    host.page(
      '/lazy',
      `<body>${container(provider.origin, 'near')}${far}${container(provider.origin, 'far')}
      <script src="/dist/vitrine.umd.min.js" data-lazy="true"></script>`,
    ),
  );
  await expect(page.locator('#near iframe')).toHaveCount(1);
  await expect(page.locator('#far iframe')).toHaveCount(0);
  await page.locator('#far').scrollIntoViewIfNeeded();
  await expect(page.locator('#far iframe')).toHaveCount(1);
  const [, second] = await fakeFrames(page, 2);
  await expect.poll(() => second?.requests()).toEqual(['POST /report/load']);
});

test('removing a container from the page disposes its embed', async ({ page, servers: { host, provider } }) => {
  await page.goto(
    host.page(
      '/removed',
      `<body><main>${container(provider.origin, 'report')}</main><script src="/dist/vitrine.umd.min.js"></script>`,
    ),
  );
  await fakeFrame(page);
  const count = () =>
    page.evaluate(() =>
      (window as unknown as { vitrine: typeof import('@vitrine/sdk') }).vitrine.service.getNumberOfComponents(),
    );
  expect(await count()).toBe(1);
  await page.evaluate(() => {
    document.querySelector('main')?.remove();
  });
  await expect.poll(count).toBe(0);
});

test('a frame that reloads itself is loaded again with the current page and token', async ({
  page,
  servers: { host, provider },
}) => {
  await page.goto(
    host.page(
      '/reload',
      `<body>${container(provider.origin, 'report')}<script src="/dist/vitrine.umd.min.js"></script>`,
    ),
  );
  const frame = await fakeFrame(page);
  await expect.poll(() => frame.requests()).toEqual(['POST /report/load']);
  await page.evaluate(async () => {
    const { service } = (window as unknown as { vitrine: typeof import('@vitrine/sdk') }).vitrine;
    const report = service.get(document.getElementById('report')!) as import('@vitrine/sdk').Report;
    await report.setAccessToken('token-2');
    await report.setPage('Second');
  });
  await frame.frame.evaluate(() => {
    location.reload();
  });
  const load = async () => (await (await fakeFrame(page)).records()).find(({ url }) => url === '/report/load')?.body;
  await expect.poll(load).toMatchObject({ accessToken: 'token-2', pageName: 'Second' });
});
