import { expect, it } from 'vitest';
import { PageTabs } from '../../../../src/emulator/frame/view/report/page-tabs';
import { TestPage } from '../test-page';
import { shopReport } from '../shop';

async function openTabs() {
  const page = new TestPage({ content: { reports: [shopReport] } });
  await page.load({ settings: { panes: { pageNavigation: { visible: true } } } });
  const { session } = page.frame;
  const tabs = new PageTabs(session);
  tabs.render();
  return { session, tabs };
}

it('keeps the page buttons on re-render, because pressing a replaced button does not register as a click', async () => {
  const { session, tabs } = await openTabs();
  const buttons = [...tabs.element.querySelectorAll('button')];
  expect(buttons).toHaveLength(shopReport.pages.length);
  session.actions.showPage(shopReport.pages[1]!.name);
  tabs.render();
  expect([...tabs.element.querySelectorAll('button')]).toEqual(buttons);
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
