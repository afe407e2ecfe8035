import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContent, contentSchema, sampleContent, type ContentDefinition } from '../../../src/emulator';
import { describeMisfit, findMisfits } from '../../../src/emulator/model/validate-schema';
import { shopReport } from './support';

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

/** Every place of a value, as paths of keys. */
function paths(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, each]) => paths(each, [...path, Array.isArray(value) ? Number(key) : key])),
  ];
}

/** A copy with what a path leads to changed: replaced, taken away, or given a stranger beside it. */
function spoil(value: object, path: readonly (string | number)[], how: unknown): unknown {
  const copy = structuredClone(value) as Record<string | number, unknown>;
  const last = path.at(-1);
  if (last === undefined) return how;
  let owner = copy;
  for (const key of path.slice(0, -1)) owner = owner[key] as typeof owner;
  if (how === 'remove' && !Array.isArray(owner)) Reflect.deleteProperty(owner, last);
  else if (how === 'stranger' && !Array.isArray(owner)) owner.stranger = 1;
  else owner[last] = how;
  return copy;
}

const places = fc.constantFrom(...paths(full).filter((path) => path.length > 0));
const harm = fc.constantFrom<unknown>('remove', 'stranger', null, 5, -1, 1e9, '', 'text', true, [], {}, [{}], {
  name: 'x',
});

describe('the schema of the content', () => {
  it('is a schema, and the documented file is the one that the package exports', () => {
    const file = JSON.parse(readFileSync('docs/content.schema.json', 'utf8')) as unknown;
    expect(file).toEqual(JSON.parse(JSON.stringify(contentSchema)));
  });

  it('takes the sample, a report and a dashboard', () => {
    const sample = JSON.parse(JSON.stringify(sampleContent())) as ContentDefinition;
    for (const content of [sample, sample.reports[0], sample.dashboards?.[0], full]) {
      expect(isContent(content), JSON.stringify(isContent.errors)).toBe(true);
    }
    expect(isContent({ name: 'nothing' })).toBe(false);
  });

  it('says of spoilt reports what the validator says', () => {
    fc.assert(
      fc.property(places, harm, (path, how) => {
        const spoilt = spoil(full, path, how);
        const misfits = findMisfits('report', spoilt);
        expect(misfits.map((each) => describeMisfit(each, 'report')).length === 0).toBe(isReport(spoilt));
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  it('leads to sentences that name the thing, the field and what it must be', () => {
    const say = (path: (string | number)[], how: unknown) =>
      findMisfits('report', spoil(full, path, how)).map((each) => describeMisfit(each, 'report'));
    const visual = ['pages', 0, 'visuals', 0];
    expect(say(['displayName'], 5)).toEqual(["report: field 'displayName' must be a text"]);
    expect(say([...visual, 'titel'], 'x')[0]).toMatch(
      /^page 'main', visual 'by-region', field 'titel' is unknown; known are name, type,/,
    );
    expect(say([...visual, 'layout', 'width'], 'wide')).toEqual([
      "page 'main', visual 'by-region', field 'layout.width' must be a number",
    ]);
    expect(say(['tables', 0, 'columns', 1, 'type'], 'txt')).toEqual([
      "table 'Stores', column 'Store': unknown type 'txt'; use text, number, date, boolean",
    ]);
    expect(say(['tables', 1, 'rows', 2, 1], {})).toEqual([
      "table 'Sales', field 'rows[2][1]' must be a text, a number, true or false, null",
    ]);
  });

  it('is looked at for dashboards too', () => {
    const dashboard = { id: 'd', displayName: 'D', tiles: [{ id: 't' }] } as never;
    expect(() => checkContent({ reports: [shopReport], dashboards: [dashboard] })).toThrow(
      "tile 't', field 'reportId' must be a text",
    );
  });
});
