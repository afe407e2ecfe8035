// Cost of loading the script: evaluation time and heap size.
import { readFileSync } from 'node:fs';
import { scripts } from '../harness.mjs';
import { median } from '../statistics.mjs';

const files = {
  ours: 'dist/vitrine.umd.min.js',
  reference: 'node_modules/powerbi-client/dist/powerbi.min.js',
};

/** Subtracts the cost of an empty script. */
export function net({ empty, ...samples }) {
  const floor = median(empty);
  return Object.fromEntries(
    Object.entries(samples).map(([name, values]) => [name, values.map((value) => value - floor)]),
  );
}

export async function measureEvaluation(harness) {
  const sources = {
    empty: '',
    ...Object.fromEntries(Object.entries(files).map(([name, file]) => [name, readFileSync(file, 'utf8')])),
  };
  // the lower bound: the script is parsed, but nothing in it runs
  sources.parsed = `function unused() {${sources.ours}\n}`;
  const evaluation = await harness.alternate(
    ['empty', 'ours', 'reference', 'parsed'],
    harness.rounds(11),
    async (name, round) => {
      const bench = await harness.open();
      // The comment makes every script unique, which bypasses the code cache.
      await bench.evaluate((source) => {
        window.script = Object.assign(document.createElement('script'), { textContent: source });
      }, `${sources[name]}\n// ${name} ${round} ${Math.random()}`);
      const ms = await bench.measureCpu(() => bench.evaluate(() => document.head.append(window.script)));
      await bench.close();
      return ms;
    },
  );
  const heap = await harness.alternate(['ours', 'reference'], harness.rounds(5), async (name) => {
    const bench = await harness.open();
    // Adding a script also loads test driver code, which must not be counted.
    await bench.page.addScriptTag({ content: 'window.nothing = 0;' });
    await bench.page.addScriptTag({ url: harness.host.serve('/nothing.js', '') });
    const before = await bench.heapBytes();
    await bench.page.addScriptTag({ url: scripts[name] });
    const after = await bench.heapBytes();
    await bench.close();
    return (after - before) / 1024;
  });
  return [
    {
      id: 'evaluation',
      name: 'Script evaluation (parse, compile, run), CPU',
      unit: 'ms',
      samples: net(evaluation),
      target: { of: 'ours', per: 'reference', atMost: 0.15 },
    },
    {
      id: 'heap',
      name: 'Script heap after load',
      unit: 'KiB',
      samples: heap,
      target: { of: 'ours', per: 'reference', atMost: 0.1 },
    },
  ];
}
