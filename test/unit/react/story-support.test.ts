import { EmbedError, type TileEmbedConfiguration } from '@vitrine/sdk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainCode, reactCode, scriptCode } from '../../../stories/support/code';
import { findChanges } from '../../../stories/support/code-changes';
import { argsOf, argTypesFor, choice, nest, text, toggle } from '../../../stories/support/control';
import { addDefaults, withoutDefaults } from '../../../stories/support/defaults';
import { toSettings } from '../../../stories/support/flat-settings';
import { toProblem } from '../../../stories/support/problem';
import { reportSettings } from '../../../stories/support/setting-fields';
import { fallback } from '../../../stories/support/slots';

test('argTypesFor returns a control for each field, grouped and labeled by its path', () => {
  const argTypes = argTypesFor<{ id: string; settings?: { panes?: { visible?: boolean }; mode?: number } }>()({
    What: { id: text('Id.') },
    Settings: { settings: { panes: { visible: toggle('Shown?', true) }, mode: choice('Mode.', { Fast: 0, Slow: 1 }) } },
  });
  expect(argTypes).toMatchObject({
    id: { name: 'ID', table: { category: 'What', type: { summary: 'id' } } },
    settings_panes_visible: {
      name: 'Visible',
      table: {
        category: 'Settings',
        subcategory: 'Panes',
        type: { summary: 'settings.panes.visible' },
        defaultValue: { summary: 'true' },
      },
    },
    settings_mode: {
      name: 'Mode',
      options: [0, 1],
      control: { labels: { 0: 'Fast', 1: 'Slow' } },
      table: { defaultValue: { summary: 'Fast' } },
    },
  });
});

test('argTypesFor does not compile when a configuration field has no control', () => {
  // @ts-expect-error -- all other fields of a tile are missing
  const argTypes = argTypesFor<TileEmbedConfiguration>()({ What: { id: text('Id.') } });
  expect(Object.keys(argTypes)).toEqual(['id']);
});

test('nest builds the configuration from the controls and omits unset controls', () => {
  const args = { id: 'a', settings_panes_visible: false, settings_mode: undefined, settings_zoomLevel: 2 };
  expect(nest(args)).toEqual({ id: 'a', settings: { panes: { visible: false }, zoomLevel: 2 } });
});

test('argsOf splits an object into args that nest joins again, except for objects with a control', () => {
  const object = { settings: { panes: { visible: false }, customLayout: { scale: { type: 1 } } } };
  const args = { settings_panes_visible: false, settings_customLayout: { scale: { type: 1 } } };
  expect(argsOf(object, { settings_customLayout: {} })).toEqual(args);
  expect(nest(args)).toEqual(object);
});

test('every report setting has a control with an initial value', () => {
  const argTypes = argTypesFor<{ settings: object }>()({ Settings: { settings: reportSettings } });
  const args = addDefaults({ initialArgs: {}, argTypes });
  expect(Object.keys(argTypes).filter((name) => args[name] === undefined)).toEqual([]);
});

test('withoutDefaults removes defaults for args that the story does not set, unless a control has changed them', () => {
  const argTypes = argTypesFor<{ visible: boolean; expanded: boolean; id: string }>()({
    What: { visible: toggle('Shown?', true), expanded: toggle('Expanded?', false), id: text('Id.') },
  });
  const own = { visible: true };
  const args = { ...own, ...addDefaults({ initialArgs: own, argTypes }) };
  expect(args).toMatchObject({ visible: true, expanded: false, id: '' });
  expect(withoutDefaults({ args, argTypes })).toEqual({ visible: true });
  expect(withoutDefaults({ args: { ...args, expanded: true }, argTypes })).toEqual({ visible: true, expanded: true });
});

test('every report setting has a control for a single value', () => {
  const argTypes = argTypesFor<{ settings: object }>()({ Settings: { settings: reportSettings } });
  const kinds = Object.values(argTypes).map(({ control }) => (typeof control === 'string' ? control : control.type));
  expect(new Set(kinds)).toEqual(new Set(['boolean', 'select', 'number', 'range', 'text']));
  expect(argTypes.settings_panes_pageNavigation_visible?.name).toBe('Page navigation: visible');
});

test('toSettings converts the control values to SDK settings', () => {
  const settings = toSettings({
    zoomLevel: 2,
    layoutType: 1,
    customLayout: { visuals: 'Members chart only', width: 800 },
    commands: { exportData: 2, sort: 1 },
    extensions: { title: 'Ask about this' },
    visualSettings: { visualHeaders: false },
  });
  expect(settings).toMatchObject({
    zoomLevel: 2,
    layoutType: 1,
    customLayout: {
      pageSize: { type: 4, width: 800, height: 500 },
      pagesLayout: { overview: { visualsLayout: { 'members-trend': { x: 20, displayState: { mode: 0 } } } } },
    },
    commands: [{ exportData: { displayOption: 2 }, sort: { displayOption: 1 } }],
    extensions: { commands: [{ title: 'Ask about this' }] },
    visualSettings: { visualHeaders: [{ settings: { visible: false } }] },
  });
});

test('toSettings omits settings whose controls are unset', () => {
  expect(toSettings({ hideErrors: true })).toEqual({ hideErrors: true });
});

test('the generated code contains no token or host', () => {
  const props = {
    embedUrl: 'https://host.example/reportEmbed',
    accessToken: 'secret',
    pageName: 'hiring',
    settings: { panes: { filters: { visible: false } } },
    getAccessToken: () => 'secret',
    phased: true,
  };
  const snippets = [reactCode('Report', props), plainCode('report', props), scriptCode('report', props)];
  expect(snippets.join('\n')).not.toMatch(/secret|host\.example/);
  expect(snippets[0]).toContain('    settings={{ panes: { filters: { visible: false } } }}\n');
  expect(snippets[0]).toContain('    getAccessToken={getAccessToken}\n    phased\n');
  expect(snippets[1]).toContain("service.load(container, {\n  type: 'report',\n  embedUrl,\n");
  expect(snippets[1]).toContain("  pageName: 'hiring',\n");
  expect(snippets[2]).toContain('vitrine.service.load(');
});

test.each([
  ['He said "hi"', `title={'He said "hi"'}`, `title: 'He said "hi"',`],
  ["it's", `title="it's"`, `title: "it's",`],
  ['C:\\new', String.raw`title="C:\new"`, String.raw`title: "C:\\new",`],
  ['two\nlines', String.raw`title={"two\nlines"}`, String.raw`title: "two\nlines",`],
  ['&amp;', `title={'&amp;'}`, `title: '&amp;',`],
])('the generated code escapes the text %j', (title, attribute, field) => {
  expect(reactCode('Report', { title }).split('\n')).toContain(`    ${attribute}`);
  expect(plainCode('report', { title }).split('\n')).toContain(`  ${field}`);
});

test('the generated code for React declares the loading slot inline', () => {
  expect(reactCode('Report', { loading: { $$typeof: Symbol() } })).toContain('    loading={<p>Loading…</p>}');
});

test('the generated code uses enum members and imports their enums', () => {
  const props = {
    settings: {
      layoutType: 1,
      customLayout: { displayOption: 0, pageSize: { type: 4, width: 4 } },
      commands: [{ exportData: { displayOption: 2 } }],
    },
    viewMode: 1,
  };
  const react = reactCode('Report', props);
  expect(react).toMatch(/^import { CommandDisplayOption, DisplayOption, LayoutType, PageSizeType, ViewMode } from/);
  expect(react).toContain('displayOption: CommandDisplayOption.Hidden');
  expect(react).toContain('pageSize: { type: PageSizeType.Custom, width: 4 }');
  expect(react).toContain('viewMode={ViewMode.Edit}');
  expect(reactCode('Qna', { viewMode: 1 })).toContain('viewMode={QnaMode.ResultOnly}');
  expect(scriptCode('report', props)).toContain('layoutType: vitrine.LayoutType.Custom');
  expect(plainCode('report', { viewMode: 0 })).toContain("import { service, ViewMode } from '@vitrine/sdk';");
});

test('findChanges returns the changed lines and the fields that contain them, without the imports', () => {
  const withPanes = (visible: boolean) => ({
    pageName: 'hiring',
    viewMode: visible ? 1 : 0,
    settings: { panes: { fields: { visible: false }, visualizations: { visible }, selection: { visible: true } } },
  });
  const fieldsOf = (code: string, other: string) => {
    const { lines, from, to } = findChanges(code, other);
    const text = code.split('\n');
    return { changed: text.filter((_, index) => lines.has(index)), fields: text.slice(from, to + 1) };
  };
  const shown = fieldsOf(reactCode('Report', withPanes(true)), reactCode('Report', withPanes(false)));
  expect(shown.changed).toEqual(['    viewMode={ViewMode.Edit}', '        visualizations: { visible: true },']);
  expect(shown.fields.at(0)).toBe('    viewMode={ViewMode.Edit}');
  expect(shown.fields.at(-1)).toBe('    }}');
  const script = fieldsOf(scriptCode('report', { settings: { zoomLevel: 2 } }), scriptCode('report', {}));
  expect(script.fields).toEqual(['    settings: { zoomLevel: 2 },']);
});

test('findChanges returns an empty range if only the other code has additional fields', () => {
  const { from, to } = findChanges(plainCode('report', {}), plainCode('report', { viewMode: 1 }));
  expect(to).toBeLessThan(from);
});

test('the fallback has a retry button only for errors that a retry can fix', () => {
  const render = (error: EmbedError) => renderToStaticMarkup(fallback(error, () => undefined));
  const frameError = (errorCode: string) => new EmbedError('refused', 'LoadReportFailed', { errorCode });
  expect(render(frameError('500'))).toContain('Try again');
  expect(render(frameError('403'))).toContain('Try again');
  expect(render(new EmbedError('timeout', 'The content did not load.'))).toContain('Try again');
  expect(render(frameError('404'))).not.toContain('Try again');
  expect(render(frameError('404'))).toContain('It was moved or deleted. Ask its owner for the new address.');
  expect(render(new EmbedError('invalidEmbedUrl', 'The host is not trusted.'))).not.toContain('Try again');
});

test('toProblem returns the sentence of an error and its codes', () => {
  const detailedMessage = 'Access token has expired, resubmit with a new access token';
  expect(toProblem({ message: 'TokenExpired', detailedMessage })).toEqual({
    text: detailedMessage,
    code: 'TokenExpired',
  });
  const timeout = new EmbedError('timeout', 'The content did not load.', { detailedMessage: 'Check the network.' });
  expect(toProblem(timeout)).toEqual({ text: 'The content did not load.', code: 'timeout' });
});
