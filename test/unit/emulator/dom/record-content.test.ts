import { service, type Report } from '@vitrine/sdk';
import {
  attachFrame,
  recordContent,
  type ContentDefinition,
  type RecordableReport,
  type RecordableVisual,
  type RecordProgress,
} from '@vitrine/sdk/emulator';
import { afterEach, describe, expect, it } from 'vitest';

async function openReport(content?: ContentDefinition): Promise<Report> {
  const element = document.body.appendChild(document.createElement('div'));
  const id = content?.reports[0]?.id ?? 'staff-overview';
  const embedUrl = `https://app.powerbi.com/reportEmbed?reportId=${id}`;
  const report = service.embed(element, { type: 'report', id, embedUrl, accessToken: 'token' });
  attachFrame(report, content && { content });
  await report.whenRendered();
  return report;
}

/** Returns everything that a host page can read from a report: pages, visuals, layouts and exported rows. */
async function readReport(report: Report) {
  const pages = [];
  for (const page of await report.getPages()) {
    const visuals = [];
    for (const visual of await page.getVisuals()) {
      const { name, title, type, layout } = visual;
      visuals.push({ name, title, type, layout, data: (await visual.exportData()).data });
    }
    const { name, displayName, visibility, defaultSize, defaultDisplayOption } = page;
    pages.push({ name, displayName, visibility, defaultSize, defaultDisplayOption, visuals });
  }
  return pages;
}

/** Creates a report with one page and the members that `recordContent` reads. Each visual is defined by its type and data. */
function fakeReport(
  visuals: [type: string, data: string | Error, overrides?: object][],
  overrides: object = {},
): RecordableReport {
  const descriptors = visuals.map(([type, data, rest], index): RecordableVisual => ({
    name: `visual-${String(index + 1)}`,
    title: `Visual ${String(index + 1)}`,
    type,
    layout: { x: 10, y: 20, width: 300, height: 200 },
    exportData: () => (data instanceof Error ? Promise.reject(data) : Promise.resolve({ data })),
    getFilters: () => Promise.resolve([]),
    getSlicerState: () => Promise.resolve({ filters: [] }),
    ...rest,
  }));
  const page = {
    name: 'main',
    displayName: 'Main',
    isActive: true,
    setActive: () => Promise.resolve(),
    getFilters: () => Promise.resolve([]),
    getVisuals: () => Promise.resolve(descriptors),
  };
  return {
    getId: () => 'own',
    getPages: () => Promise.resolve([page]),
    getFilters: () => Promise.resolve([]),
    getTheme: () => Promise.resolve({ themeJson: { name: 'Own' } }),
    bookmarksManager: { getBookmarks: () => Promise.resolve([]) },
    ...overrides,
  };
}

const columnChart = 'clusteredColumnChart';

/** Returns the rows that a visual in a recorded report exports. */
async function rowsOf(report: Report, visualName: string): Promise<string> {
  const [page] = await report.getPages();
  return (await (await page!.getVisualByName(visualName)).exportData()).data;
}

afterEach(() => {
  for (const element of document.querySelectorAll('div')) service.reset(element);
});

describe('recordContent', () => {
  it('records the sample report with its pages, visuals, layouts and exported rows', async () => {
    const report = await openReport();
    await report.setPage('hiring');
    const original = await readReport(report);
    const { content, unreadable } = await recordContent(report);
    expect(await readReport(await openReport(content))).toEqual(original);
    expect(unreadable.map(({ name }) => name)).toEqual(['all-regions', 'west-coast', 'east-coast']);
    expect((await report.getActivePage()).name).toBe('hiring');
    expect((await report.bookmarksManager.getBookmarks()).length).toBe(content.reports[0]?.bookmarks?.length);
  });

  it('records slicers so that they filter all visuals that have a column of the same name', async () => {
    const data = 'Region,Total\r\nNorth,1\r\nSouth,2\r\n';
    const state = {
      filters: [{ filterType: 1, target: { table: 'Stores', column: 'Region' }, operator: 'In', values: ['South'] }],
      targets: [{ table: 'Stores', column: 'Region' }],
    };
    const { content, unreadable } = await recordContent(
      fakeReport([
        ['slicer', 'Region\r\nNorth\r\nSouth\r\n', { getSlicerState: () => Promise.resolve(state) }],
        [columnChart, data],
      ]),
    );
    expect(unreadable).toEqual([]);
    const report = await openReport(content);
    expect(await rowsOf(report, 'visual-2')).toBe('Region,Total\r\nSouth,2\r\n');
    const slicer = await (await report.getActivePage()).getVisualByName('visual-1');
    expect((await slicer.getSlicerState()).filters).toMatchObject([{ target: { table: 'Stores' }, values: ['South'] }]);
    await slicer.setSlicerState({ filters: [] });
    expect(await rowsOf(report, 'visual-2')).toBe(data);
  });

  it('records a slicer whose data cannot be exported with the values from the other visuals', async () => {
    const state = { filters: [], targets: [{ table: 'Stores', column: 'Region' }] };
    const { content } = await recordContent(
      fakeReport([
        ['slicer', new Error('refused'), { getSlicerState: () => Promise.resolve(state) }],
        [columnChart, 'Region,Total\r\nNorth,1\r\nSouth,2\r\n'],
      ]),
    );
    expect(await rowsOf(await openReport(content), 'visual-1')).toBe('Region\r\nNorth\r\nSouth\r\n');
  });

  it('reads quoted cells, line breaks in cells, dates, thousands separators and duplicate headers', async () => {
    const { content } = await recordContent(
      fakeReport([['tableEx', 'Name,Day,Amount,Amount\r\n"Smith, ""J""\nLtd",1/31/2026 12:00:00 AM,"1,234.5",\r\n']]),
    );
    expect(content.reports[0]?.tables[0]?.columns.map(({ type }) => type)).toEqual(['text', 'date', 'number', 'text']);
    expect(await rowsOf(await openReport(content), 'visual-1')).toBe(
      'Name,Day,Amount,Amount\r\n"Smith, ""J""\nLtd",2026-01-31,1234.5,\r\n',
    );
  });

  it('keeps the order of rows with equal text', async () => {
    const data = 'City,Price\r\nRome,9\r\nOslo,7\r\nOslo,3\r\n';
    const { content } = await recordContent(fakeReport([['tableEx', data]]));
    expect(await rowsOf(await openReport(content), 'visual-1')).toBe(data);
  });

  it('shows placeholders for visuals without data and tables for unknown types, and lists both', async () => {
    const { content, unreadable } = await recordContent(
      fakeReport([
        ['basicShape', new Error('not exportable')],
        ['myCustomVisual', 'City,Price\r\nRome,9\r\n'],
      ]),
    );
    expect(unreadable).toEqual([
      { page: 'main', name: 'visual-1', reason: 'Visual 1 (basicShape): not exportable' },
      {
        page: 'main',
        name: 'visual-2',
        reason: 'Visual 2 (myCustomVisual): the emulator does not support this type. Its data is shown as a table.',
      },
    ]);
    const [first, second] = content.reports[0]?.pages[0]?.visuals ?? [];
    expect(first).toMatchObject({ type: 'textbox', text: 'Visual 1 (basicShape)', layout: { x: 10, width: 300 } });
    expect(second).toMatchObject({ type: 'tableEx' });
    await openReport(content);
  });

  it('records filters on recorded columns and lists the others as unreadable', async () => {
    const filter = (column: string) => ({
      filterType: 1,
      target: { table: 'T', column },
      operator: 'In',
      values: ['Rome'],
    });
    const { content, unreadable } = await recordContent(
      fakeReport([['tableEx', 'City,Price\r\nRome,9\r\n']], {
        getFilters: () => Promise.resolve([filter('City'), filter('Planet')]),
      }),
    );
    expect(content.reports[0]?.filters).toMatchObject([{ target: { column: 'City' }, values: ['Rome'] }]);
    expect(unreadable).toMatchObject([{ name: 'filter on T.Planet' }]);
    await openReport(content);
  });

  it('anonymizes strings consistently and scales numbers by one factor per column', async () => {
    const { content } = await recordContent(
      fakeReport([
        [columnChart, 'Owner,Sales,Share\r\nAnn,100,1\r\nBob,200,1\r\n'],
        [columnChart, 'Owner,Year,Sales\r\nBob,2025,1000\r\nAnn,2026,2000\r\n'],
      ]),
      { anonymize: true },
    );
    const json = JSON.stringify(content);
    expect(json).not.toMatch(/Ann|Bob/);
    const [first, second] = content.reports[0]?.tables ?? [];
    const cell = (rows: unknown[][] | undefined, row: number, column: number) => rows?.[row]?.[column];
    expect(cell(second?.rows, 0, 0)).toBe(cell(first?.rows, 1, 0));
    expect(cell(second?.rows, 1, 0)).toBe(cell(first?.rows, 0, 0));
    expect(cell(second?.rows, 0, 1)).toBe(2025);
    const factor = Number(cell(second?.rows, 0, 2)) / 1000;
    expect(factor).not.toBeCloseTo(1, 1);
    expect(Number(cell(second?.rows, 1, 2)) / 2000).toBeCloseTo(factor, 2);
    expect(Number(cell(first?.rows, 0, 1)) / 100).toBeCloseTo(factor, 1);
    await openReport(content);
  });

  it('exports the requested number of rows and reports progress', async () => {
    const received: unknown[] = [];
    const exportData = (...parameters: unknown[]) => {
      received.push(parameters);
      return Promise.resolve({ data: 'City,Price\r\nRome,9\r\n' });
    };
    const progress: RecordProgress[] = [];
    const report = fakeReport([['tableEx', '', { exportData }]]);
    await recordContent(report, { rows: 5, onProgress: (update) => progress.push(update) });
    expect(received).toEqual([[0, 5]]);
    expect(progress).toEqual([
      { done: 0, total: 1, page: 'main' },
      { done: 1, total: 1, page: 'main' },
    ]);
  });

  it('rejects when the recording is aborted', async () => {
    const controller = new AbortController();
    const report = fakeReport([
      ['tableEx', 'City\r\nRome\r\n'],
      ['tableEx', 'City\r\nRome\r\n'],
    ]);
    const recording = recordContent(report, {
      signal: controller.signal,
      onProgress: ({ done }) => {
        if (done === 1) controller.abort(new Error('stopped'));
      },
    });
    await expect(recording).rejects.toThrow('stopped');
  });
});
