import type { Emulator } from '../../../src/emulator';
import { expect, test as base } from '../support/fixtures';
import { proxyTo } from '../support/servers';

/** What the tests use of the published client; its own types are ambient modules that would reach every file. */
interface Peer {
  powerbi: { embed(element: Element, config: object): PeerReport };
}
interface PeerReport {
  on(name: string, handler: (event: { detail: unknown }) => void): void;
  getPages(): Promise<{ name: string; isActive: boolean }[]>;
  setPage(name: string): Promise<unknown>;
  getFilters(): Promise<unknown[]>;
  setFilters(filters: object[]): Promise<unknown>;
  getActivePage(): Promise<{ name: string; getVisuals(): Promise<{ name: string; type: string }[]> }>;
  setAccessToken(token: string): Promise<unknown>;
}

const test = base.extend<object, { emulator: Emulator }>({
  emulator: [
    async ({ servers }, use) => {
      const path = `${process.cwd()}/dist/emulator/index.mjs`;
      const { startEmulator } = (await import(path)) as typeof import('../../../src/emulator');
      const emulator = await startEmulator();
      proxyTo(servers.emulated, emulator.origin);
      await use(emulator);
      await emulator.close();
    },
    { scope: 'worker' },
  ],
});

test('the published powerbi-client embeds, turns pages, filters and hears events on the emulator, unchanged', async ({
  page,
  servers: { host, emulated },
  emulator,
}) => {
  const token = await emulator.createToken(['staff-overview']);
  const embedUrl = `${emulated.origin}/reportEmbed?reportId=staff-overview`;
  await page.goto(
    host.page(
      '/peer-on-emulator',
      `<body><div id="a" style="width:900px;height:560px"></div><script src="/peer/2.24.1/powerbi.min.js"></script>`,
    ),
  );
  const seen = await page.evaluate(
    async ([url, accessToken]) => {
      const { powerbi } = window as unknown as Peer;
      const events: string[] = [];
      const report = powerbi.embed(document.querySelector('#a')!, {
        type: 'report',
        embedUrl: url,
        accessToken,
        tokenType: 1,
      });
      const once = (name: string) =>
        new Promise<unknown>((resolve) => report.on(name, ({ detail }) => resolve(detail)));
      for (const name of ['loaded', 'rendered', 'pageChanged', 'filtersApplied', 'error']) {
        report.on(name, () => events.push(name));
      }
      await once('rendered');
      const pages = await report.getPages();
      const changed = once('pageChanged') as Promise<{ newPage: { name: string } }>;
      await report.setPage('locations');
      const newPage = (await changed).newPage.name;
      const filter = {
        $schema: 'http://powerbi.com/product/schema#basic',
        target: { table: 'Staff', column: 'Contract' },
        operator: 'In',
        values: ['Full-time'],
        filterType: 1,
      };
      const applied = once('filtersApplied');
      await report.setFilters([filter]);
      await applied;
      const active = await report.getActivePage();
      await report.setAccessToken(accessToken);
      return {
        pages: pages.map(({ name }) => name),
        newPage,
        active: active.name,
        visuals: (await active.getVisuals()).length,
        filters: await report.getFilters(),
        events: [...new Set(events)],
      };
    },
    [embedUrl, token] as const,
  );
  expect(seen.pages).toEqual(['overview', 'locations', 'hiring', 'people']);
  expect([seen.newPage, seen.active]).toEqual(['locations', 'locations']);
  expect(seen.visuals).toBeGreaterThan(3);
  expect(seen.filters).toMatchObject([{ target: { table: 'Staff', column: 'Contract' }, values: ['Full-time'] }]);
  expect(seen.events).toEqual(['loaded', 'rendered', 'pageChanged', 'filtersApplied']);
  await expect(page.frameLocator('iframe').getByText('All locations', { exact: true })).toBeVisible();
});

test('the published client is told why a token does not open a report', async ({
  page,
  servers: { host, emulated },
  emulator,
}) => {
  const token = await emulator.createToken(['another-report']);
  await page.goto(
    host.page('/peer-refused', `<body><div id="a"></div><script src="/peer/2.24.1/powerbi.min.js"></script>`),
  );
  const error = await page.evaluate(
    ([embedUrl, accessToken]) =>
      new Promise<unknown>((resolve) => {
        const { powerbi } = window as unknown as Peer;
        const report = powerbi.embed(document.querySelector('#a')!, {
          type: 'report',
          embedUrl,
          accessToken,
          tokenType: 1,
        });
        report.on('error', ({ detail }) => resolve(detail));
      }),
    [`${emulated.origin}/reportEmbed?reportId=staff-overview`, token] as const,
  );
  expect(JSON.stringify(error)).not.toContain(token);
  expect(error).toMatchObject({ message: expect.any(String) });
});
