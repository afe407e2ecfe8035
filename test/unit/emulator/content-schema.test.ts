import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateContent, contentSchema, sampleContent, type ContentDefinition } from '../../../src/emulator';
import { formatSchemaError, validateSchema } from '../../../src/emulator/model/validate-schema';
import { shopReport } from './shop';

const ajv = new Ajv({
  allErrors: false,
  strict: true,
  strictTypes: false,
  allowUnionTypes: true,
  strictRequired: false,
});
const isContent = ajv.compile(contentSchema);
const isReport = ajv.compile({ ...contentSchema, $id: 'report', anyOf: [{ $ref: '#/definitions/report' }] });

const bookmark = { name: 'b', displayName: 'B', state: 'abc' };
const full = {
  ...shopReport,
  datasetId: 'data',
  now: '2026-01-01',
  theme: { name: 'T' },
  bookmarks: [bookmark, { name: 'g', displayName: 'G', children: [bookmark] }],
  filters: [
    { $schema: 's', target: { table: 'Stores', column: 'Region' }, filterType: 1, operator: 'In', values: ['North'] },
  ],
};

/** Returns a report's errors as sentences. */
function errorsOf(report: unknown): string[] {
  const errors = validateSchema({ $ref: '#/definitions/report' }, report, contentSchema);
  return errors.map((error) => formatSchemaError(error, 'report'));
}

/** Returns the paths of a value and of all values nested in it, as lists of keys. */
function paths(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, each]) => paths(each, [...path, Array.isArray(value) ? Number(key) : key])),
  ];
}

/** Returns a copy with the value at a path replaced or removed, or with an unknown property next to it. */
function mutate(value: object, path: readonly (string | number)[], change: unknown): unknown {
  const copy = structuredClone(value) as Record<string | number, unknown>;
  const last = path.at(-1);
  if (last === undefined) return change;
  let owner = copy;
  for (const key of path.slice(0, -1)) owner = owner[key] as typeof owner;
  if (change === 'remove' && !Array.isArray(owner)) Reflect.deleteProperty(owner, last);
  else if (change === 'unknown' && !Array.isArray(owner)) owner.unknown = 1;
  else owner[last] = change;
  return copy;
}

const anyPath = fc.constantFrom(...paths(full).filter((path) => path.length > 0));
const anyChange = fc.constantFrom<unknown>('remove', 'unknown', null, 5, -1, 1e9, '', 'text', true, [], {}, [{}], {
  name: 'x',
});

describe('content schema', () => {
  it('matches the published schema file', () => {
    const file = JSON.parse(readFileSync('docs/content.schema.json', 'utf8')) as unknown;
    expect(file).toEqual(JSON.parse(JSON.stringify(contentSchema)));
  });

  it('accepts the sample content, a report and a dashboard', () => {
    const sample = JSON.parse(JSON.stringify(sampleContent())) as ContentDefinition;
    for (const content of [sample, sample.reports[0], sample.dashboards?.[0], full]) {
      expect(isContent(content), JSON.stringify(isContent.errors)).toBe(true);
    }
    expect(isContent({ name: 'nothing' })).toBe(false);
  });

  it('validates content with the same result as Ajv', () => {
    fc.assert(
      fc.property(anyPath, anyChange, (path, change) => {
        const report = mutate(full, path, change);
        expect(errorsOf(report).length === 0).toBe(isReport(report));
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  it('reports errors with the location, the field and the expected value', () => {
    const visual = ['pages', 0, 'visuals', 0];
    expect(errorsOf(mutate(full, ['displayName'], 5))).toEqual([
      "report: field 'displayName' must be a string; received 5",
    ]);
    expect(errorsOf(mutate(full, [...visual, 'titel'], 'x'))[0]).toMatch(
      /^page 'main', visual 'by-region', field 'titel' is unknown\. Known fields: name, type,/,
    );
    expect(errorsOf(mutate(full, [...visual, 'layout', 'width'], 'wide'))).toEqual([
      "page 'main', visual 'by-region', field 'layout.width' must be a number; received 'wide'",
    ]);
    expect(errorsOf(mutate(full, ['tables', 0, 'columns', 1, 'type'], 'txt'))).toEqual([
      "table 'Stores', column 'Store', field 'type' must be text, number, date or boolean; received 'txt'",
    ]);
    expect(errorsOf(mutate(full, ['tables', 1, 'rows', 2, 1], {}))).toEqual([
      "table 'Sales', field 'rows[2][1]' must be a string, a number, a boolean or null; received an object",
    ]);
  });

  it('validates dashboards', () => {
    const dashboard = { id: 'd', displayName: 'D', tiles: [{ id: 't' }] } as never;
    expect(() => validateContent({ reports: [shopReport], dashboards: [dashboard] })).toThrow(
      "tile 't', field 'reportId' is required",
    );
  });
});
