import { Page, VisualDescriptor } from '@vitrine/sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { readArgument, trimArguments } from '../../../src/devtools/calls/arguments';
import { codeOf, type Call } from '../../../src/devtools/calls/call-code';
import { methodsOf } from '../../../src/devtools/calls/methods';
import { FakePage } from '../core/support/fake-frame';

afterEach(() => document.body.replaceChildren());

describe('methodsOf', () => {
  it("lists a report's public methods, except for lifecycle and event methods", async () => {
    const { report } = await new FakePage().loadedReport();
    const names = methodsOf('embed', report).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['getPages', 'setFilters', 'switchMode', 'setAccessToken', 'reload']));
    expect(names).not.toContain('suspend');
    expect(names.filter((name) => /^(prepare|start|dispose|emit|on|populateConfig|restore)$/.test(name))).toEqual([]);
  });

  it('returns the parameter names of every method', async () => {
    const { report } = await new FakePage().loadedReport();
    const unnamed = [
      ...methodsOf('embed', report),
      ...methodsOf('bookmarksManager', report.bookmarksManager),
      ...methodsOf('page', Page.prototype),
      ...methodsOf('visual', VisualDescriptor.prototype),
    ].filter(({ parameters }) => parameters.some(({ name }) => name === 'arguments'));
    expect(unnamed.map(({ name }) => name)).toEqual([]);
  });

  it.each(['ContextMenu', 'OptionsMenu'])('removes the command that the initial values add to %s', async (menu) => {
    const { report } = await new FakePage().loadedReport();
    const methods = methodsOf('embed', report);
    const initialArguments = (method: string): unknown[] =>
      methods.find(({ name }) => name === method)?.parameters.map((parameter) => parameter.example) ?? [];
    for (const method of [`add${menu}Command`, `remove${menu}Command`]) {
      const call = Reflect.get(report, method) as (...args: unknown[]) => Promise<unknown>;
      await expect(call.apply(report, initialArguments(method)), method).resolves.toBeDefined();
    }
  });
});

describe('readArgument', () => {
  it.each([
    ['text', 'sales', 'sales'],
    ['number', '1.5', 1.5],
    ['boolean', 'true', true],
    ['json', '[1]', [1]],
    [[0, 1], '1', 1],
    [['view', 'edit'], 'edit', 'edit'],
  ] as const)('reads a value of type %j', (type, text, value) => {
    expect(readArgument({ name: 'a', type }, text)).toEqual(value);
  });

  it('names the parameter in the error for an invalid value', () => {
    expect(() => readArgument({ name: 'zoom', type: 'number' }, 'x')).toThrow(
      "Expected a number for 'zoom', received 'x'.",
    );
    expect(() => readArgument({ name: 'filters', type: 'json' }, '{a}')).toThrow("Expected JSON for 'filters'.");
    expect(() => readArgument({ name: 'filters', type: 'json' }, '')).toThrow("Enter a value for 'filters'.");
  });

  it('omits trailing optional arguments', () => {
    expect(readArgument({ name: 'rows', type: 'number', isOptional: true }, '')).toBeUndefined();
    expect(trimArguments([1, undefined, 2, undefined])).toEqual([1, undefined, 2]);
  });
});

describe('codeOf', () => {
  const call: Call = {
    target: 'embed',
    type: 'report',
    container: '#report',
    method: 'setPage',
    args: [`it's`],
    page: '',
    visual: '',
  };

  it('creates code for modules, script tags and React', () => {
    expect(codeOf(call, 'JavaScript')).toContain(
      `const report = service.get(document.querySelector('#report'));\nconst result = await report.setPage('it\\'s');`,
    );
    expect(codeOf(call, 'Script tag')).toContain(
      `  const report = vitrine.service.get(document.querySelector('#report'));`,
    );
    expect(codeOf(call, 'React')).toContain(`const { handle, embed: report } = useEmbed<'report'>();`);
  });

  it('looks up the page and the visual before the call', () => {
    const code = codeOf(
      { ...call, target: 'visual', method: 'exportData', args: [0], page: 'p', visual: 'v' },
      'JavaScript',
    );
    expect(code).toContain(
      `const page = await report.getPageByName('p');\nconst visual = await page.getVisualByName('v');`,
    );
    expect(code).toContain('await visual.exportData(0);');
  });

  it('replaces a token with a variable', () => {
    expect(codeOf({ ...call, method: 'setAccessToken', args: ['secret'] }, 'JavaScript')).toContain('(accessToken)');
  });
});
