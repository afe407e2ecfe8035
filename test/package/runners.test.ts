import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as EmulatorModule from '../../src/emulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from './compile';
import { installPacked, tool, type Consumer } from './packed';

/** Jest versions to test. Only the full run installs the previous version, whose dependencies would slow down every installation. */
const jestVersions = isFull ? ['30', '29'] : ['30'];

/** Returns the folder with the modules of a Jest version. Installs versions other than 30, which the repository depends on. */
function jestModules(version: string): string {
  if (version === '30') return tool('');
  const folder = resolve('test/runners/jest-29');
  const { status, stderr } = spawnSync('npm', ['ci', '--workspaces=false', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Installing Jest ${version} failed. ${stderr}`);
  return join(folder, 'node_modules');
}

const consumers: Consumer[] = [];

/** Installs the package and a recipe in a new folder. The Jest recipe tests the page of the Vitest recipe. */
function installRecipe(recipe: string, link: string[], from?: string): Consumer {
  const consumer = installPacked({ link: ['typescript', ...link], ...(from === undefined ? {} : { from }) });
  consumers.push(consumer);
  cpSync(resolve('test/docs/recipes', recipe), consumer.folder, { recursive: true });
  cpSync(resolve('test/docs/recipes/vitest/staff-page.ts'), join(consumer.folder, 'staff-page.ts'));
  return consumer;
}

afterAll(() => {
  for (const consumer of consumers) consumer.dispose();
});

/** Returns the lines of a runner's output that are not part of its report. */
const linesOutsideReport = (output: string, report: RegExp): string[] =>
  output.split('\n').filter((line) => line.trim() !== '' && !report.test(line));

const vitestReport = /^\s*(RUN|✓|Test Files|Tests|Start at|Duration)\b|✓/;

describe('the Vitest recipe', () => {
  let consumer: Consumer;

  beforeAll(() => {
    consumer = installRecipe('vitest', ['vitest', 'happy-dom', 'jsdom']);
  });

  it.each(isFull ? ['happy-dom', 'jsdom'] : ['happy-dom'])('passes in %s and prints only the report', (environment) => {
    const args = ['run', `--environment=${environment}`];
    const env = { NO_COLOR: '1', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
    const { output, ok } = consumer.runWith(env, process.execPath, tool('vitest/vitest.mjs'), ...args);
    expect(output).toContain('3 passed (3)');
    expect(linesOutsideReport(output, vitestReport)).toEqual([]);
    expect(ok).toBe(true);
  });
});

describe('the report-to-test recipe', () => {
  it('passes in jsdom with a content file', async () => {
    const consumer = installRecipe('report-to-test', ['vitest', 'jsdom']);
    const module = join(consumer.folder, 'node_modules/@vitrine/sdk/dist/emulator/index.mjs');
    const { sampleContent } = (await import(/* @vite-ignore */ pathToFileURL(module).href)) as typeof EmulatorModule;
    consumer.write('reports/staff.json', JSON.stringify(sampleContent()));
    const vitest = tool('vitest/vitest.mjs');
    const env = { NO_COLOR: '1' };
    const { output, ok } = consumer.runWith(env, process.execPath, vitest, 'run', '--environment', 'jsdom');
    expect(output).toContain('1 passed (1)');
    expect(ok).toBe(true);
  });
});

const leftEmbedTest = `
import { service } from '@vitrine/sdk';
import { expect, it } from 'vitest';

it('leaves an embed in the page', () => {
  const embedUrl = 'https://app.powerbi.com/reportEmbed';
  service.embed(document.body, { type: 'report', id: 'r', embedUrl, getAccessToken: () => 'token' });
  expect(document.querySelector('iframe')).not.toBeNull();
});
`;

it('prints nothing in jsdom when a Vitest test leaves an embed in the page', () => {
  const consumer = installPacked({ link: ['vitest', 'jsdom'] });
  consumers.push(consumer);
  consumer.write('left-embed.test.ts', leftEmbedTest);
  const { output } = consumer.runWith(
    { NO_COLOR: '1' },
    process.execPath,
    tool('vitest/vitest.mjs'),
    'run',
    '--environment',
    'jsdom',
  );
  expect(output).toContain('1 passed (1)');
  expect(linesOutsideReport(output, vitestReport)).toEqual([]);
});

const serverTest = `
import { expect, it } from '@jest/globals';
import { startEmulator } from '@vitrine/sdk/emulator';

it('starts the emulator', async () => {
  const emulator = await startEmulator();
  expect(emulator.embedUrl('staff-overview')).toMatch(/^http:/);
  await emulator.close();
});
`;

describe.each(jestVersions)('the Jest recipe with Jest %s', (version) => {
  const report = /^(PASS|Test Suites:|Tests:|Snapshots:|Time:|Ran all)|✓/;
  let consumer: Consumer;
  let jest = '';

  beforeAll(() => {
    const packages = jestModules(version);
    jest = join(packages, 'jest/bin/jest.js');
    consumer = installRecipe('jest', ['jest', '@jest', 'ts-jest', 'jest-environment-jsdom'], packages);
    consumer.write('server.test.ts', serverTest);
  });

  const formats = isFull ? ['CommonJS', 'ES modules'] : ['CommonJS'];

  it.each(formats)('passes with %s, next to a test that starts the emulator, and prints only the report', (format) => {
    const isModule = format === 'ES modules';
    if (isModule) {
      const transform = { '\\.ts$': ['ts-jest', { useESM: true }] };
      const config = { extensionsToTreatAsEsm: ['.ts'], transform, testEnvironment: 'jsdom' };
      consumer.write('jest.config.json', JSON.stringify(config));
    }
    consumer.write('package.json', JSON.stringify({ name: 'consumer', type: isModule ? 'module' : 'commonjs' }));
    const flags = isModule ? ['--experimental-vm-modules', '--no-warnings'] : [];
    const { output, ok } = consumer.run(process.execPath, ...flags, jest, '--ci', '--runInBand', '--no-color');
    expect(output).toContain('3 passed, 3 total');
    expect(linesOutsideReport(output, report)).toEqual([]);
    expect(ok).toBe(true);
  });
});
