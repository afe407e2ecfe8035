// What an event costs: in the SDK's own code with 1 to 500 embeds, for nobody, and in a page with a real frame.

/* global window */

/** A page with many embeds whose frames are stubs: only the contestant's own code runs. */
async function openMany(stage, name, count) {
  const bench = await stage.open(name, { precise: true });
  await bench.evaluate(async (embeds) => {
    const { bench: own } = window;
    window.ports = [];
    window.heard = 0;
    const containers = own.outside(embeds);
    window.embeds = containers.map((element) => {
      const embed = own.embed(element, own.config());
      window.ports.push(own.stubWindow(embed.iframe));
      embed.iframe.dispatchEvent(new Event('load'));
      embed.on('visualClicked', () => {
        window.heard += 1;
      });
      return embed;
    });
    window.stranger = new MessageChannel().port1;
    window.stranger.postMessage = () => undefined;
    window.messages = (amount, uid) =>
      Array.from({ length: amount }, (_, index) => ({
        method: 'POST',
        url: `/reports/${uid}/events/visualClicked`,
        headers: { id: `event-${index}` },
        body: { visual: index },
      }));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }, count);
  return bench;
}

/** Microseconds for an event of the middle embed, after the cost of dispatching to nobody is taken off. */
const eventCost = async (amount) => {
  const { bench: own, embeds, ports } = window;
  const middle = embeds.length >> 1;
  const { uniqueId } = embeds[middle].config;
  const before = window.heard;
  const ms = await own.deliver(ports[middle], window.messages(amount, uniqueId));
  if (window.heard - before !== amount) throw new Error(`heard ${window.heard - before} of ${amount} events`);
  return (ms / amount) * 1000;
};

const strangerCost = async (amount) => {
  const { bench: own } = window;
  return ((await own.deliver(window.stranger, window.messages(amount, 'nobody'))) / amount) * 1000;
};

async function ownCode(stage) {
  const rows = [];
  const event = {};
  const nobody = {};
  const names = ['empty', 'ours', 'peer'];
  for (const count of [1, 10, 100, 500]) {
    const benches = {};
    for (const name of ['ours', 'peer']) benches[name] = await openMany(stage, name, count);
    // the dispatch alone, in a page where nobody listens
    benches.empty = await stage.open('bare', { precise: true });
    await benches.empty.evaluate(() => {
      window.embeds = [{ config: { uniqueId: 'x' } }];
      window.ports = [new MessageChannel().port1];
      window.stranger = window.ports[0];
      window.messages = (amount, uid) =>
        Array.from({ length: amount }, (_, index) => ({
          method: 'POST',
          url: `/reports/${uid}/events/visualClicked`,
          headers: { id: `event-${index}` },
          body: { visual: index },
        }));
      window.heard = 0;
      window.addEventListener('message', () => {
        window.heard += 1;
      });
    });
    const amount = stage.quick ? 300 : 1000;
    const measure = async (run, peerAmount) => {
      for (const name of names) {
        for (let warm = 0; warm < 4; warm += 1)
          await benches[name].evaluate(run, name === 'peer' ? peerAmount : amount);
      }
      const samples = await stage.alternate(names, stage.rounds(15), (name) =>
        benches[name].evaluate(run, name === 'peer' ? peerAmount : amount),
      );
      const net = (name) => samples[name].map((us, index) => Math.max(0, us - samples.empty[index]));
      return { ours: net('ours'), peer: net('peer') };
    };
    event[count] = await measure(eventCost, amount);
    nobody[count] = await measure(strangerCost, Math.min(amount, 300));
    for (const bench of Object.values(benches)) await bench.close();
    rows.push({
      id: `event.${count}`,
      name: `An event with ${count} embed${count === 1 ? '' : 's'}, the SDK’s own code`,
      unit: 'µs',
      samples: event[count],
      ...(count === 500 && { target: { of: 'ours', per: 'peer', atMost: 0.5 } }),
    });
  }
  rows.push({
    id: 'event.growth',
    name: 'An event at 500 embeds over an event at 1 embed',
    unit: 'µs',
    samples: { ours: event[500].ours, ours1: event[1].ours, peer: event[500].peer },
    target: { of: 'ours', per: 'ours1', atMost: 1.2, label: 'ours at 1 embed' },
  });
  for (const count of [1, 500]) {
    rows.push({
      id: `nobody.${count}`,
      name: `A message for nobody with ${count} embed${count === 1 ? '' : 's'}, the SDK’s own code`,
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
