import type * as Peer from 'powerbi-client';
import { expect, test } from '../../support/fixtures';
import type { Play } from './play';

/** Filters of every builder and level. */
export function filterCalls(play: Play): void {
  test('filters of every builder change the figures', async () => {
    const answers = await play(async () => {
      const { models } = window.library.client;
      const client = (window as unknown as Record<string, typeof Peer>)['powerbi-client']!;
      const report = window.embed as Peer.Report;
      const page = await report.getPageByName('overview');
      await page.setActive();
      const headcount = await page.getVisualByName('headcount');
      const count = async () => Number((await headcount.exportData()).data.split('\r\n')[1]);
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
      // aimed at numbers of groups: they leave the one number of a card, which is greater than they ask, alone
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
      const whole = await count();
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
      const present = async () => [
        (await report.getFilters()).length,
        (await page.getFilters()).length,
        (await headcount.getFilters()).length,
      ];
      const { Add, Replace } = models.FiltersOperations;
      const levels: unknown[] = [await present()];
      await report.updateFilters(Add, [built.in as never]);
      await page.updateFilters(Replace, [built.notIn as never]);
      await headcount.updateFilters(Add, [built.and as never]);
      levels.push(await present(), await count());
      await page.setFilters([built.all as never]);
      await page.removeFilters();
      await headcount.removeFilters();
      await report.removeFilters();
      levels.push(await present(), await count());
      return { whole, counts, byGroup, levels };
    });
    const { whole, counts, byGroup, levels } = answers;
    expect(whole).toBeGreaterThan(1000);
    expect(byGroup).toEqual([whole, whole, whole]);
    expect(counts.all).toBe(whole);
    expect(counts.in! + counts.notIn!).toBe(whole);
    for (const name of ['in', 'notIn', 'level', 'and', 'or', 'top', 'lastYear', 'thisYear'] as const) {
      expect(counts[name], name).toBeGreaterThan(0);
      expect(counts[name], name).toBeLessThan(whole);
    }
    expect(counts.bottom).toBeLessThan(counts.top!);
    expect(counts.thisYear).toBeLessThan(counts.lastYear!);
    expect([counts.nextYear, counts.lastHours, counts.thisHour, counts.nextHours]).toEqual([0, 0, 0, 0]);
    expect(levels).toEqual([[0, 0, 0], [1, 1, 1], 0, [0, 0, 0], whole]);
  });
}
