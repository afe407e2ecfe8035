// What every measurement stands on: the servers, the browser, pages with one contestant each, and the counters of Chromium.
import { cpus } from 'node:os';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { startServers } from '../test/browser/support/servers';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The script of each contestant; `raw` is `postMessage` alone, `bare` is nothing at all. */
export const scripts = { ours: '/dist/vitrine.umd.min.js', peer: '/powerbi-client/2.24.1/powerbi.min.js' };

/** A page under measurement, with the counters that Chromium keeps about it. */
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

  /** Milliseconds of CPU that the page's main thread has spent; another process's load does not count. */
  async cpuMs() {
    return (await this.metrics()).ThreadTime * 1000;
  }

  /** CPU of the main thread, in milliseconds, until `run` has ended. */
  async cpuOf(run) {
    const before = await this.cpuMs();
    await run();
    return (await this.cpuMs()) - before;
  }

  /** Bytes of the script heap that are still in use after a collection. */
  async heapBytes() {
    // twice: what the first one finalises goes in the second
    await this.client.send('HeapProfiler.collectGarbage');
    await this.client.send('HeapProfiler.collectGarbage');
    return (await this.client.send('Runtime.getHeapUsage')).usedSize;
  }

  /** How many objects of a class are alive after a collection. */
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

  close() {
    return this.page.close();
  }
}

/** Starts servers and browser. */
export async function openStage({ quick }) {
  const servers = await startServers();
  const { host, provider } = servers;
  provider.serve('/reportEmbed', `<!doctype html><title>content</title><script>${read('./page/frame.js')}</script>`);
  // as they are now: a build that runs meanwhile must not change what is measured
  const files = { ours: '../dist/vitrine.umd.min.js', peer: '../node_modules/powerbi-client/dist/powerbi.min.js' };
  for (const [name, file] of Object.entries(files)) host.serve(scripts[name], read(file));
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
    /** Fewer rounds when somebody only tries. */
    rounds: (whole) => (quick ? Math.min(2, whole) : whole),

    /** Opens an empty page; with a contestant, its script and the functions that all contestants have in common. */
    async open(contestant) {
      const script = scripts[contestant];
      const tag = script ? `<script src="${script}" data-auto-embed="false"></script>` : '';
      const body = `<body>${tag}<script src="/contestant.js" data-contestant="${contestant}"></script>`;
      const address = host.page(`/bench-${contestant ?? 'empty'}`, contestant ? body : '<body>');
      const page = await context.newPage();
      const client = await context.newCDPSession(page);
      await page.goto(address);
      await client.send('Performance.enable', { timeDomain: 'threadTicks' });
      await client.send('HeapProfiler.enable');
      return new Bench(page, client);
    },

    /** Runs `measure` for each contestant in turn, round after round, and gives the samples by contestant. */
    async alternate(contestants, rounds, measure) {
      const samples = Object.fromEntries(contestants.map((name) => [name, []]));
      for (let round = 0; round < rounds; round += 1) {
        // the order turns, so that no contestant always has the machine as another left it
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
