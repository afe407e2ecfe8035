import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findContentErrors, type ReportDefinition } from '@vitrine/sdk/emulator';
import { sql, type SQL } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readFigures, scopeOf } from '../server/kpi/figures';
import { rowsOf } from '../server/database/rows';
import { reportIdOf } from '../server/kpi/report';
import { findStaffByEmail } from '../server/staff/record';
import type { ReportEmbed } from '../shared';
import { databaseKinds, startTestDemo, users, type TestDemo } from './support/demo';
import { makePng } from './support/images';
import { addPerson } from './support/people';

describe.each(databaseKinds)('the KPI report on the %s database', (kind) => {
  let demo: TestDemo;
  beforeAll(async () => {
    demo = await startTestDemo(kind);
  });
  afterAll(() => demo.close());

  const embed = async (user: string) => (await (await demo.as(user)).get<ReportEmbed>('power-bi')).body;
  /** Requests the report content from the content origin, as the frame does. */
  const content = (reportId: string, token: string) =>
    fetch(`${demo.contentOrigin}/content/reports/${reportId}`, {
      headers: { authorization: `Bearer ${Buffer.from(token).toString('base64')}` },
    });
  const report = async (user: string) => {
    const { reportId, token } = await embed(user);
    const response = await content(reportId, token);
    return { status: response.status, definition: (await response.json()) as ReportDefinition };
  };
  const rows = (definition: ReportDefinition, name: string) =>
    definition.tables.find((table) => table.name === name)?.rows ?? [];

  test('issues a ten-minute token for the user and the report', async () => {
    const { token, embedUrl, reportId } = await embed(users.corporate);
    const claims = decodeJwt(token);
    expect(claims).toMatchObject({ items: [reportId], iss: 'kpi-report' });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(600);
    expect(embedUrl).toBe(`${demo.contentOrigin}/reportEmbed?reportId=${reportId}`);
    const page = await fetch(embedUrl);
    expect(page.status).toBe(200);
    expect(new URL(embedUrl).origin).not.toBe(demo.origin);
  });

  test("shows all of the brand's locations to corporate users, and only assigned locations to others", async () => {
    const corporate = await report(users.corporate);
    expect(corporate.status).toBe(200);
    expect(corporate.definition.pages.map(({ displayName }) => displayName)).toEqual([
      'Overview',
      'Growth',
      'Clubs',
      'Coverage',
    ]);
    expect(rows(corporate.definition, 'Locations')).toHaveLength(170);
    const people = rows(corporate.definition, 'Staff').map((row) => Number(row[4]));
    expect(people.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(2500);
    const franchisee = await report(users.franchisee);
    expect(rows(franchisee.definition, 'Locations')).toHaveLength(12);
    const manager = await report(users.manager);
    expect(rows(manager.definition, 'Locations')).toHaveLength(1);
    const locationKeys = ['Staff', 'Permissions', 'Months'].flatMap((name) =>
      rows(manager.definition, name).map(([key]) => key),
    );
    expect(new Set(locationKeys)).toEqual(new Set([0]));
  });

  test('compares regions and locations only if there are several', async () => {
    const visuals = async (user: string) =>
      (await report(user)).definition.pages.flatMap(({ visuals: all }) => all.map(({ name }) => name));
    const comparisons = ['overview-region', 'places', 'staff-per-place', 'team-sizes', 'place-table', 'photos-lowest'];
    expect(await visuals(users.corporate)).toEqual(expect.arrayContaining(comparisons));
    const forManager = await visuals(users.manager);
    expect(forManager.filter((name) => comparisons.includes(name))).toEqual([]);
    expect(forManager).toEqual(expect.arrayContaining(['hires', 'leavers', 'growth-table']));
  });

  test('orders visuals from top to bottom, which is their Tab order, and on phones by type: slicers, cards, charts', async () => {
    for (const user of [users.corporate, users.manager]) {
      const { definition } = await report(user);
      for (const { visuals } of definition.pages) {
        const sorted = [...visuals].sort((a, b) => a.layout.y - b.layout.y || a.layout.x - b.layout.x);
        expect(visuals.map(({ name }) => name)).toEqual(sorted.map(({ name }) => name));
        const onPhone = [...visuals].sort((a, b) => (a.mobileLayout?.y ?? 0) - (b.mobileLayout?.y ?? 0));
        const groups = onPhone.map(({ type }) => (type === 'slicer' ? 1 : ['kpi', 'card'].includes(type) ? 2 : 3));
        expect(groups).toEqual([...groups].sort());
      }
    }
  });

  test('has region slicers of the same size on all pages', async () => {
    const { definition } = await report(users.corporate);
    const slicers = definition.pages.map(({ visuals }) => visuals.find(({ name }) => name.endsWith('-region')));
    expect(new Set(slicers.map((slicer) => slicer?.layout.width)).size).toBe(1);
    expect(new Set(slicers.map((slicer) => slicer?.layout.y)).size).toBe(1);
  });

  test('opens with the last twelve months, and states the date of the figures', async () => {
    const { definition } = await report(users.corporate);
    const { visuals } = definition.pages[0] ?? { visuals: [] };
    const months = rows(definition, 'Calendar').map(([, month]) => month);
    const period = visuals.find(({ name }) => name === 'overview-period');
    expect(period?.slicer?.filters).toMatchObject([
      { conditions: [{ operator: 'GreaterThanOrEqual', value: months[12] }] },
    ]);
    const today = new Date().toLocaleString('en', { dateStyle: 'medium', timeZone: 'UTC' });
    expect(visuals.find(({ type }) => type === 'textbox')?.text).toBe(`Data to ${today}`);
  });

  test('compares all key figures with the month before, even if only one month is selected', async () => {
    for (const user of [users.corporate, users.manager]) {
      const kpis = (await report(user)).definition.pages[0]?.visuals.filter(({ type }) => type === 'kpi') ?? [];
      expect(kpis.map(({ kpi }) => kpi?.periods)).toEqual([12, 12, 12, 12]);
    }
  });

  test('states the date at the same place on all pages with filters', async () => {
    for (const user of [users.corporate, users.franchisee]) {
      const { pages } = (await report(user)).definition;
      const filtered = pages.filter(({ visuals }) => visuals.some(({ type }) => type === 'slicer'));
      const dates = filtered.map(({ visuals }) => visuals.find(({ type }) => type === 'textbox')?.layout);
      expect(dates).toEqual(filtered.map(() => dates[0]));
    }
  });

  test('shows leavers in gray, because the second color is that of a region', async () => {
    const { definition } = await report(users.corporate);
    const movement = definition.pages[0]?.visuals.find(({ name }) => name === 'movement');
    expect(movement?.query?.measures?.map(({ neutral = false }) => neutral)).toEqual([false, true]);
  });

  test('rejects a malformed report id', async () => {
    const { token } = await embed(users.corporate);
    expect((await content('%', token)).status).toBe(400);
  });

  test('contains no personal names or emails', async () => {
    const { definition } = await report(users.corporate);
    expect(JSON.stringify(definition)).not.toMatch(/Whitfield|@|iyg\.example/);
  });

  const figures = async (user: string) => {
    const actor = await findStaffByEmail(demo.db, user);
    if (!actor) throw new Error(`The database does not contain the account ${user}.`);
    return readFigures(demo.db, scopeOf(actor));
  };

  test('includes new people and departures immediately', async () => {
    const count = async () => {
      const { staff, monthly, months } = await figures(users.manager);
      const current = monthly.filter(({ month }) => month === months.length - 1);
      const total = (name: 'headcount' | 'hires' | 'leavers') => current.reduce((sum, row) => sum + row[name], 0);
      const people = staff.reduce((sum, row) => sum + row.people, 0);
      return { people, headcount: total('headcount'), hires: total('hires'), leavers: total('leavers') };
    };
    const before = await count();
    expect(before.headcount).toBe(before.people);
    const person = await addPerson(demo.db);
    expect(await count()).toEqual({
      people: before.people + 1,
      headcount: before.headcount + 1,
      hires: before.hires + 1,
      leavers: before.leavers,
    });
    await (await demo.as(users.corporate)).delete(`IYG-US/staff/${person.id}`);
    expect(await count()).toEqual({ ...before, hires: before.hires + 1, leavers: before.leavers + 1 });
  });

  test('keeps the ledgers equal to a count of all rows after every kind of change and after compaction', async () => {
    const corporate = await demo.as(users.corporate);
    const people = await Promise.all(
      Array.from({ length: 6 }, () => addPerson(demo.db, { locations: ['1001', '1002'] })),
    );
    const [moved, promoted, pictured, granted, revoked, deleted] = people.map(({ id }) => `IYG-US/staff/${id}`);
    const [first] = people;
    const change = (path = '', values: object = {}) =>
      corporate.put(path, { ...first, email: `${path.slice(-12)}@ledger.example`, ...values });
    const photo = { base64Data: makePng().toString('base64') };
    await change(moved, { primaryLocationNumber: '1002' });
    await change(promoted, { staffType: 'LocationManager' });
    await change(pictured, { newPhotoUpload: photo });
    await corporate.put(`${granted ?? ''}/permissions`, ['view-staff', 'access-academy']);
    await corporate.put(`${revoked ?? ''}/permissions`, ['view-staff', 'access-academy']);
    await corporate.put(`${revoked ?? ''}/permissions`, []);
    await corporate.put(`${deleted ?? ''}/permissions`, ['view-staff']);
    await corporate.delete(deleted ?? '');

    const rows = async (query: SQL) => ((await demo.db.execute(query)) as unknown as { rows: unknown[] }).rows;
    const expected = {
      headcounts: await rows(sql`select space_key, primary_location_number as location_number, staff_type::text,
        photo_hash is not null as has_photo, exists (select 1 from staff_permissions p where p.staff_id = s.id) as has_permissions,
        count(*)::int as total from staff s where primary_location_number is not null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`),
      permissions:
        await rows(sql`select s.space_key, s.primary_location_number as location_number, p.permission::text, count(*)::int as total
        from staff s join staff_permissions p on p.staff_id = s.id where s.primary_location_number is not null
        group by 1, 2, 3 order by 1, 2, 3`),
      movements:
        await rows(sql`select space_key, location_number, staff_type::text, month::text, sum(hires)::int as hires, sum(leavers)::int as leavers
        from (select space_key, primary_location_number as location_number, staff_type, date_trunc('month', hired_on)::date as month, 1 as hires, 0 as leavers
            from staff where primary_location_number is not null
          union all select space_key, location_number, staff_type, date_trunc('month', hired_on)::date, 1, 0 from departures
          union all select space_key, location_number, staff_type, date_trunc('month', left_on)::date, 0, 1 from departures) m
        group by 1, 2, 3, 4 order by 1, 2, 3, 4`),
    };
    const ledgers = async () => ({
      headcounts:
        await rows(sql`select space_key, location_number, staff_type::text, has_photo, has_permissions, sum(people)::int as total
        from headcounts group by 1, 2, 3, 4, 5 having sum(people) <> 0 order by 1, 2, 3, 4, 5`),
      permissions: await rows(sql`select space_key, location_number, permission::text, sum(people)::int as total
        from permission_counts group by 1, 2, 3 having sum(people) <> 0 order by 1, 2, 3`),
      movements:
        await rows(sql`select space_key, location_number, staff_type::text, month::text, sum(hires)::int as hires, sum(leavers)::int as leavers
        from monthly_movements group by 1, 2, 3, 4 having sum(hires) <> 0 or sum(leavers) <> 0 order by 1, 2, 3, 4`),
    });
    expect(await ledgers()).toEqual(expected);
    await demo.db.execute(sql`select compact_figures()`);
    expect(await ledgers()).toEqual(expected);
    const [split] = (await rows(sql`select count(*)::int as total from (
      select 1 from headcounts group by space_key, location_number, staff_type, has_photo, has_permissions having count(*) > 1) s`)) as {
      total: number;
    }[];
    expect(split?.total).toBe(0);
  });

  test('derives past headcounts from hires and departures', async () => {
    const { months, monthly } = await figures(users.corporate);
    const total = (month: number) =>
      monthly.filter((row) => row.month === month).reduce((sum, { headcount }) => sum + headcount, 0);
    const employed = async (month: string) => {
      const { rows: found } = (await demo.db.execute(sql`
        with ending as (select least((${month}::date + interval '1 month')::date, current_date + 1) as day)
        select (select count(*) from staff, ending where brand_code = 'iyg' and primary_location_number is not null and hired_on < day)
          + (select count(*) from departures, ending where space_key like 'IYG-%' and hired_on < day and left_on >= day) as total`)) as unknown as {
        rows: { total: string }[];
      };
      return Number(found[0]?.total);
    };
    expect(months).toHaveLength(24);
    for (const index of [0, 7, 15, 22]) {
      expect(total(index)).toBe(await employed(months[index] ?? ''));
    }
  });

  test('splits the headcount of today by type and team size', async () => {
    const { months, monthly } = await figures(users.corporate);
    const actual = new Map<string, number>();
    for (const { type, month, teamSize, headcount } of monthly) {
      const key = `${type} ${String(teamSize)}`;
      if (month === months.length - 1 && headcount > 0) actual.set(key, (actual.get(key) ?? 0) + headcount);
    }
    const expected = await rowsOf<{ type: string; size: number; people: number }>(
      demo.db,
      sql`select type, size, count(*)::int as people from (
          select staff_type::text as type, count(*) over (partition by space_key, primary_location_number)::int as size
          from staff where brand_code = 'iyg' and primary_location_number is not null
        ) people group by 1, 2`,
    );
    expect(actual).toEqual(new Map(expected.map(({ type, size, people }) => [`${type} ${String(size)}`, people])));
  });

  test('has no team sizes above the largest current one, whose range includes those of earlier months', async () => {
    for (const user of [users.corporate, users.manager]) {
      const { months, monthly } = await figures(user);
      const sizesIn = (from: number) => monthly.filter(({ month }) => month >= from).map(({ teamSize }) => teamSize);
      const { rows } = (await report(user)).definition.tables.find(({ name }) => name === 'Team sizes')!;
      const lowerBounds = rows.map(([, label]) => Number.parseInt(String(label)));
      const largest = Math.max(...sizesIn(months.length - 1));
      expect(lowerBounds).toEqual([1, 10, 15, 20, 30].filter((from) => from <= largest));
      expect(rows.at(-1)?.[1]).toBe(`${String(lowerBounds.at(-1))}+`);
    }
  });

  test('filters all figures of the Overview by a selection in any of its charts', async () => {
    const { definition } = await report(users.corporate);
    const reaches = (from: string, to: string): boolean =>
      from === to ||
      (definition.relationships ?? []).some((each) => each.from.table === from && reaches(each.to.table, to));
    const { visuals } = definition.pages[0] ?? { visuals: [] };
    const charts = visuals.filter(({ type }) => type.endsWith('Chart'));
    const selected = charts.flatMap(({ query }) => query?.categories?.map(({ table }) => table) ?? []);
    const measured = visuals.flatMap(({ query }) =>
      (query?.measures ?? []).filter(({ hidden }) => hidden !== true).map(({ table }) => table),
    );
    expect(selected).toEqual(['Calendar', 'Types', 'Calendar', 'Team sizes']);
    for (const table of selected) expect(measured.filter((each) => !reaches(each, table))).toEqual([]);
  });

  test('compares an incomplete month with the same days of the month before', async () => {
    const { months, monthly, sameDays } = await figures(users.corporate);
    const today = new Date();
    const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
    const isLastDay = new Date(Date.UTC(year, month, day + 1)).getUTCDate() === 1;
    const kpis = (await report(users.manager)).definition.pages[0]?.visuals.filter(({ type }) => type === 'kpi') ?? [];
    const goals = kpis.filter(({ query }) => query?.measures?.some(({ role }) => role === 'Goal'));
    if (isLastDay) {
      expect(sameDays).toBeUndefined();
      expect(goals).toEqual([]);
      return;
    }
    expect(goals.map(({ name }) => name)).toEqual(['hires', 'leavers', 'attrition']);
    expect(sameDays?.from).toBe(months[22]);
    const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
    expect(sameDays?.to).toBe(`${months[22]?.slice(0, 8) ?? ''}${String(Math.min(day, lastDay)).padStart(2, '0')}`);
    const expected = await rowsOf<{ hires: number; leavers: number }>(
      demo.db,
      sql`with all_people as (
          select hired_on, null::date as left_on from staff where brand_code = 'iyg' and primary_location_number is not null
          union all select hired_on, left_on from departures where space_key like 'IYG-%'
        )
        select count(*) filter (where hired_on between ${sameDays?.from}::date and ${sameDays?.to}::date)::int as hires,
          count(*) filter (where left_on between ${sameDays?.from}::date and ${sameDays?.to}::date)::int as leavers from all_people`,
    );
    const total = (name: 'hiresToDate' | 'leaversToDate', index: number) =>
      monthly.filter(({ month }) => month === index).reduce((sum, { [name]: people }) => sum + people, 0);
    expect([{ hires: total('hiresToDate', 22), leavers: total('leaversToDate', 22) }]).toEqual(expected);
    // this month's first days are all of its days until today
    const current = monthly.filter((row) => row.month === 23);
    expect(current.every((row) => row.hires === row.hiresToDate && row.leavers === row.leaversToDate)).toBe(true);
  });

  test("determines the incomplete month from the database's date instead of the browser's clock", async () => {
    const [today] = await rowsOf<{ date: string }>(demo.db, sql`select current_date::text as date`);
    expect((await report(users.manager)).definition.now).toBe(today?.date);
  });

  test('places the date and the first row of visuals at the same height on all pages, and the date at the start of a row without filters', async () => {
    for (const user of [users.corporate, users.manager]) {
      const { pages } = (await report(user)).definition;
      const rows = pages.map(({ name, visuals }) => {
        const date = visuals.find((visual) => visual.name === `${name === 'locations' ? 'places' : name}-freshness`)!;
        const { x, y, width, height } = date.layout;
        const hasFilters = visuals.some(({ type }) => type === 'slicer');
        expect([date.title, hasFilters ? x + width : x]).toEqual(hasFilters ? [undefined, 960 - 16] : ['As of', 16]);
        const tops = visuals.map(({ layout }) => layout.y).filter((top) => top > y);
        return { y, height, firstRow: Math.min(...tops) };
      });
      for (const row of rows) expect(row).toEqual(rows[0]);
    }
  });

  test('filters only the figures that are known by type and photo by a selection of photos, and shows 0 for none', async () => {
    const { definition } = await report(users.corporate);
    const { visuals, visualInteractions = [] } = definition.pages.find(({ name }) => name === 'coverage')!;
    const unaffected = visualInteractions.map(({ source, target }) => [source, target]);
    expect(unaffected).toEqual(
      ['permission-coverage', 'permission-missing', 'photos-lowest', 'permissions-lowest'].map((target) => [
        'photos-type',
        target,
      ]),
    );
    const shown = visuals.find(({ name }) => name === 'photo-missing')!.query!.measures![0]!;
    const measure = definition.measures!.find(({ name }) => 'measure' in shown && name === shown.measure);
    expect(measure!.blankAsZero).toBe(true);
  });

  test('returns a valid report with the id from its URL', async () => {
    const { reportId } = await embed(users.corporate);
    const { definition } = await report(users.corporate);
    expect(definition).toMatchObject({ id: reportId, datasetId: reportId });
    expect(findContentErrors(definition)).toEqual([]);
  });

  test('uses the same report id for all users with the same locations', async () => {
    const ids = await Promise.all(
      [users.corporate, users.noReports, users.manager].map(async (email) => {
        const actor = await findStaffByEmail(demo.db, email);
        return actor && reportIdOf(scopeOf(actor));
      }),
    );
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  test('compresses content and sends security headers', async () => {
    const { reportId, token } = await embed(users.corporate);
    const response = await content(reportId, token);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    // reports from the cache have a Content-Length, unlike streamed responses
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('strict-transport-security')).toBeNull();
  });

  test("accepts a token only for its user's report, and rejects forged tokens", async () => {
    const manager = await embed(users.manager);
    const corporate = await embed(users.corporate);
    const access = (await demo.as(users.corporate)).token ?? '';
    expect((await content(corporate.reportId, manager.token)).status).toBeGreaterThanOrEqual(400);
    expect((await content(corporate.reportId, access)).status).toBeGreaterThanOrEqual(400);
    expect((await content(corporate.reportId, `${corporate.token.slice(0, -4)}AAAA`)).status).toBeGreaterThanOrEqual(
      400,
    );
    expect((await content(corporate.reportId, '')).status).toBeGreaterThanOrEqual(400);
    expect((await content(manager.reportId, manager.token)).status).toBe(200);
  });

  test('rejects a token once its user has lost the permission', async () => {
    const { reportId, token } = await embed(users.franchisee);
    const corporate = await demo.as(users.corporate);
    const id = decodeJwt(token).sub ?? '';
    const { body } = await corporate.get<string[]>(`IYG-US/staff/${id}/permissions`);
    await corporate.put(
      `IYG-US/staff/${id}/permissions`,
      body.filter((permission) => permission !== 'access-reports'),
    );
    expect((await content(reportId, token)).status).toBeGreaterThanOrEqual(400);
    await corporate.put(`IYG-US/staff/${id}/permissions`, body);
  });
});

/** Local stand-in for Power BI's sign-in service and REST API. */
class PowerBiService {
  readonly calls: { method: string; path: string; authorization: string; body: string }[] = [];
  errorStatus: number | undefined;
  #server: Server | undefined;
  #issued = 0;

  async start(): Promise<string> {
    const server = createServer((req, res) => {
      void this.#respond(req).then(({ status, body }) => {
        res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  }

  stop(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  async #respond(req: IncomingMessage): Promise<{ status: number; body: unknown }> {
    let body = '';
    for await (const chunk of req) body += String(chunk);
    const { method = '', url: path = '' } = req;
    const authorization = req.headers.authorization ?? '';
    this.calls.push({ method, path, authorization, body });
    if (path === '/the-tenant/oauth2/v2.0/token') {
      const form = new URLSearchParams(body);
      const isValid =
        form.get('grant_type') === 'client_credentials' &&
        form.get('client_secret') === 'the-client-secret' &&
        form.get('scope') === 'https://analysis.windows.net/powerbi/api/.default';
      return isValid
        ? {
            status: 200,
            body: { access_token: `application-${String(++this.#issued)}`, expires_in: 3599, token_type: 'Bearer' },
          }
        : { status: 401, body: { error: 'invalid_client' } };
    }
    if (this.errorStatus !== undefined) {
      const status = this.errorStatus;
      if (status === 401) this.errorStatus = undefined;
      return { status, body: { error: { code: 'Refused' } } };
    }
    if (!authorization.startsWith('Bearer application-')) return { status: 403, body: {} };
    const report = '/v1.0/myorg/groups/the-workspace/reports/the-report';
    if (method === 'GET' && path === report)
      return {
        status: 200,
        body: {
          id: 'the-report',
          name: 'KPI',
          embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=the-report&groupId=the-workspace',
        },
      };
    if (method === 'POST' && path === `${report}/GenerateToken`)
      return { status: 200, body: { token: 'H4sI-embed', tokenId: '1', expiration: '2020-01-01T00:00:00Z' } };
    return { status: 404, body: {} };
  }
}

describe('the KPI report from Power BI', () => {
  let service: PowerBiService;
  let demo: TestDemo;
  beforeEach(async () => {
    service = new PowerBiService();
    const url = await service.start();
    demo = await startTestDemo('server', {
      POWER_BI_TENANT_ID: 'the-tenant',
      POWER_BI_CLIENT_ID: 'the-client',
      POWER_BI_CLIENT_SECRET: 'the-client-secret',
      POWER_BI_WORKSPACE_ID: 'the-workspace',
      POWER_BI_REPORT_ID: 'the-report',
      POWER_BI_ROLES: 'Staff',
      POWER_BI_DATASET_ID: 'the-dataset',
      POWER_BI_LOGIN_URL: url,
      POWER_BI_API_URL: url,
    });
  });
  afterEach(async () => {
    await demo.close();
    service.stop();
  });

  test("requests a ten-minute embed token with the application credentials and the user's identity", async () => {
    const { status, body } = await (await demo.as(users.corporate)).get('power-bi');
    expect([status, body]).toEqual([
      200,
      {
        token: 'H4sI-embed',
        reportId: 'the-report',
        embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=the-report&groupId=the-workspace',
      },
    ]);
    expect(service.calls.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);
    expect(JSON.parse(service.calls[2]?.body ?? '')).toEqual({
      accessLevel: 'View',
      lifetimeInMinutes: 10,
      identities: [{ username: users.corporate, roles: ['Staff'], datasets: ['the-dataset'] }],
    });
  });

  test('reuses the application token and requests a new one when it is rejected', async () => {
    const corporate = await demo.as(users.corporate);
    await corporate.get('power-bi');
    service.calls.length = 0;
    await corporate.get('power-bi');
    expect(service.calls.some(({ path }) => path.includes('oauth2'))).toBe(false);
    service.errorStatus = 401;
    expect((await corporate.get('power-bi')).status).toBe(200);
    expect(service.calls.filter(({ path }) => path.includes('oauth2'))).toHaveLength(1);
  });

  test('responds with 502 when Power BI responds with an error, and logs the error', async () => {
    // a status that is not retried
    service.errorStatus = 403;
    expect(await (await demo.as(users.corporate)).get('power-bi')).toMatchObject({
      status: 502,
      body: { error: 'The report is not available at the moment. Please try again later.' },
    });
    expect(demo.log.join('\n')).toContain('expected status 200, received 403 Refused');
    expect(demo.log.join('\n')).not.toMatch(/the-client-secret|application-\d/);
  });

  test("requires the Access Reports permission, and allows frames only from Power BI and from the app's origin", async () => {
    expect((await (await demo.as(users.noReports)).get('power-bi')).status).toBe(403);
    expect((await demo.anonymous.get('config')).body).toMatchObject({ contentOrigin: null });
    const policy = (await fetch(demo.origin)).headers.get('content-security-policy');
    expect(policy).toContain("frame-src 'self' https://app.powerbi.com;");
  });
});
