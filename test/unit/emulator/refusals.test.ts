import { describe, expect, it } from 'vitest';
import { TestPage } from './page';

const region = { table: 'Stores', column: 'Region' };
const day = { table: 'Sales', column: 'Day' };
const total = { table: 'Sales', measure: 'Total' };
const slicerPath = '/report/pages/main/visuals/regions/slicer';

const basic = (more: object = {}) => ({ filterType: 1, target: region, operator: 'In', values: ['North'], ...more });
const advanced = (more: object = {}) => ({
  filterType: 0,
  target: region,
  logicalOperator: 'And',
  conditions: [{ operator: 'Is', value: 'North' }],
  ...more,
});
const topN = (more: object = {}) => ({
  filterType: 5,
  target: region,
  operator: 'Top',
  itemCount: 1,
  orderBy: total,
  ...more,
});
const relativeDate = (more: object = {}) => ({
  filterType: 4,
  target: day,
  operator: 0,
  timeUnitsCount: 1,
  timeUnitType: 3,
  includeToday: true,
  ...more,
});
const relativeTime = (more: object = {}) => ({
  filterType: 7,
  target: day,
  operator: 0,
  timeUnitsCount: 1,
  timeUnitType: 8,
  ...more,
});

async function loaded(): Promise<TestPage> {
  const page = new TestPage();
  await page.load();
  return page;
}

/** The status and the reason of a refusal. */
async function refusal(page: TestPage, method: string, path: string, body: unknown): Promise<unknown[]> {
  const answer = await page.call(method, path, body);
  return [answer.status, (answer.body as { detailedMessage?: string } | null)?.detailedMessage];
}

const units = '0 (Days), 1 (Weeks), 2 (CalendarWeeks), 3 (Months), 4 (CalendarMonths), 5 (Years) or 6 (CalendarYears)';
const conditionNames =
  'None, LessThan, LessThanOrEqual, GreaterThan, GreaterThanOrEqual, Contains, DoesNotContain, StartsWith, ' +
  'DoesNotStartWith, Is, IsNot, IsBlank, IsNotBlank, IsEmptyString or IsNotEmptyString';

describe('a filter that the emulator does not know is refused with the reason', () => {
  it.each([
    [basic({ operator: 'Foo' }), "the basic filter's operator must be In, NotIn or All, not 'Foo'"],
    [basic({ operator: 'toString' }), "the basic filter's operator must be In, NotIn or All, not 'toString'"],
    [basic({ values: undefined, filterType: 1 }), "the basic filter's values is required"],
    [
      basic({ values: ['North', {}] }),
      "the basic filter's values[1] must be a text, a number, a boolean or a date, not an object",
    ],
    [advanced({ logicalOperator: 'Xor' }), "the advanced filter's logicalOperator must be And or Or, not 'Xor'"],
    [
      advanced({ conditions: Array.from({ length: 3 }, () => ({ operator: 'Is', value: 'North' })) }),
      "the advanced filter's conditions must hold at most 2, not 3",
    ],
    [
      advanced({ conditions: [{ operator: 'Is', value: 'x' }, { operator: 'Resembles' }] }),
      `the advanced filter's conditions[1].operator must be ${conditionNames}, not 'Resembles'`,
    ],
    [topN({ operator: 'Middle' }), "the topN filter's operator must be Top or Bottom, not 'Middle'"],
    [topN({ itemCount: undefined }), "the topN filter's itemCount is required"],
    [topN({ itemCount: 0 }), "the topN filter's itemCount must be a whole number of at least 1, not 0"],
    [topN({ orderBy: undefined }), "the topN filter's orderBy is required"],
    [
      relativeDate({ operator: 7 }),
      "the relativeDate filter's operator must be 0 (InLast), 1 (InThis) or 2 (InNext), not 7",
    ],
    [relativeDate({ timeUnitType: 42 }), `the relativeDate filter's timeUnitType must be ${units}, not 42`],
    [relativeDate({ timeUnitType: 8 }), `the relativeDate filter's timeUnitType must be ${units}, not 8`],
    [
      relativeDate({ target: region }),
      "the target of the relativeDate filter must be a column of dates; 'Region' of table 'Stores' is of the type text",
    ],
    [
      relativeTime({ timeUnitType: 3 }),
      "the relativeTime filter's timeUnitType must be 7 (Minutes) or 8 (Hours), not 3",
    ],
    [
      relativeTime({ target: total }),
      "the target of the relativeTime filter must be a column of dates; 'Total' of table 'Sales' is of the type number",
    ],
    [
      { filterType: 6, operator: 'NotIn', target: [region], values: [] },
      "the tuple filter's operator must be In, not 'NotIn'",
    ],
    [
      { filterType: 9, target: [region], hierarchyData: [{ value: 'North', children: [{ operator: 'Maybe' }] }] },
      "the hierarchy filter's hierarchyData[0].children[0].operator must be Selected, NotSelected or Inherited, not 'Maybe'",
    ],
    [{ filterType: 3, target: region, values: ['North'] }, "the includeExclude filter's isExclude is required"],
  ])('%j', async (filter, reason) => {
    const page = await loaded();
    expect(await refusal(page, 'PUT', '/report/pages/main/visuals/total/filters', [filter])).toEqual([400, reason]);
    // nothing has changed: the visual still gives its figures
    expect(await page.rows('total')).toEqual(['280']);
    page.frame.close();
  });

  it.each([basic(), advanced(), topN(), relativeDate(), relativeTime()])('but %j is taken', async (filter) => {
    const page = await loaded();
    const path = '/report/pages/main/visuals/by-region';
    expect((await page.call('PUT', `${path}/filters`, [filter])).status).toBe(200);
    expect((await page.call('POST', `${path}/exportData`, {})).status).toBe(200);
    page.frame.close();
  });

  it('also when it comes with the load', async () => {
    const page = new TestPage();
    const failed = page.next('/events/error');
    const accessToken = await page.frame.createToken();
    await page.call('POST', '/report/load', { accessToken, id: 'shop', filters: [basic({ operator: 'Foo' })] });
    expect((await failed).body).toMatchObject({
      detailedMessage: "the basic filter's operator must be In, NotIn or All, not 'Foo'",
    });
  });
});

describe('a slicer', () => {
  const kinds = 'it can hold filters of the kinds basic, advanced, relativeDate, relativeTime and hierarchy';
  const states: [object, string][] = [
    [topN(), `the slicer 'regions' cannot hold a filter of the kind topN; ${kinds}`],
    [
      { filterType: 3, target: region, values: ['North'], isExclude: false },
      `the slicer 'regions' cannot hold a filter of the kind includeExclude; ${kinds}`,
    ],
    [
      basic({ target: { table: 'Stores', column: 'Store' }, values: ['Alder'] }),
      "the slicer 'regions' cannot hold a filter on 'Store' of table 'Stores'; it is for 'Region' of table 'Stores'",
    ],
    [
      advanced({ target: total, conditions: [{ operator: 'GreaterThan', value: 1 }] }),
      "the slicer 'regions' cannot hold a filter on 'Total' of table 'Sales'; it is for 'Region' of table 'Stores'",
    ],
  ];

  it.each(states)('refuses %j', async (filter, reason) => {
    const page = await loaded();
    expect(await refusal(page, 'PUT', slicerPath, { filters: [filter] })).toEqual([400, reason]);
    expect((await page.call('GET', slicerPath)).body).toMatchObject({ filters: [] });
    page.frame.close();
  });

  it.each(states)('refuses %j of the load', async (filter, detailedMessage) => {
    const page = new TestPage();
    const failed = page.next('/events/error');
    const accessToken = await page.frame.createToken();
    const slicers = [{ selector: { visualName: 'regions' }, state: { filters: [filter] } }];
    await page.call('POST', '/report/load', { accessToken, id: 'shop', slicers });
    expect((await failed).body).toMatchObject({ detailedMessage });
  });

  it.each([
    basic(),
    advanced(),
    { filterType: 9, target: [region], hierarchyData: [{ value: 'North', operator: 'Selected' }] },
    basic({ target: { table: 'Stores', hierarchy: 'Place', hierarchyLevel: 'Region' } }),
  ])('holds %j', async (filter) => {
    const page = await loaded();
    expect((await page.call('PUT', slicerPath, { filters: [filter] })).status).toBe(200);
    expect(await page.rows('total')).toEqual(['100']);
    page.frame.close();
  });
});

describe('a value that the emulator does not know is refused with the reason', () => {
  const visual = '/report/pages/main/visuals/by-region';

  it.each([
    [
      'PUT',
      `${visual}/sortBy`,
      { orderBy: total, direction: 7 },
      'direction must be 1 (Ascending) or 2 (Descending), not 7',
    ],
    [
      'POST',
      `${visual}/exportData`,
      { exportDataType: 9 },
      'exportDataType must be 0 (Summarized) or 1 (Underlying), not 9',
    ],
    ['POST', '/report/clearSelectedVisuals/maybe', null, "clearPopOutState must be true or false, not 'maybe'"],
    ['POST', '/report/bookmarks/play', { playMode: 3 }, 'playMode must be 0 (Off) or 1 (Presentation), not 3'],
    ['POST', '/report/render', { slicers: 5 }, 'slicers must be an array, not 5'],
  ])('%s %s %j', async (method, path, body, reason) => {
    const page = await loaded();
    expect(await refusal(page, method, path, body)).toEqual([400, reason]);
    page.frame.close();
  });

  it('and with a part of a load as with the load, by a list of errors', async () => {
    const page = await loaded();
    const answer = await page.call('POST', '/report/render', { settings: { zoomLevel: 9 } });
    expect(answer).toEqual({ status: 400, body: [{ message: 'zoomLevel must lie within 0.25 and 4, not 9' }] });
    expect((await page.call('POST', '/report/render', { filters: 5 })).body).toEqual([
      { message: 'filters property is invalid' },
    ]);
  });
});
