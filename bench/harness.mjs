// Shared by all measurements: servers, browser, pages that each load one contestant (a client or a baseline), and Chromium's counters.
import { cpus } from 'node:os';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { startServers } from '../test/browser/support/servers';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** URLs of the contestants' scripts. The contestants `raw` (plain `postMessage`) and `bare` (a bare iframe) have none. */
export const scripts = { ours: '/dist/vitrine.umd.min.js', reference: '/powerbi-client/2.24.1/powerbi.min.js' };

const devtoolsScript = '/dist/vitrine.devtools.umd.min.js';
const readableDevtoolsScript = '/dist/vitrine.devtools.umd.js';

const isolation = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** URLs of the unminified scripts. Their function names are readable in a profile. */
const readableScripts = { ours: '/dist/vitrine.umd.js', reference: '/powerbi-client/2.24.1/powerbi.js' };

/** A page under measurement, with access to Chromium's performance counters. */
class Bench {
  constructor(page, client) {
    this.page = page;
    this.client = client;
  }

  evaluate(run, argument) {
    return this.page.evaluate(run, argument);
  }

  async metrics() {
    const { metrics } = await this.client.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  }

  /** Returns the page's main-thread CPU time so far, in milliseconds. It excludes other processes. */
  async cpuMs() {
    return (await this.metrics()).ThreadTime * 1000;
  }

  /** Returns the main-thread CPU time during `run`, in milliseconds. */
  async measureCpu(run) {
    const before = await this.cpuMs();
    await run();
    return (await this.cpuMs()) - before;
  }

  /** Returns the used JavaScript heap size after garbage collection, in bytes. */
  async heapBytes() {
    // The first collection runs finalizers. The second one frees the objects that they released.
    await this.client.send('HeapProfiler.collectGarbage');
    await this.client.send('HeapProfiler.collectGarbage');
    return (await this.client.send('Runtime.getHeapUsage')).usedSize;
  }

  /** Returns the number of live objects of a class after garbage collection. */
  async countAlive(className) {
    await this.client.send('HeapProfiler.collectGarbage');
    const objectGroup = 'count';
    const { result } = await this.client.send('Runtime.evaluate', {
      expression: `${className}.prototype`,
      objectGroup,
    });
    const { objects } = await this.client.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId,
      objectGroup,
    });
    const { result: length } = await this.client.send('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    await this.client.send('Runtime.releaseObjectGroup', { objectGroup });
    return length.value;
  }

  /** Returns the CPU profile of `run`, sampled every 100 µs. */
  async recordProfile(run) {
    await this.client.send('Profiler.enable');
    await this.client.send('Profiler.setSamplingInterval', { interval: 100 });
    await this.client.send('Profiler.start');
    await run();
    const { profile } = await this.client.send('Profiler.stop');
    await this.client.send('Profiler.disable');
    return profile;
  }

  close() {
    return this.page.close();
  }
}

/** Opens a page for each contestant. */
export async function openEach(contestants, open) {
  const benches = {};
  for (const name of contestants) benches[name] = await open(name);
  return benches;
}

/** Closes the pages that `openEach` has opened. */
export async function closeEach(benches) {
  for (const bench of Object.values(benches)) await bench.close();
}

/** Starts the servers and the browser. */
export async function openHarness({ quick }) {
  const servers = await startServers();
  const { host, provider } = servers;
  provider.serve('/reportEmbed', `<!doctype html><title>content</title><script>${read('./page/frame.js')}</script>`);
  // Read once, so that a build during the run does not change the measured files.
  const folders = { ours: '../dist', reference: '../node_modules/powerbi-client/dist' };
  for (const [name, folder] of Object.entries(folders)) {
    for (const path of [scripts[name], readableScripts[name]]) host.serve(path, read(`${folder}/${basename(path)}`));
  }
  for (const path of [devtoolsScript, readableDevtoolsScript]) host.serve(path, read(`../dist/${basename(path)}`));
  host.serve('/contestant.js', read('./page/contestant.js'));
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumArgs, servers.resolverRules],
  });
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1280, height: 720 } });

  return {
    quick,
    browser: `Chromium ${browser.version()}`,
    machine: `${cpus().length} × ${cpus()[0]?.model.trim() || process.arch}`,
    host,
    /** Returns the number of rounds, at most two in a quick run. */
    rounds: (full) => (quick ? Math.min(2, full) : full),

    /**
     * Opens a page with a contestant's script and the shared functions. Without a contestant, the page is empty.
     * `readable` loads the unminified scripts. `devtools` ('closed' or 'open') adds the devtools in that state. `isolated` isolates the
     * page from other origins, which makes its clock more precise.
     */
    async open(contestant, { readable = false, devtools, isolated = false } = {}) {
      const script = (readable ? readableScripts : scripts)[contestant];
      const tag = script ? `<script src="${script}" data-auto-embed="false"></script>` : '';
      const toolsScript = readable ? readableDevtoolsScript : devtoolsScript;
      const tools = devtools ? `<script src="${toolsScript}" data-open="${devtools === 'open'}"></script>` : '';
      const body = `<body>${tag}${tools}<script src="/contestant.js" data-contestant="${contestant}"></script>`;
      const headers = isolated ? isolation : {};
      const path = `/bench-${contestant ?? 'empty'}-${devtools ?? 'alone'}${isolated ? '-isolated' : ''}`;
      const address = host.page(path, contestant ? body : '<body>', headers);
      const page = await context.newPage();
      const client = await context.newCDPSession(page);
      await page.goto(address);
      await client.send('Performance.enable', { timeDomain: 'threadTicks' });
      await client.send('HeapProfiler.enable');
      return new Bench(page, client);
    },

    /** Measures the contestants in turn, round after round. Returns each contestant's samples. */
    async alternate(contestants, rounds, measure) {
      const samples = Object.fromEntries(contestants.map((name) => [name, []]));
      for (let round = 0; round < rounds; round += 1) {
        // The order rotates, so that no contestant always runs after the same one.
        for (let turn = 0; turn < contestants.length; turn += 1) {
          const name = contestants[(turn + round) % contestants.length];
          samples[name].push(await measure(name, round));
        }
      }
      return samples;
    },

    async close() {
      await browser.close();
      await servers.close();
    },
  };
}
