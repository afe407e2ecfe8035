import { describe, expect, it } from 'vitest';
import type { FrameSession } from '../../../../src/emulator/session/frame-session';
import { PageTabs } from '../../../../src/emulator/frame/view/report/page-tabs';
import { selectionOf } from '../../../../src/emulator/session/state/selection';
import { TestPage } from '../test-page';
import { shopReport } from '../shop';

async function openTabs(content = shopReport) {
  const page = new TestPage({ content: { reports: [content] } });
  await page.load({ settings: { panes: { pageNavigation: { visible: true } } } });
  const { session } = page.frame;
  const tabs = new PageTabs(session);
  tabs.render();
  return { session, tabs };
}

it('keeps the page buttons on re-render, because pressing a replaced button does not register as a click', async () => {
  const { session, tabs } = await openTabs();
  const pageButtons = () => [...tabs.element.querySelectorAll('[data-label]')];
  const buttons = pageButtons();
  expect(buttons).toHaveLength(shopReport.pages.length);
  session.actions.showPage(shopReport.pages[1]!.name);
  tabs.render();
  expect(pageButtons()).toEqual(buttons);
  expect(buttons.map((button) => button.getAttribute('aria-current'))).toEqual([
    null,
    'page',
    ...shopReport.pages.slice(2).map(() => null),
  ]);
});

it("shows a renamed page's current name", async () => {
  const { session, tabs } = await openTabs();
  session.report.page(shopReport.pages[0]!.name).displayName = 'Renamed';
  tabs.render();
  expect(tabs.element.querySelector('button')?.textContent).toBe('Renamed');
});

describe('the chip of the selected data points', () => {
  const select = (session: FrameSession, points: string[][]): void => {
    const { report } = session;
    report.state.selection = selectionOf(report.activePage, report.visual('main', 'by-region'), points);
  };

  const chipOf = (tabs: PageTabs) => tabs.element.querySelector<HTMLElement>('.selection-chip');

  it('shows the selected data point, and clears the selection when it is clicked', async () => {
    const { session, tabs } = await openTabs();
    expect(chipOf(tabs)).toBeNull();
    select(session, [['North']]);
    tabs.render();
    expect(chipOf(tabs)!.textContent).toBe('North');
    expect(chipOf(tabs)!.getAttribute('aria-label')).toBe('Clear selection: North');
    document.body.replaceChildren(tabs.element);
    chipOf(tabs)!.focus();
    chipOf(tabs)!.click();
    tabs.render();
    expect(session.report.state.selection).toBeUndefined();
    expect(chipOf(tabs)).toBeNull();
    expect(document.activeElement?.getAttribute('aria-current')).toBe('page');
  });

  it('leaves out links, which repeat the name of their row', async () => {
    const linked = structuredClone(shopReport);
    linked.tables[0]!.columns[1]!.hyperlink = true;
    const { session, tabs } = await openTabs(linked);
    const { report } = session;
    const visual = report.visual('main', 'by-region');
    const [region] = visual.query!.categories!;
    visual.query = { ...visual.query, categories: [region!, { table: 'Stores', column: 'Store' }] };
    const point = report.result(report.activePage, visual).rows[0]!.slice(0, 2).map(String);
    select(session, [point]);
    tabs.render();
    expect(point).toHaveLength(2);
    expect(chipOf(tabs)!.textContent).toBe(point[0]);
  });

  it('shows the number of several selected data points', async () => {
    const { session, tabs } = await openTabs();
    select(session, [['North'], ['South']]);
    tabs.render();
    expect(chipOf(tabs)!.textContent).toBe('2 selected');
  });

  it('is not shown on other pages', async () => {
    const { session, tabs } = await openTabs();
    select(session, [['North']]);
    session.actions.showPage('second');
    tabs.render();
    expect(chipOf(tabs)).toBeNull();
  });
});
