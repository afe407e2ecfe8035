// What a call costs: `getPages`, one after the other and all at once, beside `postMessage` alone.

/* global window, performance */
const contestants = ['raw', 'ours', 'peer'];

/** A page with one report that has loaded and has been called often enough to run at its full speed. */
async function openReport(stage, name) {
  const bench = await stage.open(name);
  await bench.evaluate(async () => {
    const { bench: own } = window;
    const loaded = own.loaded(1);
    window.report = own.embed(own.inside(1, 300)[0], own.config());
    await loaded;
    for (let call = 0; call < 300; call += 1) await window.report.getPages();
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: 300 }, () => window.report.getPages()));
    }
  });
  return bench;
}

const serially = async (count) => {
  const started = performance.now();
  for (let call = 0; call < count; call += 1) await window.report.getPages();
  return performance.now() - started;
};

const atOnce = async (count) => {
  const started = performance.now();
  await Promise.all(Array.from({ length: count }, () => window.report.getPages()));
  return performance.now() - started;
};

export async function measureCalls(stage) {
  const benches = {};
  for (const name of contestants) benches[name] = await openReport(stage, name);
  const count = stage.quick ? 300 : 500;
  const wall = { serially: {}, atOnce: {} };
  const measure = (kind, run) =>
    stage.alternate(contestants, stage.rounds(9), async (name) => {
      const bench = benches[name];
      await bench.page.bringToFront();
      let wallMs;
      const cpuMs = await bench.cpuOf(async () => {
        wallMs = await bench.evaluate(run, count);
      });
      (wall[kind][name] ??= []).push((wallMs / count) * 1000);
      return (cpuMs / count) * 1000;
    });
  const cpu = { serially: await measure('serially', serially), atOnce: await measure('atOnce', atOnce) };
  for (const bench of Object.values(benches)) await bench.close();
  const perSecond = Object.fromEntries(
    Object.entries(wall.atOnce).map(([name, samples]) => [name, samples.map((us) => 1e6 / us)]),
  );
  const target = { of: 'ours', per: 'raw', atMost: 1.05 };
  return [
    {
      id: 'calls.cpu.serial',
      name: '`getPages` one after the other, host CPU a call',
      unit: 'µs',
      samples: cpu.serially,
      target,
    },
    { id: 'calls.wall.serial', name: '`getPages` one after the other, round trip', unit: 'µs', samples: wall.serially },
    {
      id: 'calls.cpu.once',
      name: `\`getPages\` ${count} at once, host CPU a call`,
      unit: 'µs',
      samples: cpu.atOnce,
      target,
    },
    { id: 'calls.throughput', name: `\`getPages\` ${count} at once, throughput`, unit: 'calls/s', samples: perSecond },
  ];
}
