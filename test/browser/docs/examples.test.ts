import { build } from 'esbuild';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Emulator } from '../../../src/emulator';
import { folderOf, isFree, moduleOf, nameOf, readExamples, writeModules, type Example } from '../../docs/examples';
import type { EmbedUrls } from '../../docs/harness';
import { expect, test } from '../support/fixtures';
import type { Site } from '../support/site';

const examples = readExamples().filter(({ kind }) => kind === 'browser');
const documents = [...new Set(examples.map(({ document }) => document))];
const modules = examples.filter(({ language }) => language !== 'html');

/** The emulator's origin in the examples. It is replaced with the origin of the test's emulator. */
const documentedOrigin = 'http://127.0.0.1:4300';

/**
 * Pages and servers that the examples in all documents share, because starting them takes longer than running the
 * examples.
 */
interface ExamplePages {
  context: BrowserContext;
  host: Site;
  emulator: Emulator;
  /** Page for the module examples. */
  modulePage: Page;
  /** Page for the HTML examples, each of which is a separate document. */
  htmlPage: Page;
  /** Errors on both pages since the start of the test. */
  consoleErrors: string[];
}

let examplePages: ExamplePages;

test.beforeAll(async ({ browser, servers: { host } }) => {
  const { startEmulator } = (await import(
    join(process.cwd(), 'dist/emulator/index.mjs')
  )) as typeof import('../../../src/emulator');
  const emulator = await startEmulator({ lenient: true });
  host.serve('/favicon.ico', '');
  for (const path of ['/api/embed-token', '/api/embed']) {
    host.serve(path, (_request, response) => {
      const expiration = new Date(Date.now() + 3_600_000).toISOString();
      const body = { embedUrl: getEmbedUrls(emulator).embedUrl, token: 'demo', expiration };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }
  await serveModules(host, emulator);
  const context = await browser.newContext();
  await context.addInitScript(install);
  const [modulePage, htmlPage] = [await context.newPage(), await context.newPage()];
  const consoleErrors: string[] = [];
  for (const page of [modulePage, htmlPage]) collectConsoleErrors(page, consoleErrors);
  await modulePage.goto(host.page('/docs', '<body>'));
  await modulePage.evaluate(
    async ([path, urls]) => ((await import(path)) as typeof import('../../docs/harness')).begin(urls),
    ['/docs/harness.js', getEmbedUrls(emulator)] as const,
  );
  examplePages = { context, host, emulator, modulePage, htmlPage, consoleErrors };
});

test.afterAll(async () => {
  await examplePages.context.close();
  await examplePages.emulator.close();
});

function getEmbedUrls(emulator: Emulator): EmbedUrls {
  return {
    embedUrl: emulator.embedUrl('staff-overview'),
    dashboardUrl: emulator.dashboardUrl('staff-dashboard'),
    tileUrl: emulator.tileUrl('staff-dashboard', 'headcount'),
    qnaUrl: emulator.qnaUrl(),
    quickCreateUrl: emulator.quickCreateUrl(),
    paginatedUrl: emulator.paginatedUrl('staff-overview'),
    createUrl: `${emulator.origin}/reportEmbed`,
  };
}

const outputName = ({ document, number }: Example): string => `${folderOf(document)}-${String(number)}`;

/** Bundles the module examples from all documents together with their test helpers, so that they share one SDK. */
async function serveModules(host: Site, emulator: Emulator): Promise<void> {
  const paths = writeModules('docs-browser', modules);
  const outdir = join(process.cwd(), 'temp/docs-browser/built');
  const { outputFiles } = await build({
    entryPoints: [
      { in: join(process.cwd(), 'test/docs/harness.ts'), out: 'harness' },
      ...[...paths].map(([example, path]) => ({ in: path, out: outputName(example) })),
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
    host.serve(`/docs/${path.slice(outdir.length + 1)}`, text.replaceAll(documentedOrigin, emulator.origin));
  }
}

/** Collects console errors and uncaught errors on a page. */
function collectConsoleErrors(page: Page, consoleErrors: string[]): void {
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
}

/** Installs the helpers that the checks after an example call. Runs in the pages for module and HTML examples. */
function install(): void {
  const scope = globalThis as unknown as Record<string, unknown>;
  const log = console.log.bind(console);
  scope.logged = [];
  console.log = (...values: unknown[]) => {
    (scope.logged as unknown[]).push(values);
    log(...values);
  };
  const check = (condition: unknown, description = 'the check after the example') => {
    if (!condition) throw new Error(`Check failed: ${description}`);
  };
  const eventually = async (probe: () => unknown) => {
    const deadline = performance.now() + 20_000;
    for (;;) {
      const found = await probe();
      if (found) return found;
      if (performance.now() > deadline) throw new Error(`Condition not met within 20 s: ${String(probe)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  Object.assign(scope, { check, eventually });
}

async function runModule(page: Page, example: Example): Promise<void> {
  const failure = await page.evaluate(
    async ([document, path, needsReport]) => {
      const harnessPath = '/docs/harness.js';
      const { prepare, clear } = (await import(harnessPath)) as typeof import('../../docs/harness');
      try {
        await prepare({ document, needsReport });
        await import(path);
        return undefined;
      } catch (error) {
        return error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : JSON.stringify(error);
      } finally {
        clear();
      }
    },
    [example.document, `/docs/${outputName(example)}.js`, isFree(moduleOf(example), 'report')] as const,
  );
  expect(failure, nameOf(example)).toBeUndefined();
}

async function runPage({ htmlPage, host, emulator }: ExamplePages, example: Example): Promise<void> {
  const html = example.code
    .replaceAll(documentedOrigin, emulator.origin)
    .replace(/src="[^"]*\/?(vitrine(?:\.compat)?\.umd(?:\.min)?\.js)"/g, 'src="/dist/$1"');
  const path = `/docs/${outputName(example)}`;
  await htmlPage.goto(
    /^<!doctype/i.test(html) ? host.serve(path, html, { 'content-type': 'text/html' }) : host.page(path, html),
  );
  await htmlPage.evaluate(async () => {
    const { vitrine } = globalThis as unknown as { vitrine: typeof import('../../../src') };
    const containers = [...document.querySelectorAll<HTMLElement>('[data-embed-url]')];
    await Promise.all(containers.map((container) => vitrine.service.get(container).whenRendered()));
  });
  if (example.after) await htmlPage.evaluate(`(async () => { ${example.after} })()`);
}

for (const document of documents) {
  test(`the examples in ${document} run`, async () => {
    examplePages.consoleErrors.length = 0;
    for (const example of examples.filter((each) => each.document === document)) {
      await test.step(nameOf(example), () =>
        example.language === 'html' ? runPage(examplePages, example) : runModule(examplePages.modulePage, example),
      );
    }
    expect(examplePages.consoleErrors, 'console errors on the page').toEqual([]);
  });
}
