// Leaks: heap growth, listeners, iframes and nodes that remain after 1,000 embed and reset cycles.
import { samplesOf } from '../statistics.mjs';

async function cycles(harness, name, count) {
  const bench = await harness.open(name);
  const run = (amount) =>
    bench.evaluate(async (times) => {
      const { bench: pageBench } = window;
      const [element] = pageBench.addElements(1, 200);
      for (let cycle = 0; cycle < times; cycle += 1) {
        pageBench.embed(element, pageBench.config(`token-of-cycle-${cycle}-${'x'.repeat(200)}`));
        pageBench.reset(element);
        if (cycle % 20 === 19) await new Promise((resolve) => setTimeout(resolve));
      }
      element.remove();
    }, amount);
  const state = async () => {
    await bench.page.waitForTimeout(300);
    const heap = await bench.heapBytes();
    const iframes = await bench.countAlive('HTMLIFrameElement');
    const { JSEventListeners: listeners, Nodes: nodes } = await bench.metrics();
    return { heap, iframes, listeners, nodes };
  };
  await run(100);
  const before = await state();
  await run(count / 2);
  const middle = await state();
  await run(count / 2);
  const after = await state();
  await bench.close();
  const growth = (field) => after[field] - before[field];
  return {
    heap: growth('heap') / count / 1024,
    secondHalf: (after.heap - middle.heap) / (count / 2) / 1024,
    iframes: growth('iframes'),
    listeners: growth('listeners'),
    nodes: growth('nodes'),
  };
}

export async function measureCycles(harness) {
  const count = harness.quick ? 200 : 1000;
  const results = await harness.alternate(['ours', 'reference'], harness.rounds(3), (name) =>
    cycles(harness, name, count),
  );
  const samples = (field) => samplesOf(results, field);
  const after = `after ${count.toLocaleString('en')} cycles of embed and reset`;
  return [
    {
      id: 'cycles.heap',
      name: `Heap growth per cycle, ${after}`,
      unit: 'KiB',
      samples: samples('heap'),
      target: { of: 'ours', atMost: 0.5 },
    },
    {
      id: 'cycles.flat',
      name: 'Heap growth per cycle, second half of the cycles',
      unit: 'KiB',
      samples: samples('secondHalf'),
    },
    {
      id: 'cycles.listeners',
      name: `Remaining listeners ${after}`,
      unit: '',
      samples: samples('listeners'),
      target: { of: 'ours', atMost: 0 },
    },
    {
      id: 'cycles.iframes',
      name: `Remaining iframe elements ${after}`,
      unit: '',
      samples: samples('iframes'),
      target: { of: 'ours', atMost: 0 },
    },
    { id: 'cycles.nodes', name: `Remaining nodes ${after}`, unit: '', samples: samples('nodes') },
  ];
}
