import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as PowerBIClient from 'powerbi-client';
import type * as EmulatorModule from '../../../src/emulator';
import { expect, test } from '../../browser/support/fixtures';
import { proxyTo } from '../../browser/support/servers';

let emulator: Awaited<ReturnType<typeof EmulatorModule.startEmulator>>;

test.beforeAll(async ({ servers }) => {
  // The built entry point, as installed by consumers.
  const entryPoint = pathToFileURL(resolve(process.cwd(), 'dist/emulator/index.mjs')).href;
  const { startEmulator } = (await import(entryPoint)) as typeof EmulatorModule;
  emulator = await startEmulator({ port: 0, lenient: true });
  proxyTo(servers.emulated, emulator.origin);
});

test.afterAll(() => emulator.close());

declare global {
  interface Window {
    report: PowerBIClient.Report;
    reportEvents: string[];
  }
}

// The other conformance tests already use 2.24.1, so this test only uses it in full runs.
for (const [version, tag] of [['2.23.1'], ['2.24.1', '@full']]) {
  test(
    `powerbi-client ${version} embeds an emulated report, reads it and changes it`,
    tag ? { tag } : {},
    async ({ page, servers }) => {
      const { host, emulated } = servers;
      await page.goto(
        host.page(
          `/emulated-${version}`,
          `<body><div id="report" style="height:600px"></div><script src="/powerbi-client/${version}/powerbi.js"></script>`,
        ),
      );
      await page.evaluate(async (origin) => {
        const models = (window as unknown as Record<string, typeof PowerBIClient>)['powerbi-client']!.models;
        const element = document.getElementById('report')!;
        window.reportEvents = [];
        window.report = window.powerbi.embed(element, {
          type: 'report',
          id: 'staff-overview',
          embedUrl: `${origin}/reportEmbed?reportId=staff-overview`,
          accessToken: 'any',
          tokenType: models.TokenType.Embed,
        }) as PowerBIClient.Report;
        for (const name of ['loaded', 'rendered', 'pageChanged', 'error']) {
          window.report.on(name, () => void window.reportEvents.push(name));
        }
        await new Promise((done) => window.report.on('rendered', done));
      }, emulated.origin);

      const pages = await page.evaluate(async () =>
        (await window.report.getPages()).map(({ name, isActive }) => ({ name, isActive })),
      );
      expect(pages.length).toBeGreaterThanOrEqual(3);
      expect(pages.filter(({ isActive }) => isActive)).toHaveLength(1);

      const other = pages.find(({ isActive }) => !isActive)!.name;
      const active = await page.evaluate(async (name) => {
        const changed = new Promise<string>((done) => {
          window.report.on('pageChanged', ((event: { detail: { newPage: PowerBIClient.Page } }) =>
            done(event.detail.newPage.name)) as never);
        });
        await window.report.setPage(name);
        return [await changed, (await window.report.getActivePage()).name];
      }, other);
      expect(active).toEqual([other, other]);

      const filters = await page.evaluate(async () => {
        const { BasicFilter } = (window as unknown as Record<string, typeof PowerBIClient>)['powerbi-client']!.models;
        const visuals = await (await window.report.getActivePage()).getVisuals();
        await window.report.setFilters([
          new BasicFilter({ table: 'Staff', column: 'Role' }, 'In', 'Coach').toJSON(),
        ] as never);
        return { visuals: visuals.length, filters: await window.report.getFilters() };
      });
      expect(filters.visuals).toBeGreaterThan(0);
      expect(filters.filters).toHaveLength(1);
      expect(await page.evaluate(() => window.reportEvents)).toEqual(
        expect.arrayContaining(['loaded', 'rendered', 'pageChanged']),
      );
      expect(await page.evaluate(() => window.reportEvents)).not.toContain('error');
    },
  );
}
