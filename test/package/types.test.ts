import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile, isFull, type CompilerSettings } from './compile';
import { installPacked, type Consumer } from './packed';

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

// @ts-expect-error -- this event does not exist
report.on('noSuchEvent', () => undefined);
`;

const emulator = `
import { startEmulator } from '@vitrine/sdk/emulator';
void startEmulator({ port: 0 }).then((running) => running.close());
`;

const recording = `
import { service, type Report } from '@vitrine/sdk';
import { recordContent } from '@vitrine/sdk/emulator';
const report: Report = service.embed(document.body, { type: 'report', embedUrl: 'u', id: undefined, settings: undefined });
void recordContent(report).then(({ content }) => content.reports);
`;

const server = `
import { createEmbedTokenSource, EmbedTokenError, type Embed } from '@vitrine/sdk/server';
const tokens = createEmbedTokenSource({ tenantId: 't', clientId: 'c', clientSecret: 's', cloud: 'gcc' });
export const embed = (): Promise<Embed> => tokens.getEmbed({ workspaceId: 'w', reportId: 'r', identities: [{ username: 'u', roles: ['r'] }] });
export const codeOf = (error: unknown): string => (error instanceof EmbedTokenError ? error.code : '');
createEmbedTokenSource({ getCredential: () => ({ accessToken: 'a', expiresAt: 0 }) });
// @ts-expect-error -- a credential is required
createEmbedTokenSource({ tenantId: 't', clientId: 'c' });
// @ts-expect-error -- a tile requires its dashboard's id
void tokens.getItem({ workspaceId: 'w', tileId: 't' });
`;

const compat = `
import { factories, models, service, type Report } from '@vitrine/sdk/compat';
import { TokenType, type IReportEmbedConfiguration } from '@vitrine/sdk/compat/models';

const powerbi: service.Service = new service.Service(factories.hpmFactory, factories.wpmpFactory, factories.routerFactory);
const config: IReportEmbedConfiguration = { type: 'report', tokenType: TokenType.Embed };
const embedded = powerbi.embed(document.body, config) as Report;
embedded.on('loaded', (event: service.ICustomEvent<unknown>) => console.log(event.detail, models.TokenType[1]));
`;

const settings: [string, string, CompilerSettings][] = [
  ['bundler', 'app.ts', { module: 'ESNext', moduleResolution: 'bundler' }],
  ['node16, as a module', 'app.mts', { module: 'Node16', moduleResolution: 'node16' }],
  ['node16, as CommonJS', 'app.cts', { module: 'Node16', moduleResolution: 'node16' }],
  ['node10', 'app.ts', { module: 'CommonJS', moduleResolution: 'node10' }],
];

const newest = ['TypeScript 6', { ignoreDeprecations: '6.0' }] as const;
const compilers = isFull ? ([newest, ['TypeScript 5.9', {}]] as const) : [newest];

describe.each(compilers)('packed types with %s', (compiler, compilerOptions) => {
  it.each(settings)(
    'compiles a program with the module resolution %s, in strict mode and without skipLibCheck',
    (_name, file, options) => {
      const files = ['app', 'emulator', 'compat', 'server'].map((name) => file.replace('app', name));
      [app, emulator, compat, server].forEach((text, index) => {
        consumer.write(files[index] ?? '', text);
      });
      const errors = compile(compiler, consumer.folder, files, { types: ['node'], ...options, ...compilerOptions });
      expect(errors).toEqual([]);
    },
  );

  it("compiles a program that uses the core without Node's types", () => {
    consumer.write('app.ts', app);
    expect(compile(compiler, consumer.folder, ['app.ts'], { lib: ['ES2022', 'DOM'] })).toEqual([]);
  });

  it('compiles a program that uses the emulator and the server without the DOM library', () => {
    consumer.write('emulator.ts', emulator);
    consumer.write('server.ts', server);
    const options = { lib: ['ES2022'], types: ['node'] };
    expect(compile(compiler, consumer.folder, ['emulator.ts', 'server.ts'], options)).toEqual([]);
  });

  it('compiles a program that embeds and records a report, with exactOptionalPropertyTypes', () => {
    consumer.write('recording.ts', recording);
    const options = { types: ['node'], exactOptionalPropertyTypes: true };
    expect(compile(compiler, consumer.folder, ['recording.ts'], options)).toEqual([]);
  });

  it('reports an invalid embed configuration in one readable error', () => {
    const lines = [
      `import { service } from '@vitrine/sdk';`,
      `service.embed(document.body, { type: 'raport', embedUrl: 'u' });`,
      `service.embed(document.body, { type: 'visual', embedUrl: 'u', pageName: 'p' });`,
      `service.embed(document.body, { type: 'report', embedUrl: 'u', pagename: 'p' });`,
      `service.embed(document.body, { type: 'report' as string, embedUrl: 'u' });`,
    ];
    consumer.write('wrong.ts', lines.join('\n'));
    expect(compile(compiler, consumer.folder, ['wrong.ts'])).toEqual([
      expect.stringMatching(/^wrong.ts\(2,32\): .*Type '"raport"' is not assignable .*Did you mean '"report"'\?$/),
      expect.stringMatching(
        /^wrong.ts\(3,30\): .* is not assignable to parameter of type 'TypedConfiguration<"visual">'/,
      ),
      expect.stringMatching(
        /^ +Property 'visualName' is missing in type .* but required in type 'VisualEmbedConfiguration'/,
      ),
      expect.stringMatching(/^wrong.ts\(4,63\): .*'pagename' does not exist .*Did you mean to write 'pageName'\?$/),
    ]);
  });

  it('reports an error in a declaration file', () => {
    consumer.write('faulty.d.ts', 'export declare const value: Missing;');
    consumer.write('user.ts', `export { value } from './faulty.js';`);
    expect(compile(compiler, consumer.folder, ['user.ts'])).toEqual([
      expect.stringMatching(/^faulty\.d\.ts\(1,29\): error TS2304/),
    ]);
  });
});

// The regular run uses the module resolution that most projects with this version use.
const oldestSettings = isFull ? settings.slice(1) : settings.slice(-1);

describe('packed types with TypeScript 4.9, the oldest supported version', () => {
  it.each(oldestSettings)(
    'compiles a program with the module resolution %s, in strict mode and without skipLibCheck',
    (_name, file, options) => {
      const files = [file, file.replace('app', 'compat')];
      [app, compat].forEach((text, index) => {
        consumer.write(files[index] ?? '', text);
      });
      // TypeScript 4.9 calls this resolution `node`.
      const { moduleResolution } = options;
      const settings = { ...options, moduleResolution: moduleResolution === 'node10' ? 'node' : moduleResolution };
      expect(compile('TypeScript 4.9', consumer.folder, files, settings)).toEqual([]);
    },
  );
});

describe('packed types', () => {
  it('contains no `any`', () => {
    const { output } = consumer.run('grep', '-nE', '(: |<|\\| )any\\b', 'node_modules/@vitrine/sdk/dist/index.d.ts');
    const inCode = output.split('\n').filter((line) => line && !/^\d+:\s*(\/?\*|\/\/)/.test(line));
    expect(inCode).toEqual([]);
  });
});
