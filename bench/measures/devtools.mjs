// Cost of the devtools: an event with a closed and an open panel, compared with a page without them.
import { frameEventCost, measureMessages, openMany } from './events.mjs';

const pages = { ours: undefined, closed: 'closed', open: 'open' };

export async function measureDevtools(harness) {
  const rows = [];
  for (const count of [1, 100]) {
    const benches = { empty: await openMany(harness, 'empty', count) };
    for (const [name, devtools] of Object.entries(pages)) {
      benches[name] = await openMany(harness, 'ours', count, { devtools });
    }
    rows.push({
      id: `devtools.event.${count}`,
      name: `Event with ${count} embed${count === 1 ? '' : 's'} and the devtools (SDK code only), CPU`,
      unit: 'µs',
      samples: await measureMessages(harness, benches, false),
    });
    for (const bench of Object.values(benches)) await bench.close();
  }
  const open = Object.entries(pages).map(([name, devtools]) => [name, () => harness.open('ours', { devtools })]);
  rows.push({
    id: 'devtools.frame',
    name: 'Event from a real frame with the devtools, including the reply, host CPU',
    unit: 'µs',
    samples: await frameEventCost(harness, Object.fromEntries(open)),
    target: { of: 'closed', per: 'ours', atMost: 1.02 },
  });
  return rows;
}
