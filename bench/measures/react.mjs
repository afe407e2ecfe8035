// What an event costs when every embed is a React component.
import { build } from 'esbuild';

/* global window, Event */
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

async function openMany(stage, name, count) {
  // `bare` brings the functions that all contestants share, and no SDK: that is in the bundle
  const bench = await stage.open('bare');
  await bench.page.addScriptTag({ url: stage.host.serve(`/react-${name}.js`, await script(name)) });
  await bench.evaluate(async (components) => {
    window.heard = 0;
    window.renderMany(components);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { embeds, bench: own } = window;
    if (embeds.filter(Boolean).length !== components) throw new Error(`${embeds.length} of ${components} embeds`);
    window.ports = embeds.map(({ iframe }) => own.stubWindow(iframe));
    for (const { iframe } of embeds) iframe.dispatchEvent(new Event('load'));
    await new Promise((resolve) => setTimeout(resolve, 300));
  }, count);
  return bench;
}

/** Microseconds of CPU and replies for an event of the middle component. */
async function eventCost(bench, amount) {
  const state = () => {
    const { embeds, ports, heard } = window;
    return { replies: ports[embeds.length >> 1].replies, heard };
  };
  const before = await bench.evaluate((events) => {
    const { bench: own, embeds, ports, heard } = window;
    const middle = embeds.length >> 1;
    own.prepare(ports[middle], own.clicks(events, embeds[middle].config.uniqueId));
    return { replies: ports[middle].replies, heard };
  }, amount);
  const ms = await bench.cpuOf(() => bench.evaluate(() => window.bench.deliver()));
  const after = await bench.evaluate(state);
  if (after.heard - before.heard !== amount) throw new Error(`heard ${after.heard - before.heard} of ${amount} events`);
  return { us: (ms / amount) * 1000, replies: (after.replies - before.replies) / amount };
}

export async function measureReact(stage) {
  const rows = [];
  for (const count of [1, 50]) {
    const benches = {};
    for (const name of ['ours', 'peer']) benches[name] = await openMany(stage, name, count);
    const amount = stage.quick ? 100 : 300;
    for (const bench of Object.values(benches)) {
      for (let warm = 0; warm < 3; warm += 1) await eventCost(bench, amount);
    }
    const results = await stage.alternate(['ours', 'peer'], stage.rounds(9), (name) =>
      eventCost(benches[name], amount),
    );
    for (const bench of Object.values(benches)) await bench.close();
    const samples = (field) =>
      Object.fromEntries(Object.entries(results).map(([name, rounds]) => [name, rounds.map((round) => round[field])]));
    const components = `${count} React component${count === 1 ? '' : 's'}`;
    rows.push({ id: `react.${count}`, name: `An event with ${components}, CPU`, unit: 'µs', samples: samples('us') });
    rows.push({
      id: `react.replies.${count}`,
      name: `Replies to an event with ${components}`,
      unit: '',
      samples: samples('replies'),
    });
  }
  return rows;
}
