import type * as PowerBIClient from 'powerbi-client';
import { expect, test } from '../../../browser/support/fixtures';
import type { RunInPage } from './run-in-page';

/** Adds the tests for filters. */
export function testFilters(run: RunInPage): void {
  test('filters from every builder and at every level change the exported values', async () => {
    const results = await run(async () => {
      const { models } = window.library.client;
      const client = (window as unknown as Record<string, typeof PowerBIClient>)['powerbi-client']!;
      const report = window.embed as PowerBIClient.Report;
      const page = await report.getPageByName('overview');
      await page.setActive();
      const headcount = await page.getVisualByName('headcount');
      // The card's second column is the number of studios.
      const count = async () => Number((await headcount.exportData()).data.split('\r\n')[1]?.split(',')[0]);
      const built: Record<string, object> = {
        in: new client.BasicFilterBuilder()
          .withColumnTarget('Staff', 'Contract')
          .in(['Full-time'])
          .requireSingleSelection(true)
          .build(),
        notIn: new client.BasicFilterBuilder()
          .withTargetObject({ table: 'Staff', column: 'Contract' } as never)
          .notIn(['Full-time'])
          .build(),
        all: new client.BasicFilterBuilder().withColumnTarget('Staff', 'Contract').all().build(),
        level: new client.BasicFilterBuilder()
          .withHierarchyLevelTarget('Staff', 'Hired Hierarchy', 'Year')
          .in([2024, 2025])
          .build(),
        and: new client.AdvancedFilterBuilder()
          .withColumnTarget('Staff', 'Hourly rate')
          .and()
          .addCondition('GreaterThan', 20)
          .addCondition('LessThan', 30)
          .build(),
        or: new client.AdvancedFilterBuilder()
          .withColumnTarget('Staff', 'Role')
          .or()
          .addCondition('Is', 'Coach')
          .addCondition('StartsWith', 'Front')
          .build(),
        top: new client.TopNFilterBuilder()
          .withColumnTarget('Locations', 'Location')
          .top(3)
          .orderByTarget({ table: 'Staff', measure: 'Headcount' } as never)
          .build(),
        bottom: new client.TopNFilterBuilder()
          .withColumnTarget('Locations', 'Location')
          .bottom(3)
          .orderByTarget({ table: 'Staff', measure: 'Headcount' } as never)
          .build(),
        lastYear: new client.RelativeDateFilterBuilder()
          .withColumnTarget('Staff', 'Hired')
          .inLast(1, models.RelativeDateFilterTimeUnit.Years)
          .includeToday(true)
          .build(),
        thisYear: new client.RelativeDateFilterBuilder()
          .withColumnTarget('Staff', 'Hired')
          .inThis(1, models.RelativeDateFilterTimeUnit.Years)
          .build(),
        nextYear: new client.RelativeDateFilterBuilder()
          .withColumnTarget('Staff', 'Hired')
          .inNext(1, models.RelativeDateFilterTimeUnit.Years)
          .build(),
        lastHours: new client.RelativeTimeFilterBuilder()
          .withColumnTarget('Staff', 'Hired')
          .inLast(24, models.RelativeDateFilterTimeUnit.Hours)
          .build(),
        thisHour: new client.RelativeTimeFilterBuilder()
          .withColumnTarget('Staff', 'Hired')
          .inThis(1, models.RelativeDateFilterTimeUnit.Hours)
          .build(),
        nextHours: new client.RelativeTimeFilterBuilder()
          .withColumnTarget('Staff', 'Hired')
          .inNext(24, models.RelativeDateFilterTimeUnit.Hours)
          .build(),
      };
      // Filters on aggregated values do not change a card whose value exceeds their limit.
      const aggregated = [
        new client.AdvancedFilterBuilder()
          .withColumnAggregation('Staff', 'Id', 'Count')
          .and()
          .addCondition('GreaterThan', 1)
          .build(),
        new client.AdvancedFilterBuilder()
          .withMeasureTarget('Staff', 'Headcount')
          .and()
          .addCondition('GreaterThan', 1)
          .build(),
        new client.AdvancedFilterBuilder()
          .withHierarchyLevelAggregationTarget('Staff', 'Hired Hierarchy', 'Year', 'Count')
          .and()
          .addCondition('GreaterThan', 1)
          .build(),
      ];
      const unfiltered = await count();
      const counts: Record<string, number> = {};
      for (const [name, filter] of Object.entries(built)) {
        await report.setFilters([filter as never]);
        counts[name] = await count();
      }
      await report.removeFilters();
      const byGroup = [];
      for (const filter of aggregated) {
        await headcount.setFilters([filter as never]);
        byGroup.push(await count());
      }
      await headcount.removeFilters();
      await report.removeFilters();
      const countFilters = async () => [
        (await report.getFilters()).length,
        (await page.getFilters()).length,
        (await headcount.getFilters()).length,
      ];
      const { Add, Replace } = models.FiltersOperations;
      const levels: unknown[] = [await countFilters()];
      await report.updateFilters(Add, [built.in as never]);
      await page.updateFilters(Replace, [built.notIn as never]);
      await headcount.updateFilters(Add, [built.and as never]);
      levels.push(await countFilters(), await count());
      await page.setFilters([built.all as never]);
      await page.removeFilters();
      await headcount.removeFilters();
      await report.removeFilters();
      levels.push(await countFilters(), await count());
      return { unfiltered, counts, byGroup, levels };
    });
    const { unfiltered, counts, byGroup, levels } = results;
    expect(unfiltered).toBeGreaterThan(1000);
    expect(byGroup).toEqual([unfiltered, unfiltered, unfiltered]);
    expect(counts.all).toBe(unfiltered);
    expect(counts.in! + counts.notIn!).toBe(unfiltered);
    for (const name of ['in', 'notIn', 'level', 'and', 'or', 'top', 'lastYear', 'thisYear'] as const) {
      expect(counts[name], name).toBeGreaterThan(0);
      expect(counts[name], name).toBeLessThan(unfiltered);
    }
    expect(counts.bottom).toBeLessThan(counts.top!);
    expect(counts.thisYear).toBeLessThan(counts.lastYear!);
    expect([counts.nextYear, counts.lastHours, counts.thisHour, counts.nextHours]).toEqual([0, 0, 0, 0]);
    expect(levels).toEqual([[0, 0, 0], [1, 1, 1], 0, [0, 0, 0], unfiltered]);
  });
}
