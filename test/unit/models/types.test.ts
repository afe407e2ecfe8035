import { describe, expect, expectTypeOf, it } from 'vitest';
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
  type EventHooks,
  type PageSize,
  type ReportEmbedConfiguration,
  type Settings,
  type TileEmbedConfiguration,
} from '../../../src/models';

const column = { table: 'Staff', column: 'Location' };
/** Holds code that is compiled but not run. */
const compiled = (_code: () => unknown): void => undefined;

describe('the types of filters', () => {
  it('take an object literal and an instance alike', () => {
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

  it('are told apart by filterType', () => {
    const count = (filter: AnyFilter): number | undefined =>
      filter.filterType === FilterType.TopN ? filter.itemCount : undefined;
    expect(count(new BasicFilter(column, 'All'))).toBeUndefined();
  });

  it('refuse what the provider does not know', () => {
    compiled(() => [
      // @ts-expect-error -- 'Like' is no operator of a basic filter
      new BasicFilter(column, 'Like', 'a'),
      // @ts-expect-error -- a target has a table
      new BasicFilter({ column: 'Location' }, 'In', 'a'),
      // @ts-expect-error -- a value is a text, a number or a boolean
      new BasicFilter(column, 'In', { name: 'a' }),
    ]);
  });
});

describe('the types of builders', () => {
  it('do not build without their parts', () => {
    compiled(() => [
      // @ts-expect-error -- neither target nor operator
      new BasicFilterBuilder().build(),
      // @ts-expect-error -- no operator
      new BasicFilterBuilder().withColumnTarget('Staff', 'Location').build(),
      // @ts-expect-error -- no target
      new BasicFilterBuilder().in(['a']).requireSingleSelection(true).build(),
      // @ts-expect-error -- no order
      new TopNFilterBuilder().withColumnTarget('Staff', 'Location').top(3).build(),
    ]);
  });

  it('keep what was given through the chain', () => {
    const builder = new BasicFilterBuilder().requireSingleSelection(true).notIn(['a']).withTargetObject(column);
    expectTypeOf(builder.build()).toExtend<BasicFilter>();
  });
});

describe('the types of enumerations', () => {
  it('are the numbers of the wire', () => {
    const size: PageSize = { type: PageSizeType.Custom };
    expectTypeOf(size.type).toEqualTypeOf<0 | 1 | 2 | 3 | 4 | 5>();
    // @ts-expect-error -- there is no page size 6
    const wrong: PageSize = { type: 6 };
    expect(wrong.type).not.toBe(size.type);
  });
});

describe('the types of configurations', () => {
  it('are told apart by type', () => {
    const dashboardOf = (config: AnyEmbedConfiguration): string | undefined =>
      config.type === 'tile' ? config.dashboardId : undefined;
    const tile: TileEmbedConfiguration = { type: 'tile', id: 't', dashboardId: 'd' };
    expect(dashboardOf(tile)).toBe('d');
  });

  it('can each be passed as the general one', () => {
    expectTypeOf<AnyEmbedConfiguration>().toExtend<EmbedConfiguration>();
  });

  it('contain no any', () => {
    expectTypeOf<CustomTheme['themeJson'][string]>().toEqualTypeOf<unknown>();
    expectTypeOf<NonNullable<EventHooks['accessTokenProvider']>>().returns.toEqualTypeOf<string | Promise<string>>();
  });

  it('refuse what an embed does not have', () => {
    compiled(() => {
      // @ts-expect-error -- a report has no dashboard
      const report: ReportEmbedConfiguration = { type: 'report', dashboardId: 'd' };
      // @ts-expect-error -- a tile belongs to a dashboard
      const tile: TileEmbedConfiguration = { type: 'tile', id: 't' };
      // @ts-expect-error -- the type's name is spelled in small letters
      const wrong: AnyEmbedConfiguration = { type: 'Report' };
      // @ts-expect-error -- a hook is a function
      const hooks: EventHooks = { accessTokenProvider: 'token' };
      // @ts-expect-error -- a pane is shown or not, there is no third state
      const settings: Settings = { panes: { filters: { visible: 'maybe' } } };
      return [report, tile, wrong, hooks, settings];
    });
  });
});
