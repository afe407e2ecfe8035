import fc from 'fast-check';
import * as client from 'powerbi-client';
import * as reference from 'powerbi-models';
import { describe, expect, it } from 'vitest';
import * as models from '../../../src/models';

type Constructor = new (...args: unknown[]) => { toJSON(): unknown };
const sdkExports = models as unknown as Record<string, unknown>;
const referenceExports = reference as unknown as Record<string, unknown>;

const text = fc.string({ maxLength: 8 });
const primitive = fc.oneof(text, fc.integer(), fc.boolean());
const column = fc.record({ table: text, column: text });
const target = fc.oneof(
  column,
  fc.record({ table: text, measure: text }),
  fc.record({ table: text, hierarchy: text, hierarchyLevel: text }),
);
const keyTarget = fc.record({ table: text, column: text, keys: fc.tuple(text, text).map((keys) => [...keys]) });
const condition = fc.record({ operator: fc.constantFrom('Is', 'LessThan', 'IsBlank'), value: primitive });
const points = fc.array(fc.record({ value: primitive }), { maxLength: 3 });

/** Constructor arguments for each powerbi-models class. */
const classes: Record<string, fc.Arbitrary<unknown[]>> = {
  BasicFilter: fc.oneof(
    fc.tuple(target, fc.constantFrom('In', 'NotIn'), primitive),
    fc.tuple(target, fc.constantFrom('In', 'NotIn', 'All'), fc.array(primitive)),
    fc.tuple(target, fc.constant('All')),
    fc.tuple(target, fc.constant('In')),
  ),
  BasicFilterWithKeys: fc.oneof(
    fc.tuple(
      keyTarget,
      fc.constant('In'),
      fc.array(primitive),
      fc.array(fc.array(primitive, { minLength: 2, maxLength: 2 })),
    ),
    fc.tuple(keyTarget, fc.constant('In'), fc.array(primitive), fc.array(fc.array(primitive, { maxLength: 3 }))),
    fc.tuple(column, fc.constant('In'), primitive, fc.array(fc.array(primitive), { maxLength: 1 })),
    fc.tuple(keyTarget, fc.constant('In'), primitive),
  ),
  AdvancedFilter: fc.oneof(
    fc.tuple(target, fc.constantFrom('And', 'Or'), fc.array(condition, { maxLength: 2 })),
    fc.tuple(target, fc.constantFrom('And', 'Or', '', undefined), condition),
    fc.tuple(target, fc.constantFrom('And', 'Or'), condition, condition),
    fc.tuple(target, fc.constantFrom('And', 'Or'), condition, condition, condition),
  ),
  RelativeDateFilter: fc.tuple(target, fc.nat(2), fc.nat(), fc.nat(6), fc.boolean()),
  RelativeTimeFilter: fc.tuple(target, fc.nat(2), fc.nat(), fc.nat(8)),
  TopNFilter: fc.tuple(target, fc.constantFrom('Top', 'Bottom'), fc.nat(), target),
  IncludeExcludeFilter: fc.tuple(target, fc.boolean(), fc.array(primitive)),
  TupleFilter: fc.tuple(fc.array(target), fc.constant('In'), fc.array(points)),
  IdentityFilter: fc.tuple(fc.array(fc.nat()), fc.constant('In')),
  HierarchyFilter: fc.tuple(fc.array(target), points),
  HierarchyIdentityFilter: fc.tuple(
    fc.array(fc.record({ queryName: text })),
    fc.array(fc.record({ identity: text, operator: text })),
  ),
  NotSupportedFilter: fc.tuple(target, text, text),
  PageSelector: fc.tuple(text),
  VisualSelector: fc.tuple(text),
  VisualTypeSelector: fc.tuple(text),
  SlicerTargetSelector: fc.tuple(target),
};

const outcome = (create: () => unknown): unknown => {
  try {
    return { json: JSON.parse(JSON.stringify(create())) as unknown };
  } catch (error) {
    return { message: (error as Error).message };
  }
};

// powerbi-models sets the `$schema` of these selectors to that of a different selector, so its own validators reject them.
// The SDK uses the `$schema` for each selector's own type.
const mislabeled = ['VisualTypeSelector', 'SlicerTargetSelector'];

describe('the classes in powerbi-models', () => {
  it('covers every class in powerbi-models', () => {
    const classNames = Object.entries(reference)
      .filter(([, value]) => typeof value === 'function' && 'toJSON' in (value as { prototype: object }).prototype)
      .map(([name]) => name);
    expect(classNames.filter((name) => name !== 'Filter' && name !== 'Selector').sort()).toEqual(
      Object.keys(classes).sort(),
    );
  });

  it.each(Object.keys(classes))('creates the same JSON or throws the same message with %s', (name) => {
    const [Actual, Reference] = [sdkExports[name] as Constructor, referenceExports[name] as Constructor];
    fc.assert(
      fc.property(classes[name]!, (args) => {
        const actual = outcome(() => new Actual(...args));
        const expected = outcome(() => new Reference(...args));
        // powerbi-models reports the number of arguments instead of the number of conditions.
        if (JSON.stringify(expected).includes('more than two conditions')) {
          expect(JSON.stringify(actual)).toContain('AdvancedFilters may not have more than two conditions');
        } else if (mislabeled.includes(name)) {
          const { schemaUrl } = Reference as unknown as { schemaUrl: string };
          expect(actual).toEqual({ json: { ...(expected as { json: object }).json, $schema: schemaUrl } });
        } else expect(actual).toEqual(expected);
      }),
      { seed: 20261121, numRuns: 200 },
    );
  });
});

describe('the exports from powerbi-models', () => {
  const enums = Object.entries(reference).filter(([, value]) => typeof value === 'object') as [
    string,
    Record<string, unknown>,
  ][];
  it.each(enums)('has the same members in %s', (name, members) => {
    const namedMembers = Object.fromEntries(Object.entries(members).filter(([key]) => !/^\d+$/.test(key)));
    expect(sdkExports[name]).toEqual(namedMembers);
  });

  it('exports all names in powerbi-models', () => {
    const missing = Object.keys(reference).filter((name) => !(name in models) && !name.startsWith('validate'));
    expect(missing).toEqual([]);
  });
});

describe('the predicates in powerbi-models', () => {
  const parts = [
    'table',
    'column',
    'measure',
    'hierarchy',
    'hierarchyLevel',
    'aggregationFunction',
    'keys',
    'keyValues',
  ];
  parts.push('percentOfGrandTotal', 'name', 'daxExpression', 'operator', 'values', 'logicalOperator', 'conditions');
  parts.push('groupName', 'filterType');
  const value = fc.oneof(fc.constantFrom(undefined, '', 'x', 1, true, [], ['x']));
  const partialItem = fc.dictionary(fc.constantFrom(...parts), value).map((item) => ({ ...item }));
  const predicates = Object.keys(reference).filter((name) => name.startsWith('is') || name === 'getFilterType');

  it.each(predicates)('returns the same result from %s', (name) => {
    const [actual, expected] = [sdkExports[name], referenceExports[name]] as [
      (item: unknown) => unknown,
      (item: unknown) => unknown,
    ];
    fc.assert(
      fc.property(fc.oneof(partialItem, fc.array(partialItem, { maxLength: 1 })), (item) => {
        // If filterType is not a number, powerbi-models returns it unchanged, but the SDK infers the type from the fields.
        const { filterType } = item as { filterType?: unknown };
        fc.pre(!filterType || typeof filterType === 'number');
        expect(actual(item)).toEqual(expected(item));
      }),
      { seed: 20261121, numRuns: 1000 },
    );
  });

  it('returns a filterType of 0 from getFilterType, although powerbi-models ignores it', () => {
    const filter = { filterType: models.FilterType.Advanced, logicalOperator: 'And' };
    expect(reference.getFilterType(filter as never)).toBe(reference.FilterType.Unknown);
    expect(models.getFilterType(filter)).toBe(models.FilterType.Advanced);
  });
});

describe('the builders in powerbi-client', () => {
  type Builder = Record<string, (...args: unknown[]) => Builder>;
  const texts = [text, text, text, text] as const;
  const targets = fc.oneof(
    fc.tuple(fc.constant('withTargetObject'), target),
    fc.tuple(fc.constantFrom('withColumnTarget', 'withMeasureTarget'), text, text),
    fc.tuple(fc.constantFrom('withHierarchyLevelTarget', 'withColumnAggregation'), text, text, text),
    fc.tuple(fc.constant('withHierarchyLevelAggregationTarget'), ...texts),
  );
  const relative = fc.tuple(fc.constantFrom('inLast', 'inThis', 'inNext'), fc.nat(), fc.nat(8));
  const calls: Record<string, fc.Arbitrary<unknown[][]>> = {
    BasicFilterBuilder: fc.tuple(
      targets,
      fc.oneof(fc.tuple(fc.constantFrom('in', 'notIn'), fc.array(primitive)), fc.tuple(fc.constant('all'))),
      fc.oneof(
        fc.tuple(fc.constant('requireSingleSelection')),
        fc.tuple(fc.constant('requireSingleSelection'), fc.boolean()),
      ),
    ),
    AdvancedFilterBuilder: fc
      .tuple(
        targets,
        fc.tuple(fc.constantFrom('and', 'or')),
        fc.array(fc.tuple(fc.constant('addCondition'), text, primitive), { maxLength: 2 }),
      )
      .map(([first, second, rest]) => [first, second, ...rest]),
    TopNFilterBuilder: fc.tuple(
      targets,
      fc.tuple(fc.constantFrom('top', 'bottom'), fc.nat()),
      fc.tuple(fc.constant('orderByTarget'), target),
    ),
    RelativeDateFilterBuilder: fc.oneof(
      fc.tuple(targets, relative),
      fc.tuple(targets, relative, fc.tuple(fc.constant('includeToday'), fc.boolean())),
    ),
    RelativeTimeFilterBuilder: fc.tuple(targets, relative),
  };
  const referenceClient = client as unknown as Record<string, unknown>;
  const run = (name: string, library: Record<string, unknown>, steps: unknown[][]): unknown =>
    outcome(() => {
      let builder = new (library[name] as new () => Builder)();
      for (const [method, ...args] of [...steps, ['build']]) {
        builder = (builder as unknown as Record<string, (...args: unknown[]) => Builder>)[method as string]!(...args);
      }
      return builder;
    });

  it('covers every filter builder in powerbi-client', () => {
    expect(
      Object.keys(client)
        .filter((name) => name.endsWith('Builder'))
        .sort(),
    ).toEqual(Object.keys(calls).sort());
  });

  it.each(Object.keys(calls))('builds the same filter with %s', (name) => {
    fc.assert(
      fc.property(calls[name]!, (steps) => {
        expect(run(name, sdkExports, steps)).toEqual(run(name, referenceClient, steps));
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });
});
