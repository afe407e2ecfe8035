import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInEngines } from './support/engines';
import { embedSample, openHostPage } from './support/host-page';
import { startSites, type Sites } from './support/sites';

let sites: Sites;
beforeAll(async () => {
  sites = await startSites();
});
afterAll(() => sites.close());

const allFeatures = {
  permissions: 7,
  settings: {
    panes: {
      filters: { visible: true, expanded: true },
      bookmarks: { visible: true },
      selection: { visible: true },
      syncSlicers: { visible: true },
    },
    bars: { actionBar: { visible: true }, statusBar: { visible: true } },
    personalBookmarksEnabled: true,
  },
};

describeInEngines((page) => {
  const frame = () => page().frame('#container iframe');

  it('all visuals on all pages are rendered', async () => {
    await openHostPage(page(), sites);
    await embedSample(page(), sites, allFeatures);
    const names = await page().evaluate(async () =>
      (await window.sampleReport.getPages()).map(({ displayName }) => displayName),
    );
    for (const name of names) {
      await frame().click('button', name);
      await page().waitFor(
        async (expected) => (await window.sampleReport.getActivePage()).displayName === expected,
        name,
      );
      const visuals = await page().evaluate(async () => {
        const active = await window.sampleReport.getActivePage();
        return (await active.getVisuals()).map((visual) => visual.name).sort();
      });
      // Several pages have the same number of visuals, and the frame renders a page after it has become active.
      await frame().waitFor((expected) => {
        const boxes = [...document.querySelectorAll<HTMLElement>('[data-visual]')];
        const isComplete = boxes.every((box) => box.getBoundingClientRect().width > 0 && box.childElementCount > 0);
        const rendered = boxes.map(({ dataset }) => dataset.visual!).sort();
        return isComplete && rendered.join() === expected.join();
      }, visuals);
    }
    // charts are vector graphics with content
    expect(await frame().evaluate(() => document.querySelectorAll('svg path, svg rect').length)).toBeGreaterThan(3);
    expect(await page().evaluate(() => window.observed)).toEqual([]);
  });

  it('users can filter with a slicer, spotlight a visual, add a bookmark and zoom', async () => {
    await page().resize(1440, 1000);
    await openHostPage(page(), sites);
    // in smaller frames, panes open over the page
    await page().evaluate(() => {
      document.querySelector<HTMLElement>('#container')!.style.cssText = 'width: 1400px; height: 800px';
    });
    await embedSample(page(), sites, allFeatures);
    const headcount = async () =>
      page().evaluate(async () => {
        const active = await window.sampleReport.getActivePage();
        const visual = (await active.getVisuals()).find(({ name }) => name === 'headcount')!;
        return (await visual.exportData()).data;
      });
    const before = await headcount();
    await frame().click('[data-visual] input[type=checkbox], [data-visual] [role=option]');
    await page().waitFor(async (previous) => {
      const active = await window.sampleReport.getActivePage();
      const visual = (await active.getVisuals()).find(({ name }) => name === 'headcount')!;
      return (await visual.exportData()).data !== previous;
    }, before);
    await frame().click('button', 'Options for Headcount');
    await frame().click('[role=menuitem]', 'Spotlight');
    await frame().waitFor(() => document.querySelectorAll('.visual.dimmed').length > 0);
    await frame().type('input[aria-label="Bookmark name"]', 'Mine');
    await frame().click('button', 'Add');
    await frame().click('button', 'Mine');
    await frame().click('button', 'Zoom in');
    await frame().waitFor(() => document.querySelector('.zoom output')?.textContent === '110%');
    expect(await page().evaluate(() => window.observed)).toEqual([]);
  });

  it('content fades out at the edge of an area while there is more to scroll', async () => {
    await openHostPage(page(), sites);
    await embedSample(page(), sites, { pageName: 'locations' });
    const fade = (expected: string) =>
      frame().waitFor((length) => {
        const table = document.querySelector('.scroller:has(table)');
        return table !== null && getComputedStyle(table).getPropertyValue('--fade') === length;
      }, expected);
    await fade('28px');
    await frame().evaluate(() => {
      const table = document.querySelector('.scroller:has(table)')!;
      table.scrollTop = table.scrollHeight;
    });
    await fade('0px');
  });

  it('charts in a row are visible, and a page that is arranged for the frame scrolls in one direction', async () => {
    await openHostPage(page(), sites);
    const resize = (style: string) =>
      page().evaluate((text) => {
        document.querySelector<HTMLElement>('#container')!.style.cssText = text;
      }, style);
    await resize('width: 390px; height: 420px');
    await embedSample(page(), sites);
    await frame().waitFor(() => {
      const chart = document.querySelector('.row-charts > .visual > .body');
      return chart !== null && getComputedStyle(chart).opacity === '1';
    });
    // the first one is in view
    expect(await frame().evaluate(() => document.querySelector('.row-charts')!.scrollLeft)).toBe(0);
    await resize('width: 640px; height: 480px');
    await frame().waitFor(() => {
      const view = document.querySelector('.adapted .viewport');
      return view !== null && view.scrollHeight > view.clientHeight && view.scrollWidth === view.clientWidth;
    });
  });

  it('visuals, dashboards, tiles, Q&A boxes, new reports and paginated reports are rendered', async () => {
    const { emulator } = sites;
    const datasetCreateConfig = {
      locale: 'en-US',
      tableSchemaList: [{ name: 'Table', columns: [{ name: 'City', dataType: 'Text' }] }],
      data: [{ name: 'Table', rows: [['Leeds']] }],
    };
    const configs = [
      { type: 'visual', embedUrl: emulator.embedUrl('staff-overview'), pageName: 'overview', visualName: 'headcount' },
      { type: 'dashboard', embedUrl: emulator.dashboardUrl('staff-dashboard') },
      { type: 'tile', embedUrl: emulator.tileUrl('staff-dashboard', 'headcount'), dashboardId: 'staff-dashboard' },
      { type: 'qna', embedUrl: emulator.qnaUrl(), datasetIds: ['staff-data'], question: 'headcount by team' },
      { type: 'create', embedUrl: emulator.createUrl('staff-data'), datasetId: 'staff-data' },
      { type: 'quickCreate', embedUrl: emulator.quickCreateUrl(), datasetCreateConfig },
      { type: 'report', embedUrl: emulator.paginatedUrl('staff-overview') },
    ];
    for (const config of configs) {
      await openHostPage(page(), sites);
      await page().evaluate(
        async (origin, accessToken, options) => {
          const service = new window.vitrine.Service({ trustedOrigins: [origin] });
          const container = document.querySelector<HTMLElement>('#container')!;
          const embed = service.embed(container, { tokenType: 1, permissions: 7, accessToken, ...options } as never);
          await (embed as typeof window.sampleReport).whenRendered();
        },
        emulator.origin,
        await emulator.createToken(),
        config,
      );
      await frame().waitFor(() => document.body.innerText.trim().length > 0);
      expect(await page().evaluate(() => window.observed), config.type).toEqual([]);
    }
  });
});
