// What an event costs when every embed is a React component.
import { build } from 'esbuild';

/* global window */
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
  const bench = await stage.open('bare', { precise: true });
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

/** Microseconds and replies for an event of the middle component. */
const eventCost = async (amount) => {
  const { bench: own, embeds, ports } = window;
  const middle = embeds.length >> 1;
  const { uniqueId } = embeds[middle].config;
  const port = ports[middle];
  const before = { replies: port.replies, heard: window.heard };
  const ms = await own.deliver(
    port,
    Array.from({ length: amount }, (_, index) => ({
      method: 'POST',
      url: `/reports/${uniqueId}/events/visualClicked`,
      headers: { id: `event-${index}` },
      body: { visual: index },
    })),
  );
  if (window.heard - before.heard !== amount) throw new Error(`heard ${window.heard - before.heard} of ${amount}`);
  return { us: (ms / amount) * 1000, replies: (port.replies - before.replies) / amount };
};

export async function measureReact(stage) {
  const rows = [];
  for (const count of [1, 50]) {
    const benches = {};
    for (const name of ['ours', 'peer']) benches[name] = await openMany(stage, name, count);
    const amount = stage.quick ? 100 : 300;
    for (const bench of Object.values(benches)) {
      for (let warm = 0; warm < 3; warm += 1) await bench.evaluate(eventCost, amount);
    }
    const results = await stage.alternate(['ours', 'peer'], stage.rounds(9), (name) =>
      benches[name].evaluate(eventCost, amount),
    );
    for (const bench of Object.values(benches)) await bench.close();
    const samples = (field) =>
      Object.fromEntries(Object.entries(results).map(([name, rounds]) => [name, rounds.map((round) => round[field])]));
    const components = `${count} React component${count === 1 ? '' : 's'}`;
    rows.push({ id: `react.${count}`, name: `An event with ${components}`, unit: 'µs', samples: samples('us') });
    rows.push({
      id: `react.replies.${count}`,
      name: `Replies to an event with ${components}`,
      unit: '',
      samples: samples('replies'),
    });
  }
  return rows;
}
