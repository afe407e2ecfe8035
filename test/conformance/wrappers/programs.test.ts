import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type * as EmulatorModule from '../../../src/emulator';
import { expect, test } from '../../browser/support/fixtures';
import { proxyTo } from '../../browser/support/servers';
import type {} from '../../third-party/program';

let emulator: EmulatorModule.Emulator;

test.beforeAll(async ({ servers }) => {
  // The built entry point, as installed by consumers.
  const entryPoint = pathToFileURL(resolve('dist/emulator/index.mjs')).href;
  const { startEmulator } = (await import(entryPoint)) as typeof EmulatorModule;
  emulator = await startEmulator({ port: 0, lenient: true });
  proxyTo(servers.emulated, emulator.origin);
});

test.afterAll(() => emulator.close());

/** Bundles a program. The alias is the only change that programs need. */
async function bundleProgram(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(`test/third-party/${name}.ts`)],
    alias: { 'powerbi-client': '@vitrine/sdk/compat', 'powerbi-models': '@vitrine/sdk/compat/models' },
    // The paths in this repository's tsconfig.json would replace the built package.
    tsconfigRaw: {},
    bundle: true,
    format: 'iife',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Methods that powerbi-report-authoring adds, whose types it declares for other modules. */
interface AuthoredVisual {
  name: string;
  addDataField(role: string, field: object): Promise<unknown>;
  setProperty(selector: object, value: object): Promise<unknown>;
  changeType(type: string): Promise<unknown>;
}
interface AuthoredPage {
  createVisual(type: string, layout: object): Promise<{ visual: AuthoredVisual }>;
  deleteVisual(name: string): Promise<unknown>;
  getVisualByName(name: string): Promise<AuthoredVisual>;
}
interface AuthoredProgram {
  report(): {
    switchMode(mode: string): Promise<unknown>;
    addPage(title: string): Promise<AuthoredPage>;
    getActivePage(): Promise<AuthoredPage>;
  };
}

const programs = [
  ['vue', 'powerbi-client-vue-js 1.1.2'],
  ['angular', 'powerbi-client-angular 5.0.0'],
  ['ngx', 'ngx-powerbi 5.0.1'],
  ['react', 'powerbi-report-component 2.6.1'],
  ['authoring', 'powerbi-report-authoring 3.0.0'],
] as const;

for (const [name, title] of programs) {
  test(
    `${title} embeds, calls, updates and removes a report through the compat entry point`,
    { tag: '@full' },
    async ({ page, servers }) => {
      const { host, emulated } = servers;
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      page.on('pageerror', ({ message }) => problems.push(message));
      host.serve('/program.js', await bundleProgram(name));
      host.serve('/favicon.ico', '');
      const style = '<style>.report, #root { height: 500px }</style>';
      await page.goto(host.page('/program', `${style}<body><div id="root"></div><script src="/program.js"></script>`));

      const events = await page.evaluateHandle((): string[] => []);
      const config = {
        type: 'report',
        id: 'staff-overview',
        embedUrl: `${emulated.origin}/reportEmbed?reportId=staff-overview`,
        accessToken: 'any',
        tokenType: 1,
        permissions: 7,
      } as const;
      const received = () => page.evaluate((list) => list.splice(0).join(), events);
      await page.evaluate(
        ([initial, list]) => {
          window.program.start(document.getElementById('root')!, initial, (event) => list.push(event));
        },
        [config, events] as const,
      );
      await expect.poll(received).toContain('rendered');
      await expect(page.frameLocator('iframe').getByText('Headcount').first()).toBeVisible();

      const pageNames = await page.evaluate(async () => {
        const report = window.program.report();
        const pages = await report.getPages();
        await report.setPage(pages[1]!.name);
        return [pages[1]!.name, (await report.getActivePage()).name];
      });
      expect(pageNames[1]).toBe(pageNames[0]);
      await expect.poll(received).toContain('pageChanged');

      await page.evaluate((current) => {
        window.program.update({ ...current, settings: { panes: { filters: { visible: false } } } });
      }, config);
      if (name === 'authoring') await checkAuthoring();
      // This component ignores changed props even with powerbi-client.
      else if (name !== 'react') await expect.poll(received).toContain('rendered');

      await page.evaluate(() => {
        window.program.stop();
      });
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(problems).toEqual([]);

      /** Creates a page and a visual, adds two fields, sets the title, changes the type, and deletes the visual. */
      async function checkAuthoring(): Promise<void> {
        await expect.poll(received).toContain('rendered');
        const frame = page.frameLocator('iframe');
        const name = await page.evaluate(async () => {
          const authored = window.program as unknown as AuthoredProgram;
          const report = authored.report();
          await report.switchMode('edit');
          const created = await report.addPage('Mine');
          const { visual } = await created.createVisual('clusteredColumnChart', {
            x: 20,
            y: 20,
            width: 480,
            height: 320,
          });
          await visual.addDataField('Category', { table: 'Staff', column: 'Team' });
          await visual.addDataField('Y', { table: 'Staff', measure: 'Headcount' });
          return visual.name;
        });
        const box = frame.locator(`[data-visual="${name}"]`);
        await expect(box.getByRole('heading', { name: 'Headcount by Team' })).toBeVisible();
        await expect(box.getByRole('img', { name: 'Headcount by Team' })).toBeVisible();
        await page.evaluate(async (visualName) => {
          const report = (window.program as unknown as AuthoredProgram).report();
          const visual = await (await report.getActivePage()).getVisualByName(visualName);
          const title = { objectName: 'title', propertyName: 'titleText' };
          await visual.setProperty(title, { value: 'Mine' });
          await visual.changeType('treemap');
        }, name);
        await expect(box.getByRole('heading', { name: 'Mine' })).toBeVisible();
        await expect(box.locator('.treemap-tile').first()).toBeVisible();
        await page.evaluate(async (visualName) => {
          const report = (window.program as unknown as AuthoredProgram).report();
          await (await report.getActivePage()).deleteVisual(visualName);
        }, name);
        await expect(box).toHaveCount(0);
      }
    },
  );
}
