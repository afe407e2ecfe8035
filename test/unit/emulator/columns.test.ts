import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { columnsMediaType, decodeReport, encodeHead, encodeTables } from '../../../src/emulator/content/columns';
import { RowLevelSecurity } from '../../../src/emulator/content/row-level-security';
import { HttpSource } from '../../../src/emulator/frame/http-source';
import { Dataset } from '../../../src/emulator/engine/dataset';
import type { ReportDefinition } from '../../../src/emulator/model/definition';
import { shopReport } from './shop';

const manyRows: ReportDefinition['tables'][0] = {
  name: 'Many',
  columns: [
    { name: 'Id', type: 'number' },
    { name: 'Group', type: 'number' },
    { name: 'Name', type: 'text' },
    { name: 'Empty', type: 'text' },
  ],
  rows: Array.from({ length: 70_000 }, (_, index) => [index, index % 300, `Name ${String(index % 7)}`, null]),
};
const noRows = { name: 'Nothing', columns: [{ name: 'A', type: 'text' as const }], rows: [] };
const report: ReportDefinition = { ...shopReport, tables: [...shopReport.tables, manyRows, noRows] };

async function transfer(definition: ReportDefinition): Promise<ReportDefinition> {
  const tables = await encodeTables(definition.tables);
  return decodeReport(await new Blob([encodeHead(definition, tables), tables.body]).arrayBuffer());
}

/** Asserts that two fields are equal. Only fields that differ are passed to Vitest, which compares large arrays slowly. */
function expectEqual(received: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(received, expected)) expect(received).toEqual(expected);
}

describe('column encoding', () => {
  it('preserves the row values of encoded tables', async () => {
    const received = new Dataset(await transfer(report));
    const expected = new Dataset(report);
    for (const { name, columns } of report.tables) {
      expect(received.rowCount(name)).toBe(expected.rowCount(name));
      for (const { name: column } of columns) {
        const field = { table: name, column };
        expectEqual(received.field(name, field), expected.field(name, field));
      }
    }
  });

  it('encodes values with the smallest integer type that fits', async () => {
    const received = new Dataset(await transfer(report));
    const typeOf = (column: string) => received.field('Many', { table: 'Many', column }).codes.constructor.name;
    expect(['Id', 'Group', 'Name'].map(typeOf)).toEqual(['Int32Array', 'Uint16Array', 'Uint8Array']);
  });

  it.each([9, 299])('preserves the values in the rows that a role can see, up to group %d', async (last) => {
    const roles = [
      {
        name: 'Some',
        filters: [{ table: 'Many', column: 'Group', operator: 'lessThanOrEqual' as const, value: last }],
      },
    ];
    const identity = { username: 'ann', roles: ['Some'] };
    const visible = new RowLevelSecurity().apply({ ...report, roles }, 'data', [identity]);
    const received = new Dataset(await transfer(visible));
    const expected = new Dataset({
      tables: [{ ...manyRows, rows: manyRows.rows.filter(([, group]) => Number(group) <= last) }],
    });
    for (const { name: column } of manyRows.columns) {
      const field = { table: 'Many', column };
      expectEqual(received.field('Many', field), expected.field('Many', field));
    }
  });

  it("omits a loaded report's tables when the report is saved", async () => {
    const requests: { url: string; init: RequestInit }[] = [];
    const encoded = await encodeTables(report.tables);
    const originalFetch = globalThis.fetch;
    globalThis.fetch = (url, init = {}) => {
      requests.push({ url: url as string, init });
      const headers = { 'content-type': columnsMediaType };
      return Promise.resolve(new Response(new Blob([encodeHead(report, encoded), encoded.body]), { headers }));
    };
    try {
      const source = new HttpSource('/content');
      const received = await source.report('shop', { accessToken: 't' });
      await source.save({ ...received, displayName: 'New' }, { accessToken: 't' });
      // A report created by the page includes its own data.
      await source.save(report, { accessToken: 't' });
    } finally {
      globalThis.fetch = originalFetch;
    }
    expect(new Headers(requests[0]?.init.headers).get('accept')).toBe(columnsMediaType);
    const sent = requests.slice(1).map(({ init }) => JSON.parse(init.body as string) as ReportDefinition);
    expect(sent.map(({ tables }) => tables.length)).toEqual([0, 4]);
    expect(sent[0]).toMatchObject({ displayName: 'New' });
  });
});
