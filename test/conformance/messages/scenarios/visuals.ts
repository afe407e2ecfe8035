import type { Scenario } from '../scenario';

const nothing = (): undefined => undefined;

/** Visual methods. */
export const visualScenarios: Record<string, Scenario> = {
  'visual-data': async (context) => {
    const { models } = context;
    const visual = await (await context.report()).page('page-1').getVisualByName('visual-1');
    await context.outcome('export', () => visual.exportData());
    await context.outcome('export underlying', () => visual.exportData(models.ExportDataType.Underlying, 100));
    await context.outcome('export summarized', () => visual.exportData(models.ExportDataType.Summarized, 1));
    await context.outcome('clone', () => visual.clone());
    await context.outcome('clone with a layout', () => visual.clone({ layout: { x: 1, y: 2, width: 30, height: 40 } }));
    await context.outcome('sort', () =>
      visual
        .sortBy({ orderBy: { table: 'Staff', column: 'Role' }, direction: models.SortDirection.Descending })
        .then(nothing),
    );
    await context.outcome('narratives', () => visual.getSmartNarrativeInsights());
  },
  'visual-slicer': async (context) => {
    const { models } = context;
    const slicer = await (await context.report()).page('page-1').getVisualByName('slicer-1');
    const filter = new models.BasicFilter({ table: 'Date', column: 'Year' }, 'In', 2026).toJSON();
    await context.outcome('get', () => slicer.getSlicerState());
    await context.outcome('set', () => slicer.setSlicerState({ filters: [filter as never] }).then(nothing));
    await context.outcome('clear', () => slicer.setSlicerState({ filters: [] }).then(nothing));
  },
};
