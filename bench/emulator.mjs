// `node bench/emulator.mjs` measures how fast the emulator renders and filters 100,000 and 1,000,000 rows with row-level security,
// and compares the smaller data set with the same aggregates in SQL. Requires a build. Prints a table, and exits with code 1 if a
// limit is exceeded.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { PGlite } from '@electric-sql/pglite';
import { MemoryWindow, createFrameEmulator, startEmulator } from '../dist/emulator/index.mjs';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { makeFilter, identity, makeReport, makeRows, roleSql, visuals } from './emulator-data.mjs';
import { median } from './statistics.mjs';

const rounds = 5;
const options = { identities: [identity] };

/** Returns the median time per round in SQL, in milliseconds. A round evaluates the nine aggregates. */
async function measureSql(rows) {
  const database = new PGlite();
  await database.exec(
    'create table sales (id int, day date, region text, channel text, product text, status text, amount int, pieces int)',
  );
  for (let start = 0; start < rows.length; start += 20_000) {
    const batch = rows
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
      [JSON.stringify(batch)],
    );
  }
  await database.exec('analyze sales');
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    for (const [, , sql] of visuals)
      await database.query(sql.replace('filter', `product = any($1) and ${roleSql}`), [makeFilter(round).values]);
    times.push(performance.now() - started);
  }
  await database.close();
  return median(times);
}

/** Returns the median time per round in the emulator's engine, running in this process, in milliseconds. */
async function measureEngine(report) {
  const host = new MemoryWindow({ origin: 'https://page.example' });
  const frame = createFrameEmulator({ host, uid: 'u', content: { reports: [report] } });
  const pending = new Map();
  const eventListeners = new Map();
  host.addEventListener('message', ({ data }) => {
    if (data.url === undefined) pending.get(data.headers.id)?.(data.body);
    else eventListeners.get(data.url.split('/').at(-1))?.();
  });
  const call = (method, url, body) =>
    new Promise((resolve) => {
      const id = crypto.randomUUID();
      pending.set(id, resolve);
      frame.window.postMessage({ method, url, headers: { id, uid: 'u' }, body }, '*');
    });
  const rendered = new Promise((resolve) => eventListeners.set('rendered', resolve));
  await call('POST', '/report/load', { id: 'sales', accessToken: await frame.createToken(['sales'], 3600, options) });
  await rendered;
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await call('PUT', '/report/filters', [makeFilter(round)]);
    for (let index = 1; index <= visuals.length; index++)
      await call('POST', `/report/pages/main/visuals/visual-${index}/exportData`, {});
    times.push(performance.now() - started);
  }
  frame.close();
  return median(times);
}

/** Returns the peak resident memory of a browser's largest renderer process, which runs the frame, in MB. */
async function peakMemory(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  return Math.max(...peaks);
}

/**
 * Measures a real frame: the load time, the response time and rendering time of a filter call, the longest task (all in milliseconds),
 * and the peak memory in MB.
 */
async function measureFrame(report) {
  const emulator = await startEmulator({ content: { reports: [report] } });
  const script = readFileSync(new URL('../dist/vitrine.umd.js', import.meta.url));
  const server = createServer((request, response) => {
    const isScript = request.url === '/vitrine.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript
        ? script
        : '<!doctype html><div id="report" style="width:1280px;height:760px"></div><script src="/vitrine.js" data-auto-embed="false"></script>',
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
        window.report = service.embed(document.querySelector('#report'), {
          type: 'report',
          id: 'sales',
          embedUrl,
          accessToken,
          tokenType: 1,
        });
        await window.report.whenRendered();
        return performance.now() - started;
      },
      [emulator.origin, emulator.embedUrl('sales'), await emulator.createToken(['sales'], 3600, options)],
    );
    const frame = page.frames()[1];
    await frame.evaluate(() => {
      window.tasks = [];
      new PerformanceObserver((list) =>
        window.tasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type: 'longtask' });
    });
    const responseTimes = [];
    const renderTimes = [];
    for (let round = 0; round < rounds; round++) {
      const [responseTime, renderTime] = await page.evaluate(async (filter) => {
        const rendered = new Promise((resolve) => {
          const removeListener = window.report.on('rendered', () => {
            removeListener();
            resolve(performance.now());
          });
        });
        const started = performance.now();
        await window.report.setFilters([filter]);
        const responded = performance.now();
        return [responded - started, (await rendered) - started];
      }, makeFilter(round));
      responseTimes.push(responseTime);
      renderTimes.push(renderTime);
    }
    const longest = await frame.evaluate(() => Math.max(0, ...window.tasks));
    const memory = await peakMemory(browser);
    return { load, response: median(responseTimes), render: median(renderTimes), longest, memory };
  } finally {
    await browser.close();
    server.close();
    await emulator.close();
  }
}

/** Runs all measurements. Except for loads and the longest task, times are medians of five rounds. */
async function measureEmulator() {
  const rows = makeRows(100_000);
  const report = makeReport(rows);
  const sql = await measureSql(rows);
  const engine = await measureEngine(report);
  const frame = await measureFrame(report);
  const large = await measureFrame(makeReport(makeRows(1_000_000)));
  return [
    { name: 'nine filtered aggregates in SQL (PGlite)', value: sql, unit: 'ms' },
    { name: 'filter call and the same aggregates in the engine', value: engine, unit: 'ms' },
    { name: 'engine compared with SQL', value: engine / sql, unit: '×', limit: 0.5 },
    { name: 'load in a frame until rendered', value: frame.load, unit: 'ms' },
    { name: 'filter call in a frame until the response', value: frame.response, unit: 'ms', limit: 100 },
    { name: 'filter call in a frame until rendered', value: frame.render, unit: 'ms', limit: 500 },
    { name: 'longest task in the frame during rendering', value: frame.longest, unit: 'ms', limit: 500 },
    { name: '1,000,000 rows: load in a frame until rendered', value: large.load, unit: 'ms', limit: 6000 },
    { name: '1,000,000 rows: filter call until the response', value: large.response, unit: 'ms', limit: 100 },
    { name: '1,000,000 rows: filter call until rendered', value: large.render, unit: 'ms', limit: 1000 },
    { name: '1,000,000 rows: peak frame memory', value: large.memory, unit: 'MB', limit: 600 },
  ];
}

const results = await measureEmulator();
console.log(`Emulator: 9 visuals, 100,000 visible rows of 125,000, median of ${rounds} rounds\n`);
for (const { name, value, unit, limit } of results) {
  const note = limit === undefined ? '' : `  (limit ${limit})`;
  console.log(`${name.padEnd(58)} ${value.toFixed(unit === '×' ? 2 : 0).padStart(7)} ${unit}${note}`);
}
process.exitCode = results.some(({ value, limit = Infinity }) => value > limit) ? 1 : 0;
