import type { Scenario } from '../scenario';

const nothing = (): undefined => undefined;

/** Page and visual layouts. */
export const layoutScenarios: Record<string, Scenario> = {
  'report-layout': async (context) => {
    const { models } = context;
    const mode = models.VisualContainerDisplayMode;
    const report = await context.report();
    await context.outcome('switch to custom', () => report.switchLayout(models.LayoutType.Custom).then(nothing));
    await context.outcome('switch to master', () => report.switchLayout(models.LayoutType.Master).then(nothing));
    await context.outcome('switch to mobile', () =>
      report.switchLayout(models.LayoutType.MobilePortrait).then(nothing),
    );
    await context.outcome('resize page', () =>
      report.resizeActivePage(models.PageSizeType.Custom, 800, 600).then(nothing),
    );
    await context.outcome('resize page by type', () =>
      report.resizeActivePage(models.PageSizeType.Letter).then(nothing),
    );
    await context.outcome('move', () => report.moveVisual('page-1', 'visual-1', 10, 20).then(nothing));
    await context.outcome('move to front', () => report.moveVisual('page-1', 'visual-1', 10, 20, 5).then(nothing));
    await context.outcome('resize', () => report.resizeVisual('page-1', 'visual-1', 300, 200).then(nothing));
    await context.outcome('hide', () => report.setVisualDisplayState('page-1', 'visual-1', mode.Hidden).then(nothing));
    await context.outcome('unknown page', () => report.moveVisual('page-99', 'visual-1', 1, 1));
    await context.outcome('unknown visual', () => report.resizeVisual('page-1', 'visual-99', 1, 1));
  },
  'page-layout': async (context) => {
    const { models } = context;
    const mode = models.VisualContainerDisplayMode;
    const report = await context.report();
    const page = await report.getActivePage();
    await context.outcome('resize', () => page.resizePage(models.PageSizeType.Custom, 640, 480).then(nothing));
    await context.outcome('resize another page', () =>
      report.page('page-2').resizePage(models.PageSizeType.Letter).then(nothing),
    );
    await context.outcome('move visual', () => page.moveVisual('visual-1', 1, 2, 3).then(nothing));
    await context.outcome('resize visual', () => page.resizeVisual('visual-1', 10, 20).then(nothing));
    await context.outcome('hide visual', () => page.setVisualDisplayState('visual-1', mode.Hidden).then(nothing));
  },
  'visual-layout': async (context) => {
    const mode = context.models.VisualContainerDisplayMode;
    const visual = await (await context.report()).page('page-1').getVisualByName('visual-1');
    await context.outcome('move', () => visual.moveVisual(4, 5).then(nothing));
    await context.outcome('resize', () => visual.resizeVisual(60, 70).then(nothing));
    await context.outcome('show', () => visual.setVisualDisplayState(mode.Visible).then(nothing));
  },
};
