// Cost per call: `getPages`, sequential and concurrent, compared with plain `postMessage`.
import { closeEach, openEach } from '../harness.mjs';

const contestants = ['raw', 'ours', 'reference'];

/** Opens a page with one loaded report. The calls are warmed up, so that optimized code is measured. */
export async function openReport(harness, name, options) {
  const bench = await harness.open(name, options);
  await bench.evaluate(async () => {
    const { bench: pageBench } = window;
    const loaded = pageBench.waitForLoads(1);
    window.report = pageBench.embed(pageBench.addElements(1, 300)[0], pageBench.config());
    await loaded;
    for (let call = 0; call < 300; call += 1) await window.report.getPages();
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: 300 }, () => window.report.getPages()));
    }
  });
  return bench;
}

export const sequentially = async (count) => {
  const started = performance.now();
  for (let call = 0; call < count; call += 1) await window.report.getPages();
  return performance.now() - started;
};

export const concurrently = async (count) => {
  const started = performance.now();
  await Promise.all(Array.from({ length: count }, () => window.report.getPages()));
  return performance.now() - started;
};

export async function measureCalls(harness) {
  const benches = await openEach(contestants, (name) => openReport(harness, name));
  const count = harness.quick ? 300 : 500;
  const wall = { sequentially: {}, concurrently: {} };
  const measure = (kind, run) =>
    harness.alternate(contestants, harness.rounds(9), async (name) => {
      const bench = benches[name];
      await bench.page.bringToFront();
      let wallMs;
      const cpuMs = await bench.measureCpu(async () => {
        wallMs = await bench.evaluate(run, count);
      });
      (wall[kind][name] ??= []).push((wallMs / count) * 1000);
      return (cpuMs / count) * 1000;
    });
  const cpu = {
    sequentially: await measure('sequentially', sequentially),
    concurrently: await measure('concurrently', concurrently),
  };
  await closeEach(benches);
  const perSecond = Object.fromEntries(
    Object.entries(wall.concurrently).map(([name, samples]) => [name, samples.map((us) => 1e6 / us)]),
  );
  const target = { of: 'ours', per: 'raw', atMost: 1.05 };
  return [
    {
      id: 'calls.cpu.serial',
      name: '`getPages`, sequential, host CPU per call',
      unit: 'µs',
      samples: cpu.sequentially,
      target,
    },
    { id: 'calls.wall.serial', name: '`getPages`, sequential, round trip', unit: 'µs', samples: wall.sequentially },
    {
      id: 'calls.cpu.once',
      name: `\`getPages\`, ${count} concurrent, host CPU per call`,
      unit: 'µs',
      samples: cpu.concurrently,
      target,
    },
    {
      id: 'calls.throughput',
      name: `\`getPages\`, ${count} concurrent, throughput`,
      unit: 'calls/s',
      samples: perSecond,
    },
  ];
}
