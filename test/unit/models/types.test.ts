import { describe, expect, expectTypeOf, it } from 'vitest';
import type { EmbedError } from '../../../src/errors';
import {
  BasicFilter,
  BasicFilterBuilder,
  FilterType,
  PageSizeType,
  TopNFilterBuilder,
  type AnyEmbedConfiguration,
  type AnyFilter,
  type CustomTheme,
  type EmbedConfiguration,
  type ErrorInfo,
  type EventHooks,
  type PageSize,
  type ReportEmbedConfiguration,
  type Settings,
  type TileEmbedConfiguration,
} from '../../../src/models';

const column = { table: 'Staff', column: 'Location' };
/** Wraps code that is only type-checked and never run. */
const typeCheck = (_code: () => unknown): void => undefined;

describe('filter types', () => {
  it('accepts object literals and instances as filters', () => {
    const literal: BasicFilter = {
      $schema: BasicFilter.schemaUrl,
      target: column,
      filterType: FilterType.Basic,
      operator: 'In',
      values: ['Leeds'],
    };
    const instance: BasicFilter = new BasicFilter(column, 'In', 'Leeds');
    expect(instance).toMatchObject(literal);
  });

  it('discriminates filter types by filterType', () => {
    const count = (filter: AnyFilter): number | undefined =>
      filter.filterType === FilterType.TopN ? filter.itemCount : undefined;
    expect(count(new BasicFilter(column, 'All'))).toBeUndefined();
  });

  it('rejects values that Power BI does not support', () => {
    typeCheck(() => [
      // @ts-expect-error -- 'Like' is not a basic filter operator
      new BasicFilter(column, 'Like', 'a'),
      // @ts-expect-error -- a target requires a table
      new BasicFilter({ column: 'Location' }, 'In', 'a'),
      // @ts-expect-error -- a value is a string, number or boolean
      new BasicFilter(column, 'In', { name: 'a' }),
    ]);
  });
});

describe('builder types', () => {
  it('allows build() only once all parts are set', () => {
    typeCheck(() => [
      // @ts-expect-error -- target and operator are missing
      new BasicFilterBuilder().build(),
      // @ts-expect-error -- the operator is missing
      new BasicFilterBuilder().withColumnTarget('Staff', 'Location').build(),
      // @ts-expect-error -- the target is missing
      new BasicFilterBuilder().in(['a']).requireSingleSelection(true).build(),
      // @ts-expect-error -- the field to order by is missing
      new TopNFilterBuilder().withColumnTarget('Staff', 'Location').top(3).build(),
    ]);
  });

  it('tracks the parts that have been set across chained calls', () => {
    const builder = new BasicFilterBuilder().requireSingleSelection(true).notIn(['a']).withTargetObject(column);
    expectTypeOf(builder.build()).toExtend<BasicFilter>();
  });
});

describe('enum types', () => {
  it('defines enum types as unions of their numeric values', () => {
    const size: PageSize = { type: PageSizeType.Custom };
    expectTypeOf(size.type).toEqualTypeOf<0 | 1 | 2 | 3 | 4 | 5>();
    // @ts-expect-error -- 6 is not a page size
    const invalidSize: PageSize = { type: 6 };
    expect(invalidSize.type).not.toBe(size.type);
  });
});

describe('configuration types', () => {
  it('discriminates configuration types by type', () => {
    const dashboardOf = (config: AnyEmbedConfiguration): string | undefined =>
      config.type === 'tile' ? config.dashboardId : undefined;
    const tile: TileEmbedConfiguration = { type: 'tile', id: 't', dashboardId: 'd' };
    expect(dashboardOf(tile)).toBe('d');
  });

  it('makes every configuration type assignable to EmbedConfiguration', () => {
    expectTypeOf<AnyEmbedConfiguration>().toExtend<EmbedConfiguration>();
  });

  it('makes EmbedError assignable to ErrorInfo, so that one handler can process both', () => {
    expectTypeOf<EmbedError>().toExtend<ErrorInfo>();
  });

  it('does not use the type any', () => {
    expectTypeOf<CustomTheme['themeJson'][string]>().toEqualTypeOf<unknown>();
    expectTypeOf<NonNullable<EventHooks['accessTokenProvider']>>().returns.toEqualTypeOf<string | Promise<string>>();
  });

  it('rejects unknown, missing and invalid options for an embed type', () => {
    typeCheck(() => {
      // @ts-expect-error -- a report does not have a dashboardId
      const report: ReportEmbedConfiguration = { type: 'report', dashboardId: 'd' };
      // @ts-expect-error -- a tile requires a dashboardId
      const tile: TileEmbedConfiguration = { type: 'tile', id: 't' };
      // @ts-expect-error -- embed types are case-sensitive
      const uppercase: AnyEmbedConfiguration = { type: 'Report' };
      // @ts-expect-error -- a hook must be a function
      const hooks: EventHooks = { accessTokenProvider: 'token' };
      // @ts-expect-error -- visible must be a boolean
      const settings: Settings = { panes: { filters: { visible: 'maybe' } } };
      return [report, tile, uppercase, hooks, settings];
    });
  });
});
