import { describe, expect, it } from 'vitest';
import {
  AdvancedFilterBuilder,
  BasicFilter,
  BasicFilterBuilder,
  RelativeDateFilterBuilder,
  RelativeDateFilterTimeUnit,
  RelativeTimeFilterBuilder,
  TopNFilterBuilder,
} from '../../../src/models';

/** Calls `build()` without type checking, as JavaScript code would. */
const build = (builder: object): unknown => (builder as { build(): unknown }).build();
const invalidFilter = (message: string): object =>
  expect.objectContaining({ code: 'invalidFilter', message }) as object;

describe('filter builders', () => {
  it('builds the same filter as the filter class', () => {
    const built = new BasicFilterBuilder().withColumnTarget('Staff', 'Location').in(['Leeds']).build();
    expect(built).toEqual(new BasicFilter({ table: 'Staff', column: 'Location' }, 'In', ['Leeds']));
  });

  it('accepts the parts of a filter in any order', () => {
    const built = new RelativeDateFilterBuilder()
      .includeToday(false)
      .inLast(3, RelativeDateFilterTimeUnit.Months)
      .withColumnTarget('Staff', 'Hired')
      .build();
    expect(built).toMatchObject({ operator: 0, timeUnitsCount: 3, timeUnitType: 3, includeToday: false });
  });

  it('builds several filters that do not share conditions', () => {
    const builder = new AdvancedFilterBuilder().withColumnTarget('Staff', 'Age').and().addCondition('GreaterThan', 1);
    const first = builder.build();
    const second = builder.addCondition('LessThan', 9).build();
    expect(first.conditions).toHaveLength(1);
    expect(second.conditions).toHaveLength(2);
  });

  it.each([
    ['Basic', new BasicFilterBuilder().all()],
    ['Advanced', new AdvancedFilterBuilder().and()],
    ['TopN', new TopNFilterBuilder().top(3).orderByTarget({ table: 'Staff', measure: 'Headcount' })],
    ['RelativeDate', new RelativeDateFilterBuilder().inThis(1, 0)],
    ['RelativeTime', new RelativeTimeFilterBuilder().inNext(1, 7)],
  ])('throws from %sFilterBuilder if the target is missing', (_name, builder) => {
    expect(() => build(builder)).toThrow(
      invalidFilter(
        'The filter has no target. Call withTargetObject() or another of the target methods before build().',
      ),
    );
  });

  it.each([
    ['Basic', new BasicFilterBuilder(), 'operator. Call in(), notIn() or all()'],
    ['Advanced', new AdvancedFilterBuilder(), 'logical operator. Call and() or or()'],
    ['TopN', new TopNFilterBuilder(), 'item count. Call top() or bottom()'],
    ['TopN (with item count)', new TopNFilterBuilder().bottom(3), 'field to order by. Call orderByTarget()'],
    ['RelativeDate', new RelativeDateFilterBuilder(), 'period. Call inLast(), inThis() or inNext()'],
    ['RelativeTime', new RelativeTimeFilterBuilder(), 'period. Call inLast(), inThis() or inNext()'],
  ])('throws from the %s builder if a required part is missing', (_name, builder, missing) => {
    expect(() => build(builder.withColumnTarget('Staff', 'Location'))).toThrow(
      invalidFilter(`The filter has no ${missing} before build().`),
    );
  });
});
