import { describe, expect, it } from 'vitest';
import type { ContentDefinition, ReportDefinition, RoleFilter } from '../../../src/emulator';
import { validateContent } from '../../../src/emulator';
import { DirectSource } from '../../../src/emulator/content/direct';
import { TokenAuthority } from '../../../src/emulator/content/token';
import { north, report, secret, secured, southern } from './secured-shop';

describe('saving reports', () => {
  const authority = new TokenAuthority(secret);
  const copyOf = (definition: ReportDefinition): ReportDefinition => ({ ...definition, id: 'copy' });

  it('keeps the dataset rows that are hidden from the user who saves a report', async () => {
    const source = new DirectSource(secured, authority);
    const accessToken = await authority.create({ items: ['shop'], identities: [north] });
    await source.save(copyOf(await source.report('shop', { accessToken })), { accessToken });
    await source.save(await source.report('shop', { accessToken }), { accessToken });
    const unrestrictedToken = await authority.create({
      items: ['*'],
      identities: [{ username: 'x', roles: ['Everything'] }],
    });
    for (const id of ['copy', 'shop']) {
      const saved = await source.report(id, { accessToken: unrestrictedToken });
      expect(saved.tables.map(({ rows }) => rows.length)).toEqual([4, 7]);
      await expect(source.report(id, { accessToken: await authority.create({ items: ['*'] }) })).rejects.toMatchObject({
        status: 403,
      });
    }
  });

  it('rejects saving a report that is bound to a dataset the token does not grant access to', async () => {
    const source = new DirectSource(secured, authority);
    const accessToken = await authority.create({ items: ['other', 'copy'], identities: [north] });
    const other = await source.report('other', { accessToken });
    for (const id of ['other', 'copy'])
      await expect(source.save({ ...other, id, datasetId: 'data' }, { accessToken })).rejects.toMatchObject({
        status: 403,
      });
  });

  it("keeps the dataset's roles when a report with different roles is saved", async () => {
    const source = new DirectSource(secured, authority);
    const accessToken = await authority.create({ items: ['shop'], identities: [north] });
    const otherRoles = [{ name: 'Region' }];
    await source.save({ ...(await source.report('shop', { accessToken })), roles: otherRoles }, { accessToken });
    expect((await source.report('shop', { accessToken })).tables.map(({ rows }) => rows.length)).toEqual([2, 4]);
  });

  it('rejects saving a report with a filter on an unknown table', async () => {
    const source = new DirectSource(secured, authority);
    const accessToken = await authority.create({ items: ['shop'], identities: [north] });
    const broken = { ...report, filters: [{ ...southern, target: { table: 'None', column: 'Region' } }] };
    await expect(source.save(broken as never, { accessToken })).rejects.toMatchObject({ status: 400 });
  });
});

describe('role filters', () => {
  const assignments = {
    name: 'Managers',
    columns: [
      { name: 'Email', type: 'text' as const },
      { name: 'Region', type: 'text' as const },
    ],
    rows: [
      ['ann@shop.example', 'North'],
      ['ann@shop.example', 'South'],
      ['bob@shop.example', 'South'],
    ],
  };
  const storesOf = async (filter: RoleFilter, username: string, customData?: string): Promise<unknown[]> => {
    const authority = new TokenAuthority(secret);
    const content: ContentDefinition = {
      reports: [{ ...report, tables: [...report.tables, assignments], roles: [{ name: 'r', filters: [filter] }] }],
    };
    const identity = { username, roles: ['r'], ...(customData !== undefined && { customData }) };
    const accessToken = await authority.create({ items: ['*'], identities: [identity] });
    const served = await new DirectSource(content, authority).report('shop', { accessToken });
    return served.tables[0]!.rows.map(([id]) => id);
  };
  const region = { table: 'Stores', column: 'Region' };
  const id = { table: 'Stores', column: 'Id' };
  const lookup = { table: 'Managers', column: 'Region', userColumn: 'Email' };

  it.each<[RoleFilter, string, string | undefined, number[]]>([
    [{ ...region, value: 'username()' }, 'NORTH', undefined, [1, 2]],
    [{ ...region, value: 'username()' }, 'West', undefined, []],
    [{ ...region, operator: 'isNot', value: 'username()' }, 'North', undefined, [3, 4]],
    [{ ...region, value: 'customData()' }, 'x', 'South', [3]],
    [{ ...region, value: 'customData()' }, 'x', undefined, []],
    [{ ...region, operator: 'isNot', value: 'customData()' }, 'x', undefined, []],
    [{ ...region, operator: 'contains', value: 'customData()' }, 'x', '', []],
    [{ ...region, operator: 'startsWith', value: 'customData()' }, 'x', 'so', [3]],
    [{ ...region, operator: 'in', value: 'customData()' }, 'x', 'North, south', [1, 2, 3]],
    [{ ...region, operator: 'notIn', value: 'customData()' }, 'x', 'North', [3, 4]],
    [{ ...region, operator: 'notIn', value: 'customData()' }, 'x', undefined, []],
    [{ ...region, operator: 'in', value: ['username()', null] }, 'South', undefined, [3, 4]],
    [{ ...region, operator: 'in', value: [] }, 'South', undefined, []],
    [{ ...region, value: null }, 'x', undefined, [4]],
    [{ ...id, value: 'username()' }, '2', undefined, [2]],
    [{ ...id, operator: 'isNot', value: 'username()' }, 'two', undefined, []],
    [{ ...id, operator: 'lessThan', value: 'customData()' }, 'x', '3', [1, 2]],
    [{ ...id, operator: 'greaterThanOrEqual', value: 3 }, 'x', undefined, [3, 4]],
    [{ ...region, lookup }, 'Ann@shop.example', undefined, [1, 2, 3]],
    [{ ...region, lookup }, 'bob@shop.example', undefined, [3]],
    [{ ...region, lookup }, 'eve@shop.example', undefined, []],
    [{ ...region, lookup: { ...lookup, user: 'customData()' } }, 'x', 'bob@shop.example', [3]],
    [{ ...region, lookup: { ...lookup, user: 'customData()' } }, 'x', undefined, []],
  ])('selects rows with %j for the user %s with the custom data %s', async (filter, username, customData, expected) => {
    expect(await storesOf(filter, username, customData)).toEqual(expected);
  });

  it.each<[RoleFilter, string]>([
    [{ table: 'None', column: 'Region', value: 1 }, "unknown table 'None'"],
    [{ ...region }, "exactly one of 'value' and 'lookup' is required"],
    [{ ...region, operator: 'in', value: 'North' }, "'in' and 'notIn' require a list"],
    [{ ...region, operator: 'is', value: ['North'] }, "'in' and 'notIn' require a list"],
    [{ ...region, operator: 'is', lookup }, "a lookup requires the 'in' or 'notIn' operator"],
    [{ ...region, lookup: { ...lookup, table: 'None' } }, "unknown table 'None'"],
  ])('rejects content with the role filter %j', (filter, message) => {
    const reports = [{ ...report, roles: [{ name: 'r', filters: [filter] }] }];
    expect(() => validateContent({ reports })).toThrow(`role 'r', filter 1: `);
    expect(() => validateContent({ reports })).toThrow(message);
  });

  it('rejects reports that share a dataset but have different roles', () => {
    const { roles: _roles, ...withoutRoles } = report;
    expect(() => validateContent({ reports: [report, { ...withoutRoles, id: 'copy' }] })).toThrow(
      "report 'copy': roles differ from those of another report with dataset 'data'",
    );
  });
});
