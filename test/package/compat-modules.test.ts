import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile, isFull, type CompilerSettings, type compilers } from './compile';
import { installPacked, type Consumer } from './packed';

let migrated: Consumer;
let withClient: Consumer;

const authoring = ['powerbi-report-authoring', 'powerbi-models', 'http-post-message'];
const vue = ['vue', '@vue', 'csstype', '@babel/parser', '@babel/types'];
const client = ['powerbi-client', 'powerbi-router', 'window-post-message-proxy', 'es6-promise', 'route-recognizer'];

beforeAll(() => {
  migrated = installPacked({ link: authoring });
  withClient = installPacked({ link: [...authoring, 'powerbi-client-vue-js', ...vue, ...client] });
});

afterAll(() => {
  migrated.dispose();
  withClient.dispose();
});

/** Returns the TypeScript `paths` from the migration guide, for declaration files with the given extension. */
const alias = (extension: string): CompilerSettings => ({
  preserveSymlinks: true,
  paths: {
    'powerbi-client': [`./node_modules/@vitrine/sdk/dist/compat/index.d.${extension}`],
    'powerbi-models': [`./node_modules/@vitrine/sdk/dist/compat/models.d.${extension}`],
  },
});

const resolutions: [keyof typeof compilers, CompilerSettings][] = [
  ['TypeScript 6', alias('mts')],
  ['TypeScript 5.9', alias('mts')],
  ['TypeScript 4.9', { ...alias('ts'), baseUrl: '.', moduleResolution: 'node' }],
];

const authoringProgram = `
import 'powerbi-report-authoring';
import type { IHttpPostMessageResponse } from 'http-post-message';
import * as pbi from 'powerbi-client';
import { Embed } from 'embed';
import type { Page } from 'page';
import { Report } from 'report';
import type { IEvent, IPowerBiElement, Service } from 'service';

export async function author(report: Report, other: pbi.Report, service: Service): Promise<unknown> {
  const types: string[] = await report.getAvailableVisualTypes();
  types.push(...(await other.getAvailableVisualTypes()));
  const page: Page = await report.getActivePage();
  const { visual } = await page.createVisual('barChart');
  await visual.changeType('pieChart');
  const [first] = await (await other.getActivePage()).getVisuals();
  await first?.changeType('table');
  const response: IHttpPostMessageResponse<void> = await other.setPage('p-1');
  const applied: IHttpPostMessageResponse<void> = await other.bookmarksManager.apply('b-1');
  window.powerbi.embed(document.body, { type: 'report' });
  return [types, response.statusText, applied, service.get(document.body) instanceof Embed];
}
export type Names = [IEvent<string>, IPowerBiElement];
`;

const vueProgram = `
/// <reference types="powerbi-client" />
import { PowerBIReportEmbed } from 'powerbi-client-vue-js';
import { Report } from '@vitrine/sdk/compat';

export const embed = window.powerbi.embed(document.body, { type: 'report' });
export { PowerBIReportEmbed, Report };
`;

const coreProgram = `
import { service } from '@vitrine/sdk';
import { Report } from 'report';
export { Report, service };
`;

describe("powerbi-client's ambient modules", () => {
  it.each(resolutions.filter(([compiler]) => isFull || compiler !== 'TypeScript 5.9'))(
    'let powerbi-report-authoring add its methods, without skipLibCheck, in %s',
    (compiler, settings) => {
      migrated.write('authoring.ts', authoringProgram);
      expect(compile(compiler, migrated.folder, ['authoring.ts'], settings)).toEqual([]);
    },
  );

  it('are declared only for programs that import the compat entry point', () => {
    migrated.write('core.ts', coreProgram);
    expect(compile('TypeScript 6', migrated.folder, ['core.ts'])).toEqual([
      expect.stringMatching(/^core\.ts\(3,24\): error TS2307: Cannot find module 'report'/),
    ]);
  });

  it("merge with powerbi-client's own declarations and global, which powerbi-client-vue-js refers to", () => {
    withClient.write('vue.ts', vueProgram);
    expect(compile('TypeScript 6', withClient.folder, ['vue.ts'], alias('mts'), vue)).toEqual([]);
  });
});
