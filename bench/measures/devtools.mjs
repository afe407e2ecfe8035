// Cost of the devtools per event. The variants of a measurement run in one page and take turns in short rounds, because the speed of
// two pages, or of one page at different times, varies by more than the devtools cost.
import { measureDevtoolsFrame } from './devtools-frame.mjs';

/** Events per round. The number is small, so that all variants in a round run under the same conditions. */
const events = 300;

/** Runs the rounds in a page whose devtools are closed or open. Returns each variant's times, in microseconds per event. */
async function alternate({ embeds, rounds, events, state }) {
  const { bench: pageBench } = window;
  const elements = pageBench.createDetachedElements(embeds);
  const frames = elements.map((element) => {
    const embed = pageBench.embed(element, pageBench.config());
    const port = pageBench.stubWindow(embed.iframe);
    embed.iframe.dispatchEvent(new Event('load'));
    embed.on('visualClicked', () => undefined);
    return { embed, port };
  });
  const { embed, port } = frames[frames.length >> 1];
  await new Promise((resolve) => setTimeout(resolve, 200));
  const ignore = () => undefined;
  const stored = Array.from({ length: 10_000 }, () => ({ message: undefined, timeMs: 0 }));
  let last = 0;
  const store = ({ direction, message }) => {
    if (direction === 'out') return;
    const slot = stored[(last = (last + 1) % stored.length)];
    slot.message = message;
    slot.timeMs = Date.now();
  };
  // `repeated` is a second run of `none`, and shows the noise
  const observers = {
    none: undefined,
    repeated: undefined,
    observer: { restart: ignore, mark: ignore, message: ignore },
    storing: { restart: ignore, mark: ignore, message: store },
  };
  embed.wrapObserver((current) => (observers[state] = current));
  const times = Object.fromEntries(Object.keys(observers).map((name) => [name, []]));
  const names = Object.keys(observers);
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(turn + round) % names.length];
      embed.wrapObserver(() => observers[name]);
      pageBench.prepare(port, pageBench.clicks(events, embed.config.uniqueId));
      const startedAtMs = performance.now();
      pageBench.dispatch();
      times[name].push(((performance.now() - startedAtMs) / events) * 1000);
    }
    // lets the page run promise reactions and timers
    await new Promise((resolve) => setTimeout(resolve));
  }
  return times;
}

export async function measureDevtools(harness) {
  const rows = [];
  for (const embeds of [1, 100]) {
    for (const state of ['closed', 'open']) {
      const bench = await harness.open('ours', { devtools: state, isolated: true });
      const rounds = harness.quick ? 60 : 500;
      // warms up: gives the engine time to optimize the code, and fills the devtools' buffers
      await bench.evaluate(alternate, { embeds, rounds: 60, events, state });
      const { none, ...others } = await bench.evaluate(alternate, { embeds, rounds, events, state });
      await bench.close();
      const name = `Event with ${embeds} embed${embeds === 1 ? '' : 's'} and ${state} devtools (SDK code only)`;
      rows.push({
        id: `devtools.event.${embeds}.${state}`,
        name,
        unit: 'µs',
        samples: { ours: none, ...others },
        isPaired: true,
      });
    }
  }
  return [...rows, ...(await measureDevtoolsFrame(harness))];
}
