import { describe, expect, it } from 'vitest';
import type { ContentDefinition, ReportDefinition } from '../../../src/emulator';
import { shopReport } from './shop';
import { TestPage } from './test-page';

const customPage = (size: object) => ({ layoutType: 1, customLayout: { pageSize: { type: 4, ...size } } });
const customVisual = (layout: object) => ({
  layoutType: 1,
  customLayout: { pagesLayout: { main: { visualsLayout: { total: layout } } } },
});

async function loadReport(config: object = {}): Promise<TestPage> {
  const page = new TestPage();
  await page.load(config);
  return page;
}

describe('settings', () => {
  it.each([
    [customPage({ width: -1, height: 100 }), 'customLayout.pageSize.width must be a positive number; received -1'],
    [customPage({ width: 100 }), 'customLayout.pageSize.height must be a positive number; received undefined'],
    [
      customPage({ width: 100, height: Number.NaN }),
      'customLayout.pageSize.height must be a positive number; received NaN',
    ],
    [
      customVisual({ width: -5 }),
      'customLayout.pagesLayout.main.visualsLayout.total.width must be a non-negative number; received -5',
    ],
    [{ localeSettings: { language: 5 } }, 'localeSettings.language must be a string; received 5'],
  ])('rejects the settings %j', async (settings, detailedMessage) => {
    const page = await loadReport();
    expect(await page.request('PATCH', '/report/settings', settings)).toMatchObject({
      status: 400,
      body: { message: 'Invalid parameters', detailedMessage },
    });
    const accessToken = await page.frame.createToken();
    const load = await page.request('POST', '/report/load', { accessToken, id: 'shop', settings });
    expect(load).toMatchObject({
      status: 400,
      body: [{ message: expect.stringContaining(detailedMessage.split(' ')[0]!) as string }],
    });
  });

  it('accepts a preset page size without dimensions and a custom page size with both', async () => {
    const page = await loadReport();
    for (const settings of [
      { layoutType: 1, customLayout: { pageSize: { type: 3 } } },
      customPage({ width: 9, height: 9 }),
    ])
      expect((await page.request('PATCH', '/report/settings', settings)).status).toBe(200);
  });

  it('rejects an unknown view mode', async () => {
    const page = await loadReport({ permissions: 7 });
    expect(await page.request('POST', '/report/switchMode/5', null)).toMatchObject({
      status: 400,
      body: { detailedMessage: "viewMode must be edit or view; received '5'." },
    });
  });

  it('excludes visuals that the custom layout hides from smart narratives', async () => {
    const page = await loadReport();
    const path = '/report/pages/main/smartNarrativeInsights';
    const summary = async () => ((await page.request('GET', path)).body as { summaryText: string }).summaryText;
    expect(await summary()).toContain('Total: 280');
    await page.request('PATCH', '/report/settings', customVisual({ displayState: { mode: 1 } }));
    expect(await summary()).not.toContain('Total: 280');
    expect(await summary()).toContain('By region');
  });
});

describe('load configuration', () => {
  const withBookmark = async (): Promise<ContentDefinition> => {
    const page = await loadReport();
    const { body } = await page.request('POST', '/report/bookmarks/capture', { options: {} });
    const { state } = body as { state: string };
    return { reports: [{ ...shopReport, bookmarks: [{ name: 'b', displayName: 'B', state }] }] };
  };

  it('emits bookmarkApplied for the configured bookmark after the loaded event', async () => {
    const page = new TestPage({ content: await withBookmark() });
    const applied = page.next('/events/bookmarkApplied');
    await page.load({ bookmark: { name: 'b' } });
    expect((await applied).body).toEqual({ bookmarkName: 'b' });
    expect(page.events.filter((name) => ['loaded', 'bookmarkApplied'].includes(name))).toEqual([
      'loaded',
      'bookmarkApplied',
    ]);
  });

  it('emits bookmarkApplied once for a bookmark in the render request', async () => {
    const page = new TestPage({ content: await withBookmark() });
    const ready = page.next('/events/loaded');
    await page.request('POST', '/report/prepare', { accessToken: await page.frame.createToken(), id: 'shop' });
    await ready;
    const rendered = page.next('/events/rendered');
    await page.request('POST', '/report/render', { bookmark: { name: 'b' } });
    await rendered;
    expect(page.events.filter((name) => name === 'bookmarkApplied')).toHaveLength(1);
  });

  it("replaces a report's dataset via paginatedReportBindings, and emits an error for a different source dataset", async () => {
    const [stores, sales] = shopReport.tables;
    const doubled: ReportDefinition = {
      ...shopReport,
      id: 'last-year',
      tables: [
        stores!,
        { ...sales!, rows: sales!.rows.map(([id, day, amount, ...rest]) => [id!, day!, 2 * Number(amount), ...rest]) },
      ],
    };
    const page = new TestPage({ content: { reports: [shopReport, doubled] } });
    const bindingFrom = (sourceDatasetId: string) => ({
      datasetBinding: { paginatedReportBindings: [{ sourceDatasetId, targetDatasetId: 'last-year' }] },
    });
    await page.load(bindingFrom('shop'));
    expect(await page.rows('total')).toEqual(['560']);
    const failed = page.next('/events/error');
    const accessToken = await page.frame.createToken();
    await page.request('POST', '/report/load', { accessToken, id: 'shop', ...bindingFrom('other') });
    expect((await failed).body).toMatchObject({
      detailedMessage: "sourceDatasetId must be 'shop', the dataset for report 'shop'; received 'other'.",
    });
  });

  it('emits an error with the id of an unknown dataset in a Q&A embed', async () => {
    const page = new TestPage({ kind: 'qna' });
    const failed = page.next('/events/error');
    const accessToken = await page.frame.createToken();
    await page.request('POST', '/qna/load', { accessToken, datasetIds: ['nope'] });
    expect((await failed).body).toMatchObject({ detailedMessage: "Dataset 'nope' not found." });
  });

  it('creates a chart and a table in the QuickExplore report creation mode', async () => {
    const page = new TestPage({ kind: 'quickCreate' });
    const loadedEvent = page.next('/events/loaded');
    await page.request('POST', '/quickcreate', {
      accessToken: await page.frame.createToken(),
      reportCreationMode: 'QuickExplore',
      datasetCreateConfig: {
        locale: 'en-US',
        tableSchemaList: [
          {
            name: 'Staff',
            columns: [
              { name: 'Team', dataType: 'Text' },
              { name: 'Hours', dataType: 'Number' },
            ],
          },
        ],
        data: [
          {
            name: 'Staff',
            rows: [
              ['A', '1'],
              ['B', '2'],
              ['A', '3'],
            ],
          },
        ],
      },
    });
    await loadedEvent;
    const visuals = (await page.request('GET', '/report/pages/page-1/visuals')).body as { type: string }[];
    expect(visuals.map(({ type }) => type)).toEqual(['clusteredColumnChart', 'tableEx']);
  });
});
