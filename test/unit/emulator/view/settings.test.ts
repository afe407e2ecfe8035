import { describe, expect, it, vi } from 'vitest';
import { BookmarksPane } from '../../../../src/emulator/frame/view/panes/bookmarks-pane';
import { FieldsPane } from '../../../../src/emulator/frame/view/panes/fields-pane';
import { QnaViewElement } from '../../../../src/emulator/frame/view/report/qna-view';
import { paletteOf } from '../../../../src/emulator/frame/view/palette';
import { slicer } from '../../../../src/emulator/frame/view/visuals/slicer';
import { ClearButton } from '../../../../src/emulator/frame/view/visuals/clear-button';
import { DrillButtons } from '../../../../src/emulator/frame/view/visuals/drill-buttons';
import type { QnaView } from '../../../../src/emulator/session/view';
import type { Settings } from '../../../../src/models';
import { TestPage } from '../test-page';
import { shopReport } from '../shop';

const [main, ...others] = shopReport.pages;
const drilled = {
  ...shopReport,
  pages: [
    {
      ...main!,
      visuals: main!.visuals.map((visual) =>
        visual.name === 'by-region'
          ? { ...visual, query: { ...visual.query, levels: [{ table: 'Stores', column: 'Store' }] } }
          : visual,
      ),
    },
    ...others,
  ],
  // Twelve values, because slicers with only a few values do not have a search box.
  tables: shopReport.tables.map((table) =>
    table.name === 'Stores'
      ? { ...table, rows: Array.from({ length: 12 }, (_, index) => [index, `Store ${index}`, `Region ${index}`]) }
      : table,
  ),
};

async function loadSession(settings: Settings) {
  const page = new TestPage({ content: { reports: [drilled] } });
  await page.load({ settings, viewMode: 1, permissions: 7 });
  return page.frame.session;
}

it('hides the bookmarks pane when the user closes it, until the host page shows it again', async () => {
  const panes = { bookmarks: { visible: true } };
  const session = await loadSession({ panes, personalBookmarksEnabled: true });
  const pane = new BookmarksPane(session);
  pane.render(false);
  pane.element.querySelector<HTMLButtonElement>('[aria-label="Close"]')!.click();
  pane.render(false);
  expect(pane.element.hidden).toBe(true);
  session.report.patchSettings({ panes });
  pane.render(true);
  expect(pane.element.hidden).toBe(false);
  expect(pane.element.querySelector('[aria-label="Close"]')).toBeNull();
});

describe('settings.panes in edit mode', () => {
  const sections = (pane: FieldsPane) =>
    [...pane.element.querySelectorAll<HTMLDetailsElement>('.section')].map(({ open }) => open);

  it('expands and collapses the field and visualization lists', async () => {
    const session = await loadSession({ panes: { fields: { expanded: false }, visualizations: { expanded: true } } });
    const pane = new FieldsPane(session);
    pane.render();
    expect(sections(pane)).toEqual([true, false]);
  });

  it('keeps a list expanded after the user opens it, until the setting changes', async () => {
    const session = await loadSession({ panes: { fields: { expanded: false } } });
    const pane = new FieldsPane(session);
    pane.render();
    const [, fields] = pane.element.querySelectorAll<HTMLDetailsElement>('.section');
    fields!.open = true;
    fields!.dispatchEvent(new Event('toggle'));
    pane.render();
    expect(sections(pane)).toEqual([true, true]);
    session.report.patchSettings({ panes: { fields: { expanded: true }, visualizations: { visible: false } } });
    pane.render();
    session.report.patchSettings({ panes: { fields: { expanded: false } } });
    pane.render();
    expect(sections(pane)).toEqual([false]);
  });
});

describe('settings.commands', () => {
  const renderSlicer = async (settings: Settings) => {
    const session = await loadSession(settings);
    const { report } = session;
    const visual = report.visual('main', 'regions');
    session.actions.selectInSlicer(report.activePage, visual, ['Region 1']);
    const element = slicer(report, report.activePage, visual, () => undefined, { text: '', open: false });
    const clear = new ClearButton();
    const palette = paletteOf(report.state, 0);
    clear.render({ session, report, page: report.activePage, visual, palette, width: 100, height: 100 });
    return { box: element.querySelector<HTMLInputElement>('input[type=search]'), clear: clear.element };
  };

  it("shows, disables and hides a slicer's search and clear commands", async () => {
    const enabled = await renderSlicer({});
    expect([enabled.box?.disabled, enabled.clear.disabled, enabled.clear.hidden]).toEqual([false, false, false]);
    const disabled = await renderSlicer({
      commands: [{ search: { displayOption: 1 }, clearSelection: { displayOption: 1 } }],
    });
    expect([disabled.box?.disabled, disabled.clear.disabled]).toEqual([true, true]);
    const hidden = await renderSlicer({
      commands: [{ search: { displayOption: 2 }, clearSelection: { displayOption: 2 } }],
    });
    expect([hidden.box, hidden.clear.hidden]).toEqual([null, true]);
  });

  it("removes a hierarchy's expand button if the expandCollapse command is hidden", async () => {
    const count = async (settings: Settings) => {
      const session = await loadSession(settings);
      const { report } = session;
      const buttons = new DrillButtons();
      const visual = report.visual('main', 'by-region');
      const palette = paletteOf(report.state, 0);
      buttons.render({ session, report, page: report.activePage, visual, palette, width: 100, height: 100 });
      return buttons.element.querySelectorAll('button').length;
    };
    expect([await count({}), await count({ commands: [{ expandCollapse: { displayOption: 2 } }] })]).toEqual([3, 2]);
  });
});

describe('Q&A box settings', () => {
  it.each([
    [{}, true],
    [{ filterPaneEnabled: true }, false],
    [{ panes: { filters: { visible: true } } }, false],
    [{ filterPaneEnabled: true, panes: { filters: { visible: false } } }, true],
  ])("hides a Q&A box's filter pane with %j: %s", async (settings, hidden) => {
    const page = new TestPage({ kind: 'qna', content: { reports: [shopReport] } });
    const rendered = page.next('/events/rendered');
    const accessToken = await page.frame.createToken();
    await page.request('POST', '/qna/load', { accessToken, datasetIds: ['shop'], settings });
    await rendered;
    const { session } = page.frame;
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
    const view = new QnaViewElement(session);
    view.render(session.view as QnaView, paletteOf(session.report.state, 0));
    expect(view.element.querySelector<HTMLElement>('.filter-pane')!.hidden).toBe(hidden);
  });

  it('does not emit filtersApplied when the filters on a Q&A answer change', async () => {
    const page = new TestPage({ kind: 'qna', content: { reports: [shopReport] } });
    const rendered = page.next('/events/rendered');
    const accessToken = await page.frame.createToken();
    await page.request('POST', '/qna/load', { accessToken, datasetIds: ['shop'], question: 'total in the north' });
    await rendered;
    const { actions, report } = page.frame.session;
    const renderedAgain = page.next('/events/rendered');
    actions.changeFilters(report.activePage, []);
    await renderedAgain;
    expect(page.events).not.toContain('filtersApplied');
  });
});
