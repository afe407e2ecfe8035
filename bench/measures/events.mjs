// What an event costs: in the SDK's own code with 1 to 500 embeds, for nobody, and in a page with a real frame.
import { median } from '../statistics.mjs';

/* global window, Event, MessageChannel */

/** A page with many embeds whose frames are stubs: only the contestant's own code runs. `empty` has one idle listener. */
async function openMany(stage, name, count) {
  const bench = await stage.open(name === 'empty' ? 'bare' : name);
  await bench.evaluate(
    async ([embeds, isEmpty]) => {
      const { bench: own } = window;
      window.heard = 0;
      const hear = () => {
        window.heard += 1;
      };
      window.stranger = new MessageChannel().port1;
      window.stranger.postMessage = () => undefined;
      if (isEmpty) {
        window.addEventListener('message', hear);
        window.middle = { port: window.stranger, uid: 'nobody' };
        return;
      }
      const frames = own.outside(embeds).map((element) => {
        const embed = own.embed(element, own.config());
        const port = own.stubWindow(embed.iframe);
        embed.iframe.dispatchEvent(new Event('load'));
        embed.on('visualClicked', hear);
        return { port, uid: embed.config.uniqueId };
      });
      window.middle = frames[frames.length >> 1];
      await new Promise((resolve) => setTimeout(resolve, 200));
    },
    [count, name === 'empty'],
  );
  return bench;
}

/** Microseconds of CPU for a message of the middle embed's frame, or of a stranger. */
async function messageCost(bench, amount, isStranger) {
  const before = await bench.evaluate(
    ([events, strange]) => {
      const { bench: own, middle, stranger } = window;
      own.prepare(strange ? stranger : middle.port, own.clicks(events, strange ? 'nobody' : middle.uid));
      return window.heard;
    },
    [amount, isStranger],
  );
  const ms = await bench.cpuOf(() => bench.evaluate(() => window.bench.deliver()));
  const heard = (await bench.evaluate(() => window.heard)) - before;
  if (!isStranger && heard !== amount) throw new Error(`heard ${heard} of ${amount} events`);
  return (ms / amount) * 1000;
}

async function measureMessages(stage, benches, isStranger) {
  const names = Object.keys(benches);
  // the peer writes to the console for each message that is for nobody
  const amountOf = (name) => (stage.quick || (isStranger && name === 'peer') ? 300 : 1500);
  for (const name of names) {
    for (let warm = 0; warm < 4; warm += 1) await messageCost(benches[name], amountOf(name), isStranger);
  }
  const samples = await stage.alternate(names, stage.rounds(11), (name) =>
    messageCost(benches[name], amountOf(name), isStranger),
  );
  const floor = median(samples.empty);
  const net = (name) => samples[name].map((us) => Math.max(0, us - floor));
  return { ours: net('ours'), peer: net('peer') };
}

async function ownCode(stage) {
  const rows = [];
  const event = {};
  const nobody = {};
  for (const count of [1, 10, 100, 500]) {
    const benches = {};
    for (const name of ['empty', 'ours', 'peer']) benches[name] = await openMany(stage, name, count);
    event[count] = await measureMessages(stage, benches, false);
    if (count === 1 || count === 500) nobody[count] = await measureMessages(stage, benches, true);
    for (const bench of Object.values(benches)) await bench.close();
    rows.push({
      id: `event.${count}`,
      name: `An event with ${count} embed${count === 1 ? '' : 's'}, the SDK’s own code, CPU`,
      unit: 'µs',
      samples: event[count],
      ...(count === 500 && { target: { of: 'ours', per: 'peer', atMost: 0.5 } }),
    });
  }
  rows.push({
    id: 'event.growth',
    name: 'An event at 500 embeds beside an event at 1 embed',
    unit: 'µs',
    samples: { ours: event[500].ours, ours1: event[1].ours },
    target: { of: 'ours', per: 'ours1', atMost: 1.2, label: 'ours at 1 embed' },
    onlyTarget: true,
  });
  for (const count of [1, 500]) {
    rows.push({
      id: `nobody.${count}`,
      name: `A message for nobody with ${count} embed${count === 1 ? '' : 's'}, the SDK’s own code, CPU`,
      unit: 'µs',
      samples: nobody[count],
    });
  }
  return rows;
}

async function withFrame(stage) {
  const names = ['raw', 'ours', 'peer'];
  const benches = {};
  for (const name of names) {
    benches[name] = await stage.open(name);
    await benches[name].evaluate(async () => {
      const { bench: own } = window;
      const loaded = own.loaded(1);
      window.report = own.embed(own.inside(1, 300)[0], own.config());
      window.report.on('visualClicked', () => undefined);
      await loaded;
      await window.report.getPages();
      window.burst = (count) =>
        new Promise((resolve) => {
          const done = ({ data }) => {
            if (!data.burstAnswered) return;
            window.removeEventListener('message', done);
            resolve();
          };
          window.addEventListener('message', done);
          window.report.iframe.contentWindow.postMessage({ burst: count }, '*');
        });
      for (let warm = 0; warm < 5; warm += 1) await window.burst(300);
    });
  }
  const count = stage.quick ? 300 : 2000;
  const samples = await stage.alternate(names, stage.rounds(11), async (name) => {
    await benches[name].page.bringToFront();
    const ms = await benches[name].cpuOf(() => benches[name].evaluate((events) => window.burst(events), count));
    return (ms / count) * 1000;
  });
  for (const bench of Object.values(benches)) await bench.close();
  return [{ id: 'event.frame', name: 'An event of a real frame, with its reply: host CPU', unit: 'µs', samples }];
}

export async function measureEvents(stage) {
  return [...(await ownCode(stage)), ...(await withFrame(stage))];
}
