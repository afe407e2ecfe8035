// Cost per event when every embed is a React component.
import { build } from 'esbuild';
import { closeEach, openEach } from '../harness.mjs';
import { samplesOf } from '../statistics.mjs';

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

async function openPage(harness, name, count) {
  // The `bare` page has the shared functions but no SDK, because the bundle contains it.
  const bench = await harness.open('bare');
  await bench.page.addScriptTag({ url: harness.host.serve(`/react-${name}.js`, await script(name)) });
  await bench.evaluate(async (components) => {
    window.received = 0;
    window.renderMany(components);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { embeds, bench: pageBench } = window;
    const created = embeds.filter(Boolean).length;
    if (created !== components) throw new Error(`Expected ${components} embeds, but ${created} were created.`);
    window.ports = embeds.map(({ iframe }) => pageBench.stubWindow(iframe));
    for (const { iframe } of embeds) iframe.dispatchEvent(new Event('load'));
    await new Promise((resolve) => setTimeout(resolve, 300));
  }, count);
  return bench;
}

/** Returns the CPU time per event for the middle component, in microseconds, and the number of replies per event. */
async function eventCost(bench, eventCount) {
  const state = () => {
    const { embeds, ports, received } = window;
    return { replies: ports[embeds.length >> 1].replies, received };
  };
  const before = await bench.evaluate((events) => {
    const { bench: pageBench, embeds, ports, received } = window;
    const middle = embeds.length >> 1;
    pageBench.prepare(ports[middle], pageBench.clicks(events, embeds[middle].config.uniqueId));
    return { replies: ports[middle].replies, received };
  }, eventCount);
  const ms = await bench.measureCpu(() => bench.evaluate(() => window.bench.deliver()));
  const after = await bench.evaluate(state);
  if (after.received - before.received !== eventCount)
    throw new Error(`Expected ${eventCount} events, but received ${after.received - before.received}.`);
  return { us: (ms / eventCount) * 1000, replies: (after.replies - before.replies) / eventCount };
}

export async function measureReact(harness) {
  const rows = [];
  for (const count of [1, 50]) {
    const benches = await openEach(['ours', 'reference'], (name) => openPage(harness, name, count));
    const eventCount = harness.quick ? 100 : 300;
    for (const bench of Object.values(benches)) {
      for (let warm = 0; warm < 3; warm += 1) await eventCost(bench, eventCount);
    }
    const results = await harness.alternate(['ours', 'reference'], harness.rounds(9), (name) =>
      eventCost(benches[name], eventCount),
    );
    await closeEach(benches);
    const components = `${count} React component${count === 1 ? '' : 's'}`;
    rows.push({
      id: `react.${count}`,
      name: `Event with ${components}, CPU`,
      unit: 'µs',
      samples: samplesOf(results, 'us'),
    });
    rows.push({
      id: `react.replies.${count}`,
      name: `Replies per event with ${components}`,
      unit: '',
      samples: samplesOf(results, 'replies'),
    });
  }
  return rows;
}
