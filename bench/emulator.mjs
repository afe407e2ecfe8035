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
import { filterOf, makeReport, makeRows, rowCount, visuals } from './emulator-data.mjs';
import { median } from './statistics.mjs';

const rounds = 5;

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
  return median(times);
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
  return median(times);
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
    return { load, answer: median(answers), picture: median(pictures), longest };
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
