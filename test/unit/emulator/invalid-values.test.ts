import { describe, expect, it } from 'vitest';
import { TestPage } from './test-page';

const region = { table: 'Stores', column: 'Region' };
const day = { table: 'Sales', column: 'Day' };
const total = { table: 'Sales', measure: 'Total' };
const slicerPath = '/report/pages/main/visuals/regions/slicer';

const basic = (overrides: object = {}) => ({
  filterType: 1,
  target: region,
  operator: 'In',
  values: ['North'],
  ...overrides,
});
const advanced = (overrides: object = {}) => ({
  filterType: 0,
  target: region,
  logicalOperator: 'And',
  conditions: [{ operator: 'Is', value: 'North' }],
  ...overrides,
});
const topN = (overrides: object = {}) => ({
  filterType: 5,
  target: region,
  operator: 'Top',
  itemCount: 1,
  orderBy: total,
  ...overrides,
});
const relativeDate = (overrides: object = {}) => ({
  filterType: 4,
  target: day,
  operator: 0,
  timeUnitsCount: 1,
  timeUnitType: 3,
  includeToday: true,
  ...overrides,
});
const relativeTime = (overrides: object = {}) => ({
  filterType: 7,
  target: day,
  operator: 0,
  timeUnitsCount: 1,
  timeUnitType: 8,
  ...overrides,
});

async function loadReport(): Promise<TestPage> {
  const page = new TestPage();
  await page.load();
  return page;
}

/** Sends a request and returns the status and the reason for the rejection. */
async function rejectionOf(page: TestPage, method: string, path: string, body: unknown): Promise<unknown[]> {
  const response = await page.request(method, path, body);
  return [response.status, (response.body as { detailedMessage?: string } | null)?.detailedMessage];
}

const units = '0 (Days), 1 (Weeks), 2 (CalendarWeeks), 3 (Months), 4 (CalendarMonths), 5 (Years) or 6 (CalendarYears)';
const conditionNames =
  'None, LessThan, LessThanOrEqual, GreaterThan, GreaterThanOrEqual, Contains, DoesNotContain, StartsWith, ' +
  'DoesNotStartWith, Is, IsNot, IsBlank, IsNotBlank, IsEmptyString or IsNotEmptyString';

describe('invalid filters', () => {
  it.each([
    [basic({ operator: 'Foo' }), "invalid basic filter: operator must be In, NotIn or All; received 'Foo'"],
    [basic({ operator: 'toString' }), "invalid basic filter: operator must be In, NotIn or All; received 'toString'"],
    [basic({ values: undefined, filterType: 1 }), 'invalid basic filter: values is required'],
    [
      basic({ values: ['North', {}] }),
      'invalid basic filter: values[1] must be a string, a number, a boolean, null or a date; received an object',
    ],
    [
      advanced({ logicalOperator: 'Xor' }),
      "invalid advanced filter: logicalOperator must be And or Or; received 'Xor'",
    ],
    [
      advanced({ conditions: Array.from({ length: 3 }, () => ({ operator: 'Is', value: 'North' })) }),
      'invalid advanced filter: conditions must contain at most 2 items; received 3',
    ],
    [
      advanced({ conditions: [{ operator: 'Is', value: 'x' }, { operator: 'Resembles' }] }),
      `invalid advanced filter: conditions[1].operator must be ${conditionNames}; received 'Resembles'`,
    ],
    [topN({ operator: 'Middle' }), "invalid topN filter: operator must be Top or Bottom; received 'Middle'"],
    [topN({ itemCount: undefined }), 'invalid topN filter: itemCount is required'],
    [topN({ itemCount: 0 }), 'invalid topN filter: itemCount must be at least 1; received 0'],
    [topN({ orderBy: undefined }), 'invalid topN filter: orderBy is required'],
    [
      relativeDate({ operator: 7 }),
      'invalid relativeDate filter: operator must be 0 (InLast), 1 (InThis) or 2 (InNext); received 7',
    ],
    [relativeDate({ timeUnitType: 42 }), `invalid relativeDate filter: timeUnitType must be ${units}; received 42`],
    [relativeDate({ timeUnitType: 8 }), `invalid relativeDate filter: timeUnitType must be ${units}; received 8`],
    [
      relativeDate({ target: region }),
      "invalid relativeDate filter: target must be a date column; 'Region' in table 'Stores' has type text",
    ],
    [
      relativeTime({ timeUnitType: 3 }),
      'invalid relativeTime filter: timeUnitType must be 7 (Minutes) or 8 (Hours); received 3',
    ],
    [
      relativeTime({ target: total }),
      "invalid relativeTime filter: target must be a date column; 'Total' in table 'Sales' has type number",
    ],
    [
      { filterType: 6, operator: 'NotIn', target: [region], values: [] },
      "invalid tuple filter: operator must be In; received 'NotIn'",
    ],
    [
      { filterType: 9, target: [region], hierarchyData: [{ value: 'North', children: [{ operator: 'Maybe' }] }] },
      "invalid hierarchy filter: hierarchyData[0].children[0].operator must be Selected, NotSelected or Inherited; received 'Maybe'",
    ],
    [{ filterType: 3, target: region, values: ['North'] }, 'invalid includeExclude filter: isExclude is required'],
  ])('rejects the invalid filter %j and returns the reason', async (filter, reason) => {
    const page = await loadReport();
    expect(await rejectionOf(page, 'PUT', '/report/pages/main/visuals/total/filters', [filter])).toEqual([400, reason]);
    // The previous filters still apply.
    expect(await page.rows('total')).toEqual(['280']);
    page.frame.close();
  });

  it.each([basic(), advanced(), topN(), relativeDate(), relativeTime()])(
    'accepts the valid filter %j',
    async (filter) => {
      const page = await loadReport();
      const path = '/report/pages/main/visuals/by-region';
      expect((await page.request('PUT', `${path}/filters`, [filter])).status).toBe(200);
      expect((await page.request('POST', `${path}/exportData`, {})).status).toBe(200);
      page.frame.close();
    },
  );

  it('emits an error for an invalid filter in a load configuration', async () => {
    const page = new TestPage();
    const failed = page.next('/events/error');
    const accessToken = await page.frame.createToken();
    await page.request('POST', '/report/load', { accessToken, id: 'shop', filters: [basic({ operator: 'Foo' })] });
    expect((await failed).body).toMatchObject({
      detailedMessage: "invalid basic filter: operator must be In, NotIn or All; received 'Foo'",
    });
  });
});

describe('slicer', () => {
  const kinds = 'Supported kinds: basic, advanced, relativeDate, relativeTime, hierarchy.';
  const states: [object, string][] = [
    [topN(), `Slicer 'regions' does not support topN filters. ${kinds}`],
    [
      { filterType: 3, target: region, values: ['North'], isExclude: false },
      `Slicer 'regions' does not support includeExclude filters. ${kinds}`,
    ],
    [
      basic({ target: { table: 'Stores', column: 'Store' }, values: ['Alder'] }),
      "Slicer 'regions' does not support filters on 'Store' in table 'Stores'. Expected: 'Region' in table 'Stores'.",
    ],
    [
      advanced({ target: total, conditions: [{ operator: 'GreaterThan', value: 1 }] }),
      "Slicer 'regions' does not support filters on 'Total' in table 'Sales'. Expected: 'Region' in table 'Stores'.",
    ],
  ];

  it.each(states)('rejects the slicer state %j', async (filter, reason) => {
    const page = await loadReport();
    expect(await rejectionOf(page, 'PUT', slicerPath, { filters: [filter] })).toEqual([400, reason]);
    expect((await page.request('GET', slicerPath)).body).toMatchObject({ filters: [] });
    page.frame.close();
  });

  it.each(states)('emits an error for the slicer state %j in a load configuration', async (filter, detailedMessage) => {
    const page = new TestPage();
    const failed = page.next('/events/error');
    const accessToken = await page.frame.createToken();
    const slicers = [{ selector: { visualName: 'regions' }, state: { filters: [filter] } }];
    await page.request('POST', '/report/load', { accessToken, id: 'shop', slicers });
    expect((await failed).body).toMatchObject({ detailedMessage });
  });

  it.each([
    basic(),
    advanced(),
    { filterType: 9, target: [region], hierarchyData: [{ value: 'North', operator: 'Selected' }] },
    basic({ target: { table: 'Stores', hierarchy: 'Place', hierarchyLevel: 'Region' } }),
  ])('accepts the slicer state %j', async (filter) => {
    const page = await loadReport();
    expect((await page.request('PUT', slicerPath, { filters: [filter] })).status).toBe(200);
    expect(await page.rows('total')).toEqual(['100']);
    page.frame.close();
  });
});

describe('invalid values', () => {
  const visual = '/report/pages/main/visuals/by-region';

  it.each([
    [
      'PUT',
      `${visual}/sortBy`,
      { orderBy: total, direction: 7 },
      'direction must be 1 (Ascending) or 2 (Descending); received 7',
    ],
    [
      'POST',
      `${visual}/exportData`,
      { exportDataType: 9 },
      'exportDataType must be 0 (Summarized) or 1 (Underlying); received 9',
    ],
    ['POST', '/report/clearSelectedVisuals/maybe', null, "clearPopOutState must be true or false; received 'maybe'."],
    ['POST', '/report/bookmarks/play', { playMode: 3 }, 'playMode must be 0 (Off) or 1 (Presentation); received 3'],
    ['POST', '/report/render', { slicers: 5 }, 'slicers must be an array; received 5'],
  ])('rejects invalid values in %s %s: %j', async (method, path, body, reason) => {
    const page = await loadReport();
    expect(await rejectionOf(page, method, path, body)).toEqual([400, reason]);
    page.frame.close();
  });

  it('responds with a list of errors to a render request with invalid settings or filters', async () => {
    const page = await loadReport();
    const response = await page.request('POST', '/report/render', { settings: { zoomLevel: 9 } });
    expect(response).toEqual({ status: 400, body: [{ message: 'zoomLevel must be between 0.25 and 4; received 9' }] });
    expect((await page.request('POST', '/report/render', { filters: 5 })).body).toEqual([
      { message: 'filters property is invalid' },
    ]);
  });
});
