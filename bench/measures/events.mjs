// Cost per event: SDK code with 1 to 500 embeds, messages from unknown frames, and a page with a real frame.
import { closeEach, openEach } from '../harness.mjs';
import { median } from '../statistics.mjs';

/**
 * Opens a page with many embeds whose frames are stubs, so that only SDK code runs. The contestant `empty` has one listener that only
 * counts messages.
 */
export async function openMany(harness, name, count, options) {
  const bench = await harness.open(name === 'empty' ? 'bare' : name, options);
  await bench.evaluate(
    async ([embeds, isEmpty]) => {
      const { bench: pageBench } = window;
      window.received = 0;
      const count = () => {
        window.received += 1;
      };
      window.unknown = new MessageChannel().port1;
      window.unknown.postMessage = () => undefined;
      if (isEmpty) {
        window.addEventListener('message', count);
        window.middle = { port: window.unknown, uid: 'unknown' };
        return;
      }
      const frames = pageBench.createDetachedElements(embeds).map((element) => {
        const embed = pageBench.embed(element, pageBench.config());
        const port = pageBench.stubWindow(embed.iframe);
        embed.iframe.dispatchEvent(new Event('load'));
        embed.on('visualClicked', count);
        return { port, uid: embed.config.uniqueId };
      });
      window.middle = frames[frames.length >> 1];
      await new Promise((resolve) => setTimeout(resolve, 200));
    },
    [count, name === 'empty'],
  );
  return bench;
}

/** Returns the CPU time per message from the middle embed's frame, or from an unknown frame, in microseconds. */
export async function messageCost(bench, messageCount, isUnknown, measure = (run) => bench.measureCpu(run)) {
  const before = await bench.evaluate(
    ([events, isUnknownFrame]) => {
      const { bench: pageBench, middle, unknown } = window;
      pageBench.prepare(
        isUnknownFrame ? unknown : middle.port,
        pageBench.clicks(events, isUnknownFrame ? 'unknown' : middle.uid),
      );
      return window.received;
    },
    [messageCount, isUnknown],
  );
  const ms = await measure(() => bench.evaluate(() => window.bench.deliver()));
  const received = (await bench.evaluate(() => window.received)) - before;
  if (!isUnknown && received !== messageCount)
    throw new Error(`Expected ${messageCount} events, but received ${received}.`);
  return (ms / messageCount) * 1000;
}

/** Returns the cost of messages in each page, excluding the cost of dispatching them, in microseconds. */
async function measureMessages(harness, benches, isUnknown) {
  const names = Object.keys(benches);
  // powerbi-client logs every message from an unknown frame to the console, which is slow.
  const messageCountFor = (name) => (harness.quick || (isUnknown && name === 'reference') ? 300 : 1500);
  for (const name of names) {
    for (let warm = 0; warm < 4; warm += 1) await messageCost(benches[name], messageCountFor(name), isUnknown);
  }
  const samples = await harness.alternate(names, harness.rounds(11), (name) =>
    messageCost(benches[name], messageCountFor(name), isUnknown),
  );
  const floor = median(samples.empty);
  const net = (name) => samples[name].map((us) => Math.max(0, us - floor));
  return Object.fromEntries(names.filter((name) => name !== 'empty').map((name) => [name, net(name)]));
}

async function sdkCode(harness) {
  const rows = [];
  const event = {};
  const unknown = {};
  for (const count of [1, 10, 100, 500]) {
    // The contestant `raw` has a listener for each frame, so it is a lower bound only with one embed.
    const names = ['empty', 'ours', 'reference', ...(count === 1 ? ['raw'] : [])];
    const benches = await openEach(names, (name) => openMany(harness, name, count));
    event[count] = await measureMessages(harness, benches, false);
    if (count === 1 || count === 500) {
      const { empty, ours, reference } = benches;
      unknown[count] = await measureMessages(harness, { empty, ours, reference }, true);
    }
    await closeEach(benches);
    rows.push({
      id: `event.${count}`,
      name: `Event with ${count} embed${count === 1 ? '' : 's'} (SDK code only), CPU`,
      unit: 'µs',
      samples: event[count],
      ...((count === 1 || count === 500) && { target: { of: 'ours', per: 'reference', atMost: 0.5 } }),
    });
  }
  rows.push({
    id: 'event.growth',
    name: 'Event with 500 embeds, compared with 1 embed',
    unit: 'µs',
    samples: { ours: event[500].ours, ours1: event[1].ours },
    target: { of: 'ours', per: 'ours1', atMost: 1.2, label: 'ours with 1 embed' },
    isTargetOnly: true,
  });
  for (const count of [1, 500]) {
    rows.push({
      id: `unknown.${count}`,
      name: `Message from an unknown frame with ${count} embed${count === 1 ? '' : 's'} (SDK code only), CPU`,
      unit: 'µs',
      samples: unknown[count],
    });
  }
  return rows;
}

/** Measures events from a real frame, including the reply. */
async function withFrame(harness) {
  const names = ['raw', 'ours', 'reference'];
  const benches = await openEach(names, async (name) => {
    const bench = await harness.open(name);
    await bench.evaluate(async () => {
      const { bench: pageBench } = window;
      const loaded = pageBench.waitForLoads(1);
      window.report = pageBench.embed(pageBench.addElements(1, 300)[0], pageBench.config());
      window.report.on('visualClicked', () => undefined);
      await loaded;
      await window.report.getPages();
      window.burst = (count) =>
        new Promise((resolve) => {
          const done = ({ data }) => {
            if (!data.burstCompleted) return;
            window.removeEventListener('message', done);
            resolve();
          };
          window.addEventListener('message', done);
          window.report.iframe.contentWindow.postMessage({ burst: count }, '*');
        });
      for (let warm = 0; warm < 5; warm += 1) await window.burst(300);
    });
    return bench;
  });
  const count = harness.quick ? 300 : 2000;
  const samples = await harness.alternate(names, harness.rounds(11), async (name) => {
    await benches[name].page.bringToFront();
    const ms = await benches[name].measureCpu(() => benches[name].evaluate((events) => window.burst(events), count));
    return (ms / count) * 1000;
  });
  await closeEach(benches);
  return [{ id: 'event.frame', name: 'Event from a real frame, including the reply, host CPU', unit: 'µs', samples }];
}

export async function measureEvents(harness) {
  return [...(await sdkCode(harness)), ...(await withFrame(harness))];
}
