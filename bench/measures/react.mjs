// Cost per event when every embed is a React component.
import { build } from 'esbuild';

async function script(name) {
  const { outputFiles } = await build({
    entryPoints: [`bench/page/react-${name}.js`],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0].text;
}

async function openMany(harness, name, count) {
  // The `bare` page has the shared functions but no SDK, because the bundle contains it.
  const bench = await harness.open('bare');
  await bench.page.addScriptTag({ url: harness.host.serve(`/react-${name}.js`, await script(name)) });
  await bench.evaluate(async (components) => {
    window.received = 0;
    window.renderMany(components);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { embeds, bench: own } = window;
    if (embeds.filter(Boolean).length !== components)
      throw new Error(`Expected ${components} embeds, but ${embeds.length} were created.`);
    window.ports = embeds.map(({ iframe }) => own.stubWindow(iframe));
    for (const { iframe } of embeds) iframe.dispatchEvent(new Event('load'));
    await new Promise((resolve) => setTimeout(resolve, 300));
  }, count);
  return bench;
}

/** Returns the CPU time per event for the middle component, in microseconds, and the number of replies per event. */
async function eventCost(bench, amount) {
  const state = () => {
    const { embeds, ports, received } = window;
    return { replies: ports[embeds.length >> 1].replies, received };
  };
  const before = await bench.evaluate((events) => {
    const { bench: own, embeds, ports, received } = window;
    const middle = embeds.length >> 1;
    own.prepare(ports[middle], own.clicks(events, embeds[middle].config.uniqueId));
    return { replies: ports[middle].replies, received };
  }, amount);
  const ms = await bench.measureCpu(() => bench.evaluate(() => window.bench.deliver()));
  const after = await bench.evaluate(state);
  if (after.received - before.received !== amount)
    throw new Error(`Expected ${amount} events, but received ${after.received - before.received}.`);
  return { us: (ms / amount) * 1000, replies: (after.replies - before.replies) / amount };
}

export async function measureReact(harness) {
  const rows = [];
  for (const count of [1, 50]) {
    const benches = {};
    for (const name of ['ours', 'reference']) benches[name] = await openMany(harness, name, count);
    const amount = harness.quick ? 100 : 300;
    for (const bench of Object.values(benches)) {
      for (let warm = 0; warm < 3; warm += 1) await eventCost(bench, amount);
    }
    const results = await harness.alternate(['ours', 'reference'], harness.rounds(9), (name) =>
      eventCost(benches[name], amount),
    );
    for (const bench of Object.values(benches)) await bench.close();
    const samples = (field) =>
      Object.fromEntries(Object.entries(results).map(([name, rounds]) => [name, rounds.map((round) => round[field])]));
    const components = `${count} React component${count === 1 ? '' : 's'}`;
    rows.push({ id: `react.${count}`, name: `Event with ${components}, CPU`, unit: 'µs', samples: samples('us') });
    rows.push({
      id: `react.replies.${count}`,
      name: `Replies per event with ${components}`,
      unit: '',
      samples: samples('replies'),
    });
  }
  return rows;
}
