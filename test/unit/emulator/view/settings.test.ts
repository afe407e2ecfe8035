import { describe, expect, it } from 'vitest';
import { FieldsPane } from '../../../../src/emulator/frame/view/panes/fields-pane';
import { QnaViewElement } from '../../../../src/emulator/frame/view/report/qna-view';
import { paletteOf } from '../../../../src/emulator/frame/view/palette';
import { slicer } from '../../../../src/emulator/frame/view/visuals/slicer';
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
  // twelve values, so that the slicer has a box to search in
  tables: shopReport.tables.map((table) =>
    table.name === 'Stores'
      ? { ...table, rows: Array.from({ length: 12 }, (_, index) => [index, `Store ${index}`, `Region ${index}`]) }
      : table,
  ),
};

async function loaded(settings: Settings) {
  const page = new TestPage({ content: { reports: [drilled] } });
  await page.load({ settings, viewMode: 1, permissions: 7 });
  return page.frame.session;
}

describe('settings.panes of edit mode', () => {
  const sections = (pane: FieldsPane) =>
    [...pane.element.querySelectorAll<HTMLDetailsElement>('.section')].map(({ open }) => open);

  it('open and close the lists of fields and of kinds of visuals', async () => {
    const session = await loaded({ panes: { fields: { expanded: false }, visualizations: { expanded: true } } });
    const pane = new FieldsPane(session);
    pane.render();
    expect(sections(pane)).toEqual([true, false]);
  });

  it('leave a list as its author left it until they ask for something else', async () => {
    const session = await loaded({ panes: { fields: { expanded: false } } });
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
  const draw = async (settings: Settings) => {
    const session = await loaded(settings);
    const { report } = session;
    const visual = report.visual('main', 'regions');
    session.actions.selectInSlicer(report.activePage, visual, ['Region 1']);
    const element = slicer(report, report.activePage, visual, () => undefined, { text: '', open: false });
    return {
      box: element.querySelector<HTMLInputElement>('input[type=search]'),
      clear: element.querySelector<HTMLButtonElement>('button.link')!,
    };
  };

  it('show, grey and hide the search and the end of a slicer’s selection', async () => {
    const free = await draw({});
    expect([free.box?.disabled, free.clear.disabled, free.clear.hidden]).toEqual([false, false, false]);
    const grey = await draw({ commands: [{ search: { displayOption: 1 }, clearSelection: { displayOption: 1 } }] });
    expect([grey.box?.disabled, grey.clear.disabled]).toEqual([true, true]);
    const gone = await draw({ commands: [{ search: { displayOption: 2 }, clearSelection: { displayOption: 2 } }] });
    expect([gone.box, gone.clear.hidden]).toEqual([null, true]);
  });

  it('take the expansion of a hierarchy out of a visual’s header', async () => {
    const count = async (settings: Settings) => {
      const session = await loaded(settings);
      const { report } = session;
      const buttons = new DrillButtons();
      const visual = report.visual('main', 'by-region');
      const palette = paletteOf(report.state, 0);
      buttons.render({ session, report, page: report.activePage, visual, palette, width: 100, height: 100 });
      return buttons.element.querySelectorAll('button').length;
    };
    expect([await count({}), await count({ commands: [{ expandCollapse: { displayOption: 2 } }] })]).toEqual([4, 3]);
  });
});

describe('settings of a question-and-answer box', () => {
  it.each([
    [{}, true],
    [{ filterPaneEnabled: true }, false],
    [{ panes: { filters: { visible: true } } }, false],
    [{ filterPaneEnabled: true, panes: { filters: { visible: false } } }, true],
  ])('%j hide the pane of filters: %s', async (settings, hidden) => {
    const page = new TestPage({ kind: 'qna', content: { reports: [shopReport] } });
    const rendered = page.next('/events/rendered');
    const accessToken = await page.frame.createToken();
    await page.request('POST', '/qna/load', { accessToken, datasetIds: ['shop'], settings });
    await rendered;
    const { session } = page.frame;
    const picture = new QnaViewElement(session);
    picture.render(session.view as QnaView, paletteOf(session.report.state, 0));
    expect(picture.element.querySelector<HTMLElement>('.filter-pane')!.hidden).toBe(hidden);
  });

  it('the answer’s filters change without an event that its embed does not have', async () => {
    const page = new TestPage({ kind: 'qna', content: { reports: [shopReport] } });
    const rendered = page.next('/events/rendered');
    const accessToken = await page.frame.createToken();
    await page.request('POST', '/qna/load', { accessToken, datasetIds: ['shop'], question: 'total in the north' });
    await rendered;
    const { actions, report } = page.frame.session;
    const again = page.next('/events/rendered');
    actions.changeFilters(report.activePage, []);
    await again;
    expect(page.events).not.toContain('filtersApplied');
  });
});
