// `node bench/emulator.mjs`: how fast the emulator answers a filter over 100,000 rows, next to the same aggregates in SQL.
// Needs a build. Prints a table; exit code 1 when a promise is broken.
/* global performance, crypto, window, document, PerformanceObserver */
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { PGlite } from '@electric-sql/pglite';
import { MemoryWindow, createFrameEmulator, startEmulator } from '../dist/emulator/index.mjs';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';

const rowCount = 100_000;
const rounds = 5;

const regions = ['North', 'East', 'South', 'West', 'Center'];
const channels = ['Shop', 'Web', 'Partner', 'Phone'];
const statuses = ['Open', 'Paid', 'Returned'];
const products = Array.from({ length: 40 }, (_, index) => `Product ${index + 1}`);

/** The same rows in every run: a small generator of numbers by chance. */
function makeRows() {
  let state = 42;
  const chance = (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const first = Date.UTC(2024, 0, 1);
  return Array.from({ length: rowCount }, (_, index) => [
    index + 1,
    new Date(first + chance(900) * 86_400_000).toISOString().slice(0, 10),
    regions[chance(regions.length)],
    channels[chance(channels.length)],
    products[chance(products.length)],
    statuses[chance(statuses.length)],
    chance(500) + 1,
    chance(9) + 1,
  ]);
}

const column = (name, bucket) => ({ table: 'Sales', column: name, ...(bucket && { bucket }) });
const measure = (name) => ({ table: 'Sales', measure: name });

/** Nine visuals, and the SQL of each. `filter` stands for the condition. */
const visuals = [
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

function makeReport(rows) {
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

/** Filters of the rounds: each leaves another part of the rows, so that no answer is a kept one. */
const filterOf = (round) => ({
  $schema: 'http://powerbi.com/product/schema#basic',
  filterType: 1,
  target: { table: 'Sales', column: 'Product' },
  operator: 'In',
  values: products.slice(round * 2, round * 2 + 20),
});

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Milliseconds of the nine aggregates in SQL, per round. */
async function measureSql(rows) {
  const database = new PGlite();
  await database.exec(
    'create table sales (id int, day date, region text, channel text, product text, status text, amount int, pieces int)',
  );
  for (let start = 0; start < rows.length; start += 20_000) {
    const part = rows
      .slice(start, start + 20_000)
      .map(([id, day, region, channel, product, status, amount, pieces]) => ({
        id,
        day,
        region,
        channel,
        product,
        status,
        amount,
        pieces,
      }));
    await database.query(
      'insert into sales select * from json_to_recordset($1) as t(id int, day date, region text, channel text, product text, status text, amount int, pieces int)',
      [JSON.stringify(part)],
    );
  }
  await database.exec('analyze sales');
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    for (const [, , sql] of visuals)
      await database.query(sql.replace('filter', 'product = any($1)'), [filterOf(round).values]);
    times.push(performance.now() - started);
  }
  await database.close();
  return middle(times);
}

/** Milliseconds of the nine aggregates in the emulator's engine, in this process. */
async function measureEngine(report) {
  const host = new MemoryWindow({ origin: 'https://page.example' });
  const frame = createFrameEmulator({ host, uid: 'u', content: { reports: [report] } });
  const waiting = new Map();
  const awaited = new Map();
  host.addEventListener('message', ({ data }) => {
    if (data.url === undefined) waiting.get(data.headers.id)?.(data.body);
    else awaited.get(data.url.split('/').at(-1))?.();
  });
  const call = (method, url, body) =>
    new Promise((resolve) => {
      const id = crypto.randomUUID();
      waiting.set(id, resolve);
      frame.window.postMessage({ method, url, headers: { id, uid: 'u' }, body }, '*');
    });
  const rendered = new Promise((resolve) => awaited.set('rendered', resolve));
  await call('POST', '/report/load', { id: 'sales', accessToken: await frame.createToken() });
  await rendered;
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await call('PUT', '/report/filters', [filterOf(round)]);
    for (let index = 1; index <= visuals.length; index++)
      await call('POST', `/report/pages/main/visuals/visual-${index}/exportData`, {});
    times.push(performance.now() - started);
  }
  frame.close();
  return middle(times);
}

/** Milliseconds in a real frame: to the answer of the filter call, to the drawn picture, and the longest task. */
async function measureFrame(report) {
  const emulator = await startEmulator({ content: { reports: [report] } });
  const script = readFileSync(new URL('../dist/vitrine.umd.js', import.meta.url));
  const server = createServer((request, response) => {
    const isScript = request.url === '/vitrine.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript
        ? script
        : '<!doctype html><div id="stage" style="width:1280px;height:760px"></div><script src="/vitrine.js" data-auto-embed="false"></script>',
    );
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1300, height: 800 } });
    await page.goto(`http://localhost:${server.address().port}/`);
    const load = await page.evaluate(
      async ([origin, embedUrl, accessToken]) => {
        const { Service } = window.vitrine;
        const service = new Service({ trustedOrigins: [origin] });
        const started = performance.now();
        window.report = service.embed(document.querySelector('#stage'), {
          type: 'report',
          id: 'sales',
          embedUrl,
          accessToken,
          tokenType: 1,
        });
        await window.report.whenRendered();
        return performance.now() - started;
      },
      [emulator.origin, emulator.embedUrl('sales'), await emulator.createToken()],
    );
    const frame = page.frames()[1];
    await frame.evaluate(() => {
      window.tasks = [];
      new PerformanceObserver((list) =>
        window.tasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type: 'longtask' });
    });
    const answers = [];
    const pictures = [];
    for (let round = 0; round < rounds; round++) {
      const [answer, picture] = await page.evaluate(async (filter) => {
        const drawn = new Promise((resolve) => {
          const undo = window.report.on('rendered', () => {
            undo();
            resolve(performance.now());
          });
        });
        const started = performance.now();
        await window.report.setFilters([filter]);
        const answered = performance.now();
        return [answered - started, (await drawn) - started];
      }, filterOf(round));
      answers.push(answer);
      pictures.push(picture);
    }
    const longest = await frame.evaluate(() => Math.max(0, ...window.tasks));
    return { load, answer: middle(answers), picture: middle(pictures), longest };
  } finally {
    await browser.close();
    server.close();
    await emulator.close();
  }
}

/** Measures; times are in milliseconds, the middle of five rounds. */
export async function measureEmulator() {
  const rows = makeRows();
  const report = makeReport(rows);
  const sql = await measureSql(rows);
  const engine = await measureEngine(report);
  const { load, answer, picture, longest } = await measureFrame(report);
  return [
    { what: 'nine aggregates in SQL (PGlite), under a filter', value: sql, unit: 'ms' },
    { what: 'filter call and the same nine in the engine, in process', value: engine, unit: 'ms' },
    { what: 'engine to SQL', value: engine / sql, unit: 'times', most: 3 },
    { what: 'load in a frame until the first picture', value: load, unit: 'ms' },
    { what: 'filter call in a frame until its answer', value: answer, unit: 'ms', most: 1000 },
    { what: 'filter call in a frame until the new picture', value: picture, unit: 'ms', most: 1000 },
    { what: 'longest task of the frame while it draws', value: longest, unit: 'ms', most: 500 },
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const results = await measureEmulator();
  console.log(`The emulator: 9 visuals over ${rowCount.toLocaleString('en')} rows, middle of ${rounds} rounds\n`);
  for (const { what, value, unit, most } of results) {
    const limit = most === undefined ? '' : `  (at most ${most})`;
    console.log(`${what.padEnd(58)} ${value.toFixed(unit === 'ms' ? 0 : 2).padStart(7)} ${unit}${limit}`);
  }
  process.exitCode = results.some(({ value, most = Infinity }) => value > most) ? 1 : 0;
}
