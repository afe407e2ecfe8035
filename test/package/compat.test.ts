import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lacking, unreachable } from '../conformance/types/differences';
import { clientProgram } from '../conformance/types/client-program';
import { compile, type CompilerSettings } from './compile';
import { installPacked, type Consumer } from './packed';

let consumer: Consumer;

beforeAll(() => {
  consumer = installPacked({
    link: [
      'powerbi-client',
      'powerbi-client-react',
      'powerbi-models',
      'powerbi-router',
      'http-post-message',
      'window-post-message-proxy',
      '@types/react',
      'csstype',
    ],
  });
});

afterAll(() => {
  consumer.dispose();
});

/** Compiles the consumer's files with strict settings and returns the errors. */
const compileApplication = (files: string[], settings: CompilerSettings = {}): string[] =>
  compile('TypeScript 6', consumer.folder, files, {
    jsx: 'react-jsx',
    // powerbi-client's declarations refer to types that are not installed.
    skipLibCheck: true,
    preserveSymlinks: true,
    ...settings,
  });

/** Returns the names of the exports that do not compile. */
function failingExports(program: string, errors: string[]): string[] {
  const lines = program.split('\n');
  return errors
    .filter((line) => !line.startsWith(' '))
    .map((line) => {
      const [, number = '0'] = /^ours\.ts\((\d+),/.exec(line) ?? [];
      return /^export (?:const|function) (\w+)/.exec(lines[Number(number) - 1] ?? '')?.[1] ?? line;
    });
}

const application = `
import * as pbi from 'powerbi-client';
import type { IReportEmbedConfiguration } from 'powerbi-models';
import { PowerBIEmbed, type EmbedProps } from 'powerbi-client-react';

const embedConfig: IReportEmbedConfiguration = { type: 'report', tokenType: pbi.models.TokenType.Embed };
const eventHandlers: EmbedProps['eventHandlers'] = new Map([['loaded', (event) => console.log(event?.detail)]]);
export const view = PowerBIEmbed satisfies new (props: EmbedProps) => unknown;
export const props: EmbedProps = { embedConfig, eventHandlers, getEmbeddedComponent: (embed) => { report = embed as pbi.Report; } };

export let report: pbi.Report;
export const mode = (): pbi.models.ViewMode => { let mode = pbi.models.ViewMode.View; mode = pbi.models.ViewMode.Edit; return mode; };
export async function steer(): Promise<string> {
  report.on<{ newPage: pbi.Page }>('pageChanged', (event) => console.log(event.detail.newPage.name));
  const [page] = await report.getPages();
  const visual: pbi.VisualDescriptor | undefined = (await page!.getVisuals())[0];
  const builder = new pbi.BasicFilterBuilder();
  builder.withColumnTarget('Staff', 'Role');
  builder.in(['Coach']);
  await report.updateFilters(pbi.models.FiltersOperations.Add, [builder.build()]);
  const embedded = report.service.embed(document.body, embedConfig);
  window.powerbi.reset(embedded.element);
  return visual?.title ?? pbi.models.LayoutType[pbi.models.LayoutType.Custom];
}

class Gauge extends pbi.Embed {
  constructor(service: pbi.service.Service, element: HTMLElement, config: pbi.IEmbedConfiguration) {
    super(service, element, config);
    this.loadPath = '/gauge/load';
  }
  getId(): string { return ''; }
  configChanged(): void { this.eventHooks = {}; }
  getDefaultEmbedUrlEndpoint(): string { return 'gauge'; }
  validate(): pbi.models.IError[] { return []; }
}
window.powerbi.register('gauge', (service, element, config) => new Gauge(service, element, config), []);
`;

describe('a program that uses every declaration in powerbi-client and powerbi-models', () => {
  it('compiles with powerbi-client, which shows that the program is valid', () => {
    const { text, unreachable: unnamed } = clientProgram('powerbi-client');
    consumer.write('published.ts', text);
    expect(compileApplication(['published.ts'])).toEqual([]);
    expect(text.split('\n').length).toBeGreaterThan(1300);
    expect(unnamed.sort()).toEqual(Object.keys(unreachable).sort());
  });

  // One compilation covers both, because compiling takes most of the time.
  it('compiles with the compat entry point except for known differences, and an application compiles without changes', () => {
    const { text } = clientProgram('@vitrine/sdk/compat');
    consumer.write('ours.ts', text);
    consumer.write('application.ts', application);
    const paths = {
      'powerbi-client': ['./node_modules/@vitrine/sdk/dist/compat/index.d.mts'],
      'powerbi-models': ['./node_modules/@vitrine/sdk/dist/compat/models.d.mts'],
    };
    const errors = compileApplication(['ours.ts', 'application.ts'], { paths });
    expect(failingExports(text, errors).sort()).toEqual(Object.keys(lacking).sort());
  });
});

describe('the compat entry point', () => {
  it('has the same exports with import and require in Node.js, and adds no globals', () => {
    consumer.write(
      'load.mjs',
      `import { createRequire } from 'node:module';
       const before = Reflect.ownKeys(globalThis).length;
       const names = (all) => Object.keys(all).filter((name) => name !== 'default' && name !== 'module.exports').sort().join();
       const require = createRequire(import.meta.url);
       for (const entryPoint of ['@vitrine/sdk/compat', '@vitrine/sdk/compat/models']) {
         const esm = await import(entryPoint), cjs = require(entryPoint);
         if (names(esm) !== names(cjs)) throw new Error(names(esm) + ' / ' + names(cjs));
       }
       if (Reflect.ownKeys(globalThis).length !== before) throw new Error('a global was added');
       const { Report, models, service } = await import('@vitrine/sdk/compat');
       const core = await import('@vitrine/sdk');
       if (!(new service.Service() instanceof core.Service)) throw new Error('the core is loaded twice');
       console.log(Report.type, models.TokenType[models.TokenType.Embed], models === (await import('@vitrine/sdk/compat/models')));`,
    );
    expect(consumer.run(process.execPath, 'load.mjs')).toEqual({ ok: true, output: 'Report Embed true\n' });
  });
});
