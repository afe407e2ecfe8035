import type * as PowerBIClient from 'powerbi-client';
import type { Scenario } from '../scenario';

const nothing = (): undefined => undefined;

/** Returns the page object fields that both libraries guarantee. */
const describePage = (page: PowerBIClient.Page): object => {
  const { name, displayName, isActive, visibility, defaultSize, mobileSize, defaultDisplayOption } = page;
  return { name, displayName, isActive, visibility, defaultSize, mobileSize, defaultDisplayOption };
};

/** Report pages and their methods. */
export const pageScenarios: Record<string, Scenario> = {
  'pages-read': async (context) => {
    const report = await context.report();
    await context.outcome('getPages', async () => (await report.getPages()).map(describePage));
    await context.outcome('getActivePage', async () => describePage(await report.getActivePage()));
    await context.outcome('getPageByName', async () => describePage(await report.getPageByName('page-2')));
    await context.outcome('getPageByName, unknown', () => report.getPageByName('page-99'));
    await context.outcome('page', () => describePage(report.page('page-2', 'Second', true)));
  },
  'pages-navigate': async (context) => {
    const report = await context.report();
    await context.outcome('setPage', () => report.setPage('page-2').then(nothing));
    await context.outcome('setActive', () => report.page('page-1').setActive().then(nothing));
  },
  'pages-change': async (context) => {
    const report = await context.report();
    await context.outcome('addPage', async () => describePage(await report.addPage('New')));
    await context.outcome('addPage without a name', async () => describePage(await report.addPage()));
    await context.outcome('renamePage', () => report.renamePage('page-2', 'Other').then(nothing));
    await context.outcome('setDisplayName', () => report.page('page-2').setDisplayName('Third').then(nothing));
    await context.outcome('deletePage', () => report.deletePage('page-2').then(nothing));
    await context.outcome('delete', () => report.page('page-3').delete().then(nothing));
  },
  'page-names': async (context) => {
    const report = await context.report();
    for (const name of [
      'two words',
      'Übersicht',
      `it's "quoted"`,
      'a+b&c=d',
      'a:b@c',
      '50%',
      '%41',
      'a/b',
      'a?b',
      'a#b',
    ]) {
      await context.outcome(name, () => report.page(name).getFilters().then(nothing));
    }
  },
  'page-reads': async (context) => {
    const { models } = context;
    const page = (await context.report()).page('page-1');
    await context.outcome('getVisuals', async () =>
      (await page.getVisuals()).map(({ name, title, type, layout }) => ({ name, title, type, layout })),
    );
    await context.outcome('getVisualByName', async () => (await page.getVisualByName('visual-2')).title);
    await context.outcome('getVisualByName, unknown', () => page.getVisualByName('visual-99'));
    await context.outcome('getSlicers', async () => (await page.getSlicers()).map(({ name }) => name));
    await context.outcome('getSmartNarrativeInsights', () => page.getSmartNarrativeInsights());
    await context.outcome('hasLayout', () => page.hasLayout(models.LayoutType.MobilePortrait));
    await context.outcome('hasLayout, master', () => page.hasLayout(models.LayoutType.Master));
  },
};
