import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Settings, Visual } from '../../../src';
import { errorOf } from './support/error-of';
import { FakePage, embedUrl, settle } from './support/fake-frame';

let page: FakePage;
beforeEach(() => {
  page = new FakePage();
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('single visuals', () => {
  const config = {
    type: 'visual',
    embedUrl,
    accessToken: 't',
    pageName: 'p',
    visualName: 'v',
    width: 400,
    height: 300,
  };

  const layoutOf = (request?: { body?: unknown }) => {
    const { settings } = (request?.body ?? {}) as { settings: { customLayout: object } };
    return { customLayout: settings.customLayout };
  };

  it('emits the error from a frame that does not contain the visual', async () => {
    const element = page.container();
    const visual = page.service.embed(element, { ...config, type: 'visual' });
    const errors: unknown[] = [];
    visual.on('error', ({ detail }) => errors.push(detail.message));
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    frame.send(`/reports/${visual.config.uniqueId}/events/error`, { message: 'visualNotFound' });
    await settle();
    // Like powerbi-client, the SDK does not send an additional request.
    expect(frame.calls).toEqual(['POST /report/load']);
    expect(errors).toEqual(['visualNotFound']);
  });

  it('hides everything except a single visual, which fills a page of the configured size', async () => {
    const { frame } = await page.loaded(config);
    expect(frame.requests[0]?.body).toMatchObject({
      settings: {
        filterPaneEnabled: false,
        navContentPaneEnabled: false,
        layoutType: 1,
        customLayout: {
          displayOption: 0,
          pageSize: { type: 4, width: 400, height: 300 },
          pagesLayout: {
            p: {
              defaultLayout: { displayState: { mode: 1 } },
              visualsLayout: { v: { displayState: { mode: 0 }, x: 1, y: 1, z: 1, width: 400, height: 300 } },
            },
          },
        },
      },
    });
  });

  it('uses the last size of its frame while the frame is hidden, and the default page size before it was visible', async () => {
    const element = page.container();
    const unsized = { ...config, width: undefined, height: undefined };
    const visual = page.service.embed(element, { ...unsized, type: 'visual' });
    const frame = page.frameOf(element);
    const load = async (offsetWidth: number, offsetHeight: number) => {
      Object.assign(visual.iframe, { offsetWidth, offsetHeight });
      frame.load();
      await settle();
      const { settings } = frame.requests.at(-1)!.body as { settings: Settings };
      return settings.customLayout?.pageSize;
    };
    expect(await load(0, 0)).toMatchObject({ width: 1280, height: 720 });
    expect(await load(500, 0)).toMatchObject({ width: 1280, height: 720 });
    expect(await load(500, 400)).toMatchObject({ width: 500, height: 400 });
    expect(await load(0, 0)).toMatchObject({ width: 500, height: 400 });
  });

  it("hides a single visual's panes and keeps the other settings", async () => {
    const settings = {
      zoomLevel: 2,
      panes: { filters: { visible: true, expanded: true }, pageNavigation: { visible: true }, bookmarks: {} },
    };
    const { frame } = await page.loaded({ ...config, settings });
    expect(frame.requests[0]?.body).toMatchObject({
      settings: {
        zoomLevel: 2,
        panes: { filters: { visible: false, expanded: true }, pageNavigation: { visible: false }, bookmarks: {} },
      },
    });
  });

  it('keeps the fields of a custom layout that is passed with a single visual, as powerbi-client does', async () => {
    const pagesLayout = { p: { visualsLayout: { other: { displayState: { mode: 0 as const } } } } };
    const { frame } = await page.loaded({ ...config, settings: { customLayout: { displayOption: 2, pagesLayout } } });
    const { customLayout } = (frame.requests[0]!.body as { settings: { customLayout: object } }).settings;
    expect(customLayout).toEqual({
      displayOption: 2,
      pageSize: { type: 4, width: 400, height: 300 },
      pagesLayout,
    });
  });

  it('ignores undefined fields of a custom layout and a size of 0, which has not been measured yet', async () => {
    const { frame } = await page.loaded(config);
    const customLayout = { displayOption: undefined, pageSize: undefined, pagesLayout: undefined };
    const { width: _width, height: _height, ...unsized } = config;
    const optional = await page.loaded({ ...config, settings: { customLayout: customLayout as never } });
    expect(optional.frame.requests[0]?.body).toMatchObject({ settings: layoutOf(frame.requests[0]) });
    const automatic = await page.loaded(unsized);
    const measured = await page.loaded({ ...config, width: 0, height: 0 });
    expect(layoutOf(measured.frame.requests[0])).toEqual(layoutOf(automatic.frame.requests[0]));
  });

  it.each([
    [{ pageName: '' }, 'Page name is required when embedding a visual.'],
    [{ pageName: 7 }, 'Page name is required when embedding a visual.'],
    [
      { visualName: undefined },
      'Visual name is required, but it was not found. You must provide a visual name as part of embed configuration.',
    ],
  ])('rejects a single visual without a page name or visual name: %j', (change, message) => {
    const error = errorOf(() => page.service.embed(page.container(), { ...config, ...change } as never));
    expect(error).toMatchObject({
      code: 'invalidConfig',
      message,
      errors: [{ message, path: Object.keys(change)[0] }],
    });
  });

  it('rejects calls that a single visual does not support', async () => {
    const visual = (await page.loaded(config)).embed as unknown as Visual;
    await expect(visual.getPages()).rejects.toThrow('Get pages is not supported while embedding a visual.');
    await expect(visual.setPage()).rejects.toThrow('Set page is not supported while embedding a visual.');
    await expect(visual.render()).rejects.toThrow('render is not supported while embedding a visual.');
  });

  it("returns a single visual's descriptor, and rejects if the visual does not exist", async () => {
    const { embed, frame } = await page.loaded(config);
    const visual = embed as unknown as Visual;
    frame.respond = () => ({ body: [{ name: 'v', title: 'V', type: 'card' }] });
    expect((await visual.getVisualDescriptor()).title).toBe('V');
    frame.respond = () => ({ body: [] });
    await expect(visual.getVisualDescriptor()).rejects.toMatchObject({
      message: 'visualNotFound',
      detailedMessage: 'Visual not found',
    });
  });

  it("reads and sets a single visual's filters by level, and uses the visual level by default and for an unknown level", async () => {
    const { embed, frame } = await page.loaded(config);
    const visual = embed as unknown as Visual;
    await visual.getFilters();
    await visual.getFilters(0);
    await visual.setFilters([], 1);
    await visual.updateFilters(2, [], 2);
    await visual.removeFilters();
    await visual.getFilters(9 as never);
    expect(frame.calls.slice(1)).toEqual([
      'GET /report/pages/p/visuals/v/filters',
      'GET /report/filters',
      'PUT /report/pages/p/filters',
      'POST /report/pages/p/visuals/v/filters',
      'POST /report/pages/p/visuals/v/filters',
      'GET /report/pages/p/visuals/v/filters',
    ]);
  });
});
