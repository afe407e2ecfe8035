import type * as PowerBIClient from 'powerbi-client';
import type { Scenario, ScenarioContext } from '../scenario';

const nothing = (): undefined => undefined;
const target = { table: 'Staff', column: 'Role' };

/** Returns one filter of each class. */
function everyFilter({ models }: ScenarioContext): PowerBIClient.models.IFilter[] {
  const filters = [
    new models.BasicFilter(target, 'In', 'Coach', 'Manager'),
    new models.BasicFilter(target, 'All'),
    new models.AdvancedFilter(target, 'And', { operator: 'Contains', value: 'a' }, { operator: 'IsNotBlank' }),
    new models.AdvancedFilter({ table: 'Staff', column: 'Start' }, 'And', {
      operator: 'GreaterThan',
      value: new Date(Date.UTC(2026, 0, 2)),
    }),
    new models.TopNFilter(target, 'Top', 5, { table: 'Staff', measure: 'Hours' }),
    new models.RelativeDateFilter(
      { table: 'Staff', column: 'Start' },
      models.RelativeDateOperators.InLast,
      3,
      models.RelativeDateFilterTimeUnit.Months,
      true,
    ),
    new models.RelativeTimeFilter(
      { table: 'Staff', column: 'Start' },
      models.RelativeDateOperators.InNext,
      2,
      models.RelativeDateFilterTimeUnit.Hours,
    ),
  ];
  return filters.map((filter) => filter.toJSON());
}

/** Report, page, visual and single-visual filters. */
export const filterScenarios: Record<string, Scenario> = {
  'report-filters': async (context) => {
    const { models } = context;
    const report = await context.report();
    const filters = everyFilter(context) as PowerBIClient.models.ReportLevelFilters[];
    await context.outcome('get', () => report.getFilters());
    await context.outcome('set', () => report.setFilters(filters).then(nothing));
    await context.outcome('add', () => report.updateFilters(models.FiltersOperations.Add, filters).then(nothing));
    await context.outcome('replace', () =>
      report.updateFilters(models.FiltersOperations.Replace, filters.slice(0, 1)).then(nothing),
    );
    await context.outcome('replace all', () =>
      report.updateFilters(models.FiltersOperations.ReplaceAll, []).then(nothing),
    );
    await context.outcome('remove', () => report.removeFilters().then(nothing));
  },
  'page-filters': async (context) => {
    const { models } = context;
    const page = (await context.report()).page('page-1');
    const filters = everyFilter(context).slice(0, 2);
    await context.outcome('get', () => page.getFilters());
    await context.outcome('set', () => page.setFilters(filters).then(nothing));
    await context.outcome('add', () => page.updateFilters(models.FiltersOperations.Add, filters).then(nothing));
    await context.outcome('remove', () => page.removeFilters().then(nothing));
  },
  'visual-filters': async (context) => {
    const { models } = context;
    const visual = await (await context.report()).page('page-1').getVisualByName('visual-1');
    const filters = everyFilter(context).slice(0, 2);
    await context.outcome('get', () => visual.getFilters());
    await context.outcome('set', () => visual.setFilters(filters).then(nothing));
    await context.outcome('add', () => visual.updateFilters(models.FiltersOperations.Add, filters).then(nothing));
    await context.outcome('remove', () => visual.removeFilters().then(nothing));
  },
  'single-visual-filters': async (context) => {
    const { models } = context;
    const visual = context.service.embed(context.element, {
      ...context.reportConfig(),
      type: 'visual',
      pageName: 'page-1',
      visualName: 'visual-1',
    }) as PowerBIClient.Visual;
    await context.event(visual, 'rendered');
    const filters = everyFilter(context).slice(0, 1);
    const levels = [
      ['default', undefined],
      ['report', models.FiltersLevel.Report],
      ['page', models.FiltersLevel.Page],
      ['visual', models.FiltersLevel.Visual],
    ] as const;
    for (const [name, level] of levels) {
      await context.outcome(`get ${name}`, () => visual.getFilters(level));
      await context.outcome(`set ${name}`, () => visual.setFilters(filters, level).then(nothing));
      await context.outcome(`add ${name}`, () =>
        visual.updateFilters(models.FiltersOperations.Add, filters, level).then(nothing),
      );
      await context.outcome(`remove ${name}`, () => visual.removeFilters(level).then(nothing));
    }
    await context.outcome('descriptor', async () => (await visual.getVisualDescriptor()).name);
    await context.outcome('getPages', () => visual.getPages());
    await context.outcome('setPage', () => visual.setPage('page-2'));
    await context.outcome('render', () => visual.render());
  },
  'filters-from-builders': async (context) => {
    const { client, models } = context;
    const report = await context.report();
    const date = models.RelativeDateFilterTimeUnit;
    const built = [
      new client.BasicFilterBuilder()
        .withColumnTarget('Staff', 'Role')
        .in(['Coach'])
        .requireSingleSelection(true)
        .build(),
      new client.BasicFilterBuilder().withTargetObject(target).notIn(['Coach', 1, true]).build(),
      new client.BasicFilterBuilder().withHierarchyLevelTarget('Date', 'Calendar', 'Year').all().build(),
      new client.AdvancedFilterBuilder()
        .withMeasureTarget('Staff', 'Hours')
        .or()
        .addCondition('GreaterThan', 5)
        .addCondition('LessThan', 1)
        .build(),
      new client.AdvancedFilterBuilder()
        .withColumnTarget('Staff', 'Name')
        .and()
        .addCondition('StartsWith', 'A')
        .build(),
      new client.TopNFilterBuilder()
        .withColumnTarget('Staff', 'Role')
        .top(3)
        .orderByTarget({ table: 'Staff', measure: 'Hours' })
        .build(),
      new client.TopNFilterBuilder()
        .withColumnAggregation('Staff', 'Hours', 'Sum')
        .bottom(2)
        .orderByTarget({ table: 'Staff', measure: 'Hours' })
        .build(),
      new client.RelativeDateFilterBuilder()
        .withColumnTarget('Staff', 'Start')
        .inLast(1, date.Years)
        .includeToday(false)
        .build(),
      new client.RelativeDateFilterBuilder().withColumnTarget('Staff', 'Start').inThis(1, date.Weeks).build(),
      new client.RelativeDateFilterBuilder().withColumnTarget('Staff', 'Start').inNext(1, date.Days).build(),
      new client.RelativeTimeFilterBuilder().withColumnTarget('Staff', 'Start').inLast(1, date.Hours).build(),
      new client.RelativeTimeFilterBuilder()
        .withHierarchyLevelAggregationTarget('Date', 'Calendar', 'Year', 'Max')
        .inThis(1, date.Minutes)
        .build(),
      new client.RelativeTimeFilterBuilder().withColumnTarget('Staff', 'Start').inNext(1, date.Minutes).build(),
    ];
    await report.setFilters(built.map((filter) => filter.toJSON()));
  },
};
