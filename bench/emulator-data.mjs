// Data for the emulator benchmark: rows, nine visuals with the equivalent SQL, a role, and one filter per round.

const regions = ['North', 'East', 'South', 'West', 'Center'];
const channels = ['Shop', 'Web', 'Partner', 'Phone'];
const statuses = ['Open', 'Paid', 'Returned'];
const products = Array.from({ length: 40 }, (_, index) => `Product ${index + 1}`);

/** Identity in the benchmark's token. Its role filter keeps four of the five regions, so that four out of five rows are visible. */
export const identity = { username: 'manager', roles: ['Regions'], customData: 'North,East,South,West' };

/** The role's filter in SQL. */
export const roleSql = `region in ('North', 'East', 'South', 'West')`;

/** Returns rows, of which `visibleCount` are visible. They are pseudorandom with a fixed seed, so that all runs are identical. */
export function makeRows(visibleCount) {
  const rowCount = (visibleCount * 5) / 4;
  let state = 42;
  const randomBelow = (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const first = Date.UTC(2024, 0, 1);
  return Array.from({ length: rowCount }, (_, index) => [
    index + 1,
    new Date(first + randomBelow(900) * 86_400_000).toISOString().slice(0, 10),
    regions[randomBelow(regions.length)],
    channels[randomBelow(channels.length)],
    products[randomBelow(products.length)],
    statuses[randomBelow(statuses.length)],
    randomBelow(500) + 1,
    randomBelow(9) + 1,
  ]);
}

const column = (name, bucket) => ({ table: 'Sales', column: name, ...(bucket && { bucket }) });
const measure = (name) => ({ table: 'Sales', measure: name });

/** Nine visuals with the equivalent SQL, in which `filter` is replaced with the condition. */
export const visuals = [
  ['card', { measures: [measure('Revenue')] }, 'select sum(amount) from sales where filter'],
  ['card', { measures: [measure('Orders')] }, 'select count(*) from sales where filter'],
  [
    'clusteredColumnChart',
    { categories: [column('Region')], measures: [measure('Revenue')] },
    'select region, sum(amount) from sales where filter group by 1',
  ],
  [
    'columnChart',
    { categories: [column('Region')], series: column('Channel'), measures: [measure('Orders')] },
    'select region, channel, count(*) from sales where filter group by 1, 2',
  ],
  [
    'lineChart',
    { categories: [column('Day', 'month')], measures: [measure('Revenue')] },
    `select date_trunc('month', day), sum(amount) from sales where filter group by 1`,
  ],
  [
    'areaChart',
    { categories: [column('Day', 'week')], measures: [measure('Pieces')] },
    `select date_trunc('week', day), sum(pieces) from sales where filter group by 1`,
  ],
  [
    'clusteredBarChart',
    {
      categories: [column('Product')],
      measures: [measure('Revenue')],
      sort: { by: 1, direction: 'descending' },
      top: 10,
    },
    'select product, sum(amount) from sales where filter group by 1 order by 2 desc limit 10',
  ],
  [
    'donutChart',
    { categories: [column('Status')], measures: [measure('Orders')] },
    'select status, count(*) from sales where filter group by 1',
  ],
  [
    'tableEx',
    { categories: [column('Product'), column('Channel')], measures: [measure('Revenue'), measure('Average')] },
    'select product, channel, sum(amount), avg(amount) from sales where filter group by 1, 2',
  ],
];

export function makeReport(rows) {
  return {
    id: 'sales',
    displayName: 'Sales',
    tables: [
      {
        name: 'Sales',
        columns: [
          ['Id', 'number'],
          ['Day', 'date'],
          ['Region', 'text'],
          ['Channel', 'text'],
          ['Product', 'text'],
          ['Status', 'text'],
          ['Amount', 'number'],
          ['Pieces', 'number'],
        ].map(([name, type]) => ({ name, type })),
        rows,
      },
    ],
    measures: [
      { name: 'Revenue', table: 'Sales', column: 'Amount', aggregation: 'sum' },
      { name: 'Orders', table: 'Sales', aggregation: 'count' },
      { name: 'Pieces', table: 'Sales', column: 'Pieces', aggregation: 'sum' },
      { name: 'Average', table: 'Sales', column: 'Amount', aggregation: 'avg', format: { decimals: 2 } },
    ],
    roles: [
      { name: 'Regions', filters: [{ table: 'Sales', column: 'Region', operator: 'in', value: 'customData()' }] },
    ],
    pages: [
      {
        name: 'main',
        displayName: 'Main',
        visuals: visuals.map(([type, query], index) => ({
          name: `visual-${index + 1}`,
          type,
          title: `Visual ${index + 1}`,
          layout: { x: 20 + (index % 3) * 415, y: 20 + Math.floor(index / 3) * 230, width: 400, height: 215 },
          query,
        })),
      },
    ],
  };
}

/** Returns the filter for a round. Every round selects different rows, so that no result comes from a cache. */
export const makeFilter = (round) => ({
  $schema: 'http://powerbi.com/product/schema#basic',
  filterType: 1,
  target: { table: 'Sales', column: 'Product' },
  operator: 'In',
  values: products.slice(round * 2, round * 2 + 20),
});
