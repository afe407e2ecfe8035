import { expect, test } from './support/fixtures';
import { fakeFrame, fakeFrames } from './support/fake-frames';

const container = (origin: string, id: string, style = 'height:300px') =>
  `<div id="${id}" data-type="report" data-embed-url="${origin}/reportEmbed?reportId=r" data-access-token="token-1" style="${style}"></div>`;

test('a lazily scanned container gets its frame when it approaches the viewport', async ({
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

type SDK = typeof import('@vitrine/sdk');

const blankPage = '<body><script src="/dist/vitrine.umd.min.js" data-auto-embed="false"></script>';

test('a container that leaves the page is detached, and reloads in the same state when it returns', async ({
  page,
  servers: { host, provider },
}) => {
  await page.goto(host.page('/returned', `<body><main>${container(provider.origin, 'report')}</main>${blankPage}`));
  const errorCodes = await page.evaluate(async () => {
    const { service } = (window as unknown as { vitrine: SDK }).vitrine;
    const element = document.querySelector('div')!;
    const report = service.embed(element, { type: 'report' });
    await report.whenRendered();
    await report.setPage('Second');
    await report.setFilters([]);
    await report.updateSettings({ zoomLevel: 2 });
    await report.applyTheme({ themeJson: { name: 'Dark' } });
    Object.assign(window, { element, report });
    const errorCode = (call: Promise<unknown>) =>
      call.then(String, (error: unknown) => (error as { code: string }).code);
    const pending = errorCode(report.getPages());
    document.querySelector('main')?.remove();
    return [await pending, await errorCode(report.getPages()), service.getNumberOfComponents()];
  });
  expect(errorCodes).toEqual(['detached', 'detached', 0]);
  await expect(page.locator('iframe')).toHaveCount(0);
  const isSame = await page.evaluate(async () => {
    const { service } = (window as unknown as { vitrine: SDK }).vitrine;
    const { element, report } = window as unknown as { element: HTMLElement; report: import('@vitrine/sdk').Report };
    const saved = new Promise((resolve) => report.on('saved', resolve));
    Object.assign(window, { saved });
    document.body.append(element);
    await new Promise((resolve) => report.subscribeToLoads((loaded) => resolve(loaded)));
    return service.get(element) === report;
  });
  expect(isSame).toBe(true);
  const frame = await fakeFrame(page);
  const records = await frame.records();
  expect(records.filter(({ kind }) => kind === 'request')).toMatchObject([
    {
      url: '/report/load',
      body: { pageName: 'Second', filters: [], settings: { zoomLevel: 2 }, theme: { themeJson: { name: 'Dark' } } },
    },
  ]);
  await frame.emit('/reports/{uid}/events/saved');
  await page.evaluate(() => (window as unknown as { saved: Promise<unknown> }).saved);
});

test('a cleared container gets a new frame when content is embedded again', async ({
  page,
  servers: { host, provider },
}) => {
  await page.goto(host.page('/cleared', `<body>${container(provider.origin, 'report')}${blankPage}`));
  const [code, isSame] = await page.evaluate(async () => {
    const { service } = (window as unknown as { vitrine: SDK }).vitrine;
    const element = document.querySelector('div')!;
    const report = service.embed(element, { type: 'report' });
    await report.whenRendered();
    element.innerHTML = '';
    const rejected = await report.getPages().catch((error: unknown) => (error as { code: string }).code);
    const reembedded = service.embed(element, { type: 'report' });
    await reembedded.whenRendered();
    return [rejected, reembedded === report];
  });
  expect([code, isSame]).toEqual(['detached', true]);
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('a frame from an unreachable server is reported as silent', async ({ page, servers: { host } }) => {
  await page.goto(host.page('/silent', `<body><div></div>${blankPage}`));
  const code = await page.evaluate(async () => {
    const { Service } = (window as unknown as { vitrine: SDK }).vitrine;
    // no server listens on this port
    const service = new Service({ silentTimeoutMs: 50, trustedOrigins: ['http://127.0.0.1:9'] });
    const embedUrl = 'http://127.0.0.1:9/reportEmbed?reportId=r';
    const report = service.embed(document.querySelector('div')!, { type: 'report', embedUrl, accessToken: 't' });
    return new Promise((resolve) => report.on('error', ({ detail }) => resolve(detail.code)));
  });
  expect(code).toBe('frameSilent');
});

test('a frame that reloads itself loads its content with the current page and token', async ({
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
    const { service } = (window as unknown as { vitrine: SDK }).vitrine;
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
