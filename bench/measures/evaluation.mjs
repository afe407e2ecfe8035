// What loading the script costs: its evaluation, and the heap that stays.
import { readFileSync } from 'node:fs';
import { scripts } from '../stage.mjs';
import { median } from '../statistics.mjs';

const files = {
  ours: 'dist/vitrine.umd.min.js',
  peer: 'node_modules/powerbi-client/dist/powerbi.min.js',
};

/* global document, window */
/** Takes the cost of an empty script off. */
export function net({ empty, ...samples }) {
  const floor = median(empty);
  return Object.fromEntries(
    Object.entries(samples).map(([name, values]) => [name, values.map((value) => value - floor)]),
  );
}

export async function measureEvaluation(stage) {
  const sources = {
    empty: '',
    ...Object.fromEntries(Object.entries(files).map(([name, file]) => [name, readFileSync(file, 'utf8')])),
  };
  const evaluation = await stage.alternate(['empty', 'ours', 'peer'], stage.rounds(11), async (name, round) => {
    const bench = await stage.open();
    // the comment makes the text a new one: nothing compiled before is taken from a cache
    await bench.evaluate((source) => {
      window.script = Object.assign(document.createElement('script'), { textContent: source });
    }, `${sources[name]}\n// ${name} ${round} ${Math.random()}`);
    const ms = await bench.cpuOf(() => bench.evaluate(() => void document.head.append(window.script)));
    await bench.close();
    return ms;
  });
  const heap = await stage.alternate(['ours', 'peer'], stage.rounds(5), async (name) => {
    const bench = await stage.open();
    // the driver's own code for adding a script is there before the first count
    await bench.page.addScriptTag({ content: 'window.nothing = 0;' });
    await bench.page.addScriptTag({ url: stage.host.serve('/nothing.js', '') });
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
      target: { of: 'ours', per: 'peer', atMost: 0.1 },
    },
    {
      id: 'heap',
      name: 'Script heap after load',
      unit: 'KiB',
      samples: heap,
      target: { of: 'ours', per: 'peer', atMost: 0.2 },
    },
  ];
}
