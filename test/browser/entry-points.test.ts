import { expect, test } from './support/fixtures';
import { fakeFrame } from './support/fake-frames';

const attributes = (origin: string): string =>
  `<div id="report" data-type="report" data-embed-url="${origin}/reportEmbed?reportId=r" data-access-token="token-1" style="height:300px"></div>`;

test('the script tag embeds content declared with attributes', async ({ page, servers: { host, provider } }) => {
  await page.goto(
    host.page('/script-tag', `<body><script src="/dist/vitrine.umd.min.js"></script>${attributes(provider.origin)}`),
  );
  const frame = await fakeFrame(page);
  await expect.poll(() => frame.requests()).toEqual(['POST /report/load']);
});

test('the script tags of the SDK and its devtools work on a page with an AMD loader', async ({
  page,
  servers: { host, provider },
}) => {
  await page.goto(
    host.page(
      '/script-tag-amd',
      `<body><script>window.define = Object.assign((...args) => { (define.calls ??= []).push(args); }, { amd: {} });</script>
       <script src="/dist/vitrine.umd.min.js"></script><script src="/dist/vitrine.devtools.umd.min.js"></script>
       ${attributes(provider.origin)}`,
    ),
  );
  const frame = await fakeFrame(page);
  await expect.poll(() => frame.requests()).toEqual(['POST /report/load']);
  await expect(page.getByRole('button', { name: 'Open the Vitrine devtools' })).toBeVisible();
  // loaders reject anonymous modules from script tags
  expect(await page.evaluate(`define.calls.map(([name, , create]) => [name, create() === vitrine])`)).toEqual([
    ['vitrine', true],
  ]);
});

test('the script tag with data-auto-embed="false" embeds nothing', async ({ page, servers: { host, provider } }) => {
  await page.goto(
    host.page(
      '/script-tag-off',
      `<body><script src="/dist/vitrine.umd.js" data-auto-embed="false"></script>${attributes(provider.origin)}`,
    ),
  );
  expect(await page.evaluate(() => 'vitrine' in window)).toBe(true);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator('iframe')).toHaveCount(0);
});

test("the auto entry point embeds declared content with the module's service", async ({
  page,
  servers: { host, provider },
}) => {
  await page.goto(
    host.page(
      '/auto',
      `<body>${attributes(provider.origin)}<script type="module">
        import '/dist/auto.mjs';
        import { service } from '/dist/index.mjs';
        window.embeddedType = () => service.get(document.getElementById('report')).config.type;
      </script>`,
    ),
  );
  const frame = await fakeFrame(page);
  await expect.poll(() => frame.requests()).toEqual(['POST /report/load']);
  expect(await page.evaluate(() => (window as unknown as { embeddedType(): string }).embeddedType())).toBe('report');
});

test('importing the module entry point embeds nothing', async ({ page, servers: { host, provider } }) => {
  await page.goto(
    host.page(
      '/module',
      `<body>${attributes(provider.origin)}<script type="module">import '/dist/index.mjs'; window.ready = true;</script>`,
    ),
  );
  await page.waitForFunction(() => 'ready' in window);
  await expect(page.locator('iframe')).toHaveCount(0);
});
