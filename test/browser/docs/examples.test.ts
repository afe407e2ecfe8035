import { build } from 'esbuild';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Emulator } from '../../../src/emulator';
import { folderOf, isFree, moduleOf, nameOf, readExamples, writeModules, type Example } from '../../docs/examples';
import type { Addresses } from '../../docs/stage';
import { expect, test as base } from '../support/fixtures';
import type { Site } from '../support/site';

const examples = readExamples().filter(({ place }) => place === 'browser');
const documents = [...new Set(examples.map(({ document }) => document))];

/** The emulator that the documents tell their readers to start, at another port. */
const documented = 'http://127.0.0.1:4300';

// One for each document: what an example saves is not there for the next.
const test = base.extend<{ emulator: Emulator }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  emulator: async ({}, use) => {
    const { startEmulator } = (await import(
      join(process.cwd(), 'dist/emulator/index.mjs')
    )) as typeof import('../../../src/emulator');
    const emulator = await startEmulator({ lenient: true });
    await use(emulator);
    await emulator.close();
  },
});

function addressesOf(emulator: Emulator): Addresses {
  return {
    embedUrl: emulator.embedUrl('staff-overview'),
    dashboardUrl: emulator.dashboardUrl('staff-dashboard'),
    tileUrl: emulator.tileUrl('staff-dashboard', 'headcount'),
    qnaUrl: emulator.qnaUrl(),
    quickCreateUrl: emulator.quickCreateUrl(),
    paginatedUrl: emulator.paginatedUrl('staff-overview'),
    visualUrl: emulator.embedUrl('staff-overview'),
    createUrl: `${emulator.origin}/reportEmbed`,
  };
}

/** Bundles the modules of a document with the stage, so that they share one SDK; gives their addresses. */
async function serveModules(host: Site, emulator: Emulator, document: string, modules: readonly Example[]) {
  const name = folderOf(document);
  const paths = writeModules(join('docs-browser', name), modules);
  const outdir = join(process.cwd(), 'temp/docs-browser', name, 'built');
  const { outputFiles } = await build({
    entryPoints: [
      { in: join(process.cwd(), 'test/docs/stage.ts'), out: 'stage' },
      ...[...paths].map(([{ number }, path]) => ({ in: path, out: `example-${String(number)}` })),
    ],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    write: false,
    logLevel: 'error',
  });
  for (const { path, text } of outputFiles) {
    host.serve(`/docs/${name}/${path.slice(outdir.length + 1)}`, text.replaceAll(documented, emulator.origin));
  }
  return (file: string) => `/docs/${name}/${file}.js`;
}

/** Collects what a page complains about. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

/** The helpers that any page has, those of html examples too. */
function install(): void {
  const scope = globalThis as unknown as Record<string, unknown>;
  const log = console.log.bind(console);
  scope.logged = [];
  console.log = (...values: unknown[]) => {
    (scope.logged as unknown[]).push(values);
    log(...values);
  };
  const check = (condition: unknown, what = 'the check after the example') => {
    if (!condition) throw new Error(`Not so: ${what}`);
  };
  const eventually = async (probe: () => unknown) => {
    const end = performance.now() + 20_000;
    for (;;) {
      const found = await probe();
      if (found) return found;
      if (performance.now() > end) throw new Error(`Never came true: ${String(probe)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  Object.assign(scope, { check, eventually });
}

async function runPage(page: Page, host: Site, emulator: Emulator, example: Example): Promise<void> {
  const html = example.code
    .replaceAll(documented, emulator.origin)
    .replace(/src="[^"]*\/?(vitrine(?:\.compat)?\.umd(?:\.min)?\.js)"/g, 'src="/dist/$1"');
  const path = `/docs/page-${folderOf(example.document)}-${String(example.number)}`;
  await page.goto(
    /^<!doctype/i.test(html) ? host.serve(path, html, { 'content-type': 'text/html' }) : host.page(path, html),
  );
  await page.evaluate(async () => {
    const { vitrine } = globalThis as unknown as { vitrine: typeof import('../../../src') };
    const containers = [...document.querySelectorAll<HTMLElement>('[data-embed-url]')];
    await Promise.all(containers.map((container) => vitrine.service.get(container).whenRendered()));
  });
  if (example.after) await page.evaluate(`(async () => { ${example.after} })()`);
}

for (const document of documents) {
  test(`the examples of ${document} run`, async ({ page, emulator, servers: { host } }) => {
    const own = examples.filter((example) => example.document === document);
    const modules = own.filter(({ language }) => language !== 'html');
    const complaints = complaintsOf(page);
    await page.addInitScript(install);
    host.serve('/api/embed-token', (_request, response) => {
      const body = { token: 'demo', expiration: new Date(Date.now() + 3_600_000).toISOString() };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    host.serve('/favicon.ico', '');
    const address = await serveModules(host, emulator, document, modules);
    const stage = address('stage');
    await page.goto(host.page('/docs/stage', '<body>'));
    await page.evaluate(
      async ([path, given]) => ((await import(path)) as typeof import('../../docs/stage')).begin(given),
      [stage, addressesOf(emulator)] as const,
    );
    for (const example of modules) {
      await test.step(nameOf(example), async () => {
        const needsReport = isFree(moduleOf(example), 'report');
        const path = address(`example-${String(example.number)}`);
        const failure = await page.evaluate(
          async ([stagePath, modulePath, needs]) => {
            const { prepare, clear } = (await import(stagePath)) as typeof import('../../docs/stage');
            try {
              await prepare({ needsReport: needs });
              await import(modulePath);
              return undefined;
            } catch (error) {
              return error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : JSON.stringify(error);
            } finally {
              clear();
            }
          },
          [stage, path, needsReport] as const,
        );
        expect(failure, nameOf(example)).toBeUndefined();
      });
    }
    for (const example of own.filter(({ language }) => language === 'html')) {
      await test.step(nameOf(example), () => runPage(page, host, emulator, example));
    }
    expect(complaints, 'complaints of the page').toEqual([]);
  });
}
