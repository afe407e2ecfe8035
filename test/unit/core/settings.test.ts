import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Report, Settings } from '../../../src';
import type { RequestMessage } from '../../../src/protocol/envelope';
import { errorOf } from './support/error-of';
import { embedUrl, FakePage, reportConfig, settle } from './support/fake-frame';

afterEach(() => {
  document.body.replaceChildren();
});

const invalid: [settings: object, message: string, path: string][] = [
  [{ zoomLevel: 0.2 }, 'zoomLevel must be a number between 0.25 and 4', 'settings.zoomLevel'],
  [{ zoomLevel: 4.1 }, 'zoomLevel must be a number between 0.25 and 4', 'settings.zoomLevel'],
  [{ zoomLevel: '1' }, 'zoomLevel must be a number', 'settings.zoomLevel'],
  [{ localeSettings: { language: 5 } }, 'language must be a string', 'settings.localeSettings.language'],
  [{ localeSettings: { formatLocale: {} } }, 'formatLocale must be a string', 'settings.localeSettings.formatLocale'],
  [{ localeSettings: 'de' }, 'localeSettings must be an object', 'settings.localeSettings'],
  [{ background: 7 }, 'background property is invalid', 'settings.background'],
];

describe('settings', () => {
  it.each(invalid)('rejects the settings %j in embed and updateSettings', async (settings, message, path) => {
    const page = new FakePage();
    const expected = { code: 'invalidConfig', message, errors: [{ message, path }] };
    const config = { ...reportConfig, settings: settings as Settings };
    expect(errorOf(() => page.service.embed(page.container(), config))).toMatchObject(expected);
    const { report, frame } = await page.loadedReport();
    await expect(report.updateSettings(settings)).rejects.toMatchObject(expected);
    expect(frame.calls).toEqual(['POST /report/load']);
  });

  it.each([null, undefined, 5])('rejects updateSettings(%s) and sends nothing', async (settings) => {
    const { report, frame } = await new FakePage().loadedReport();
    const expected = { code: 'invalidConfig', message: 'settings must be an object' };
    await expect(report.updateSettings(settings as never)).rejects.toMatchObject(expected);
    expect(frame.calls).toEqual(['POST /report/load']);
  });

  it.each([0.25, 1, 4])('accepts the zoom level %d', async (zoomLevel) => {
    const { report, frame } = await new FakePage().loadedReport({ settings: { zoomLevel } });
    await report.setZoom(zoomLevel);
    expect(frame.requests[1]?.body).toEqual({ zoomLevel });
  });

  it('rejects an invalid zoom level in setZoom', async () => {
    const { report } = await new FakePage().loadedReport();
    await expect(report.setZoom(9)).rejects.toMatchObject({ code: 'invalidConfig' });
  });

  it('queues changes to the settings while the first token is pending', async () => {
    const page = new FakePage();
    const element = page.container();
    let provideToken!: (token: string) => void;
    const { embedUrl } = reportConfig;
    const getAccessToken = () => new Promise<string>((resolve) => (provideToken = resolve));
    const report = page.service.embed(element, { type: 'report', embedUrl, getAccessToken });
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    const changes = [report.setZoom(2), report.addContextMenuCommand('inspect', 'Inspect')];
    await expect(report.setZoom(9)).rejects.toMatchObject({ code: 'invalidConfig' });
    provideToken('token-1');
    await Promise.all(changes);
    expect(frame.calls).toEqual(['POST /report/load', 'PATCH /report/settings', 'PATCH /report/settings']);
  });

  it('queues changes to the settings after bootstrap', async () => {
    const page = new FakePage();
    const element = page.container();
    const report = page.service.bootstrap(element, { type: 'report', embedUrl: reportConfig.embedUrl });
    const change = (report as Report).setZoom(2);
    page.service.embed(element, reportConfig);
    const frame = page.frameOf(element);
    frame.load();
    await change;
    expect(frame.calls).toEqual(['POST /report/load', 'PATCH /report/settings']);
  });

  it('keeps the commands of a pending updateSettings call when another command is added', async () => {
    const { report, frame } = await new FakePage().loadedReport();
    const commands = [{ name: 'a', title: 'A', extend: { visualContextMenu: { title: 'A' } } }];
    await Promise.all([report.updateSettings({ extensions: { commands } }), report.addContextMenuCommand('b', 'B')]);
    expect(frame.requests.at(-1)?.body).toMatchObject({ extensions: { commands: [{ name: 'a' }, { name: 'b' }] } });
  });

  it('aborts a queued command immediately and sends the next one after the current one', async () => {
    const { report, frame } = await new FakePage().loadedReport();
    frame.respond = () => undefined;
    const first = report.addContextMenuCommand('a', 'A');
    await settle();
    const controller = new AbortController();
    const signal = controller.signal;
    const commands = [undefined, undefined, undefined, undefined, undefined] as const;
    const second = report.addContextMenuCommand('b', 'B', ...commands, { signal });
    const third = report.addContextMenuCommand('c', 'C');
    controller.abort();
    await expect(second).rejects.toMatchObject({ code: 'aborted' });
    const [{ headers }] = frame.requests.slice(-1) as [RequestMessage];
    frame.respond = () => ({ statusCode: 200 });
    frame.post({ statusCode: 200, headers: { id: headers.id } });
    await Promise.all([first, third]);
    const sent = frame.requests.filter(({ method }) => method === 'PATCH');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toMatchObject({ extensions: { commands: [{ name: 'a' }, { name: 'c' }] } });
  });

  it('warns once about each unknown setting in debug mode', async () => {
    vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const settings = { filterPane: true, zoomLevel: 1, localeSettings: {}, hideErrors: true };
    const { report } = await new FakePage({ debug: true }).loadedReport({ settings });
    await report.updateSettings({ filterPane: false, navigation: true } as Settings);
    expect(warn.mock.calls).toEqual([
      ["[vitrine] The unknown setting 'filterPane' is ignored. Check its spelling."],
      ["[vitrine] The unknown setting 'navigation' is ignored. Check its spelling."],
    ]);
  });

  it('does not warn about unknown settings when debug mode is off', async () => {
    const warn = vi.spyOn(console, 'warn');
    await new FakePage({ onTelemetry: () => undefined }).loadedReport({ settings: { filterPane: true } });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe("the frame's title", () => {
  it("replaces the frame's title when a configuration with a title is embedded again", async () => {
    const page = new FakePage();
    const { element, report } = await page.loadedReport({ title: 'Sales' });
    page.service.embed(element, { ...reportConfig, title: 'Staff' });
    expect(report.iframe.title).toBe('Staff');
  });

  it('restores the default title when the title is missing from the next configuration, but keeps the one set by a call', async () => {
    const page = new FakePage();
    const { element, report } = await page.loadedReport({ title: 'Sales' });
    page.service.embed(element, reportConfig);
    expect(report.iframe.title).toBe('Embedded report');
    report.setComponentTitle('Staff');
    page.service.embed(element, reportConfig);
    expect(report.iframe.title).toBe('Staff');
  });

  it.each([
    ['Sales', 'Sales'],
    [undefined, 'Embedded report'],
  ])(
    'replaces the title of a create embed when a report with the title %s takes over its frame',
    async (title, expected) => {
      const page = new FakePage();
      const element = page.container();
      const { iframe } = page.service.createReport(element, { embedUrl, accessToken: 't', datasetId: 'd' });
      page.frameOf(element).load();
      await settle();
      const report = page.service.embed(element, { ...reportConfig, title });
      expect(report.iframe).toBe(iframe);
      expect(iframe.title).toBe(expected);
    },
  );

  it("setComponentTitle sets the frame's title, and null removes it", async () => {
    const { report } = await new FakePage().loadedReport();
    report.setComponentTitle('Sales');
    expect(report.iframe.getAttribute('title') ?? report.iframe.title).toBe('Sales');
    report.setComponentTitle(null);
    expect(report.iframe.hasAttribute('title')).toBe(false);
  });
});

describe('error messages', () => {
  it('mentions getAccessToken in the error for a missing token', () => {
    const page = new FakePage();
    const { embedUrl } = reportConfig;
    expect(errorOf(() => page.service.embed(page.container(), { type: 'report', embedUrl }))).toMatchObject({
      code: 'missingToken',
      message: expect.stringContaining("Pass 'accessToken' or 'getAccessToken'") as string,
    });
  });
});
