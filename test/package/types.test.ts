import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPacked, tool, type Consumer } from './packed';

let consumer: Consumer;

beforeAll(() => {
  consumer = installPacked({ link: ['@types/node', 'undici-types'] });
});

afterAll(() => {
  consumer.dispose();
});

const app = `
import { service, models, EmbedError, type Report } from '@vitrine/sdk';

const report = service.embed(document.body, { type: 'report', id: 'a', embedUrl: 'https://app.powerbi.com/reportEmbed', accessToken: 't', tokenType: models.TokenType.Embed });
const typed: Report = report;
report.on('pageChanged', (event) => { const name: string = event.detail.newPage.name; console.log(name); });
void typed.getPages().then((pages) => pages.map((page) => page.displayName));
try { void report.setPage('x'); } catch (error) { if (error instanceof EmbedError) console.log(error.code); }

// @ts-expect-error -- there is no such event
report.on('noSuchEvent', () => undefined);
`;

const emulator = `
import { startEmulator } from '@vitrine/sdk/emulator';
void startEmulator({ port: 0 }).then((running) => running.close());
`;

const compat = `
import { factories, models, service, type Report } from '@vitrine/sdk/compat';
import { TokenType, type IReportEmbedConfiguration } from '@vitrine/sdk/compat/models';

const powerbi: service.Service = new service.Service(factories.hpmFactory, factories.wpmpFactory, factories.routerFactory);
const config: IReportEmbedConfiguration = { type: 'report', tokenType: TokenType.Embed };
const embedded = powerbi.embed(document.body, config) as Report;
embedded.on('loaded', (event: service.ICustomEvent<unknown>) => console.log(event.detail, models.TokenType[1]));
`;

const settings: [string, string, Record<string, unknown>][] = [
  ['bundler', 'app.ts', { module: 'ESNext', moduleResolution: 'bundler' }],
  ['node16, as a module', 'app.mts', { module: 'Node16', moduleResolution: 'node16' }],
  ['node16, as CommonJS', 'app.cts', { module: 'Node16', moduleResolution: 'node16' }],
  ['node10', 'app.ts', { module: 'CommonJS', moduleResolution: 'node10' }],
];

const compilers: [string, string, Record<string, unknown>][] = [
  ['TypeScript 6', 'typescript/bin/tsc', { ignoreDeprecations: '6.0' }],
  ['TypeScript 5.9', 'typescript-5.9/bin/tsc', {}],
];

describe.each(compilers)('the packed types, with %s,', (_compiler, tsc, compilerOptions) => {
  it.each(settings)('compile strictly, without skipLibCheck, under %s', (_name, file, options) => {
    const emulatorFile = file.replace('app', 'emulator');
    const compatFile = file.replace('app', 'compat');
    consumer.write(file, app);
    consumer.write(emulatorFile, emulator);
    consumer.write(compatFile, compat);
    consumer.write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          lib: ['ES2022', 'DOM', 'DOM.Iterable'],
          strict: true,
          skipLibCheck: false,
          noEmit: true,
          types: ['node'],
          ...options,
          ...compilerOptions,
        },
        files: [file, emulatorFile, compatFile],
      }),
    );
    expect(consumer.run(process.execPath, tool(tsc), '-p', '.')).toEqual({ ok: true, output: '' });
  });

  it('of the core compile without the types of Node', () => {
    consumer.write('app.ts', app);
    consumer.write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          lib: ['ES2022', 'DOM'],
          module: 'ESNext',
          moduleResolution: 'bundler',
          strict: true,
          skipLibCheck: false,
          noEmit: true,
          types: [],
        },
        files: ['app.ts'],
      }),
    );
    expect(consumer.run(process.execPath, tool(tsc), '-p', '.')).toEqual({ ok: true, output: '' });
  });
});

describe('the packed types', () => {
  it('contain no `any`', () => {
    const { output } = consumer.run('grep', '-nE', '(: |<|\\| )any\\b', 'node_modules/@vitrine/sdk/dist/index.d.ts');
    const inCode = output.split('\n').filter((line) => line && !/^\d+:\s*(\/?\*|\/\/)/.test(line));
    expect(inCode).toEqual([]);
  });
});
