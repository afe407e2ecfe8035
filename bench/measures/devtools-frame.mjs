// Cost of closed devtools for an event from a real frame: the emulator, on another site. The variants take turns after a few events, in
// random order, because the speed of the machine changes by more than the devtools cost, even within a second.
import { sampleReportId, startEmulator } from '../../dist/emulator/index.mjs';

/** Events per round. The clock has steps of 100 µs, so only the mean of many events is exact. */
const events = 3000;
/** Events in a row with the same variant. */
const runLength = 20;
/** Rounds before the measurement. They fill the devtools, and let the engine optimize the code. */
const warmUpRounds = 5;

/** Embeds a report in the page. Then `window.round` resolves with the time of an event in each variant, in microseconds. */
async function preparePage({ origin, config, count, runLength }) {
  const variants = ['none', 'repeated', 'closed'];
  let [handled, startedAtMs, variant, onLast] = [0, 0];
  let sums = {};
  let observers;
  let setObserver;
  let random = 1;
  const isEvent = ({ source }) => observers && source === document.querySelector('iframe').contentWindow;
  // This listener is the first one, and the other one the last: the time between them is that of the SDK and its promises.
  addEventListener('message', (event) => {
    if (!isEvent(event)) return;
    if (handled % runLength === 0) {
      random = (random * 1_664_525 + 1_013_904_223) % 2 ** 32;
      variant = variants[Math.floor((random / 2 ** 32) * variants.length)];
      setObserver(observers[variant]);
    }
    startedAtMs = performance.now();
  });
  const { service } = window.vitrine;
  service.trustOrigin(origin);
  const report = service.embed(window.bench.inside(1, 300)[0], config);
  report.on('dataSelected', () => undefined);
  addEventListener('message', (event) => {
    if (!isEvent(event)) return;
    sums[variant].ms += performance.now() - startedAtMs;
    sums[variant].events += 1;
    handled += 1;
    if (handled === count) onLast(Object.entries(sums).map(([name, sum]) => [name, (sum.ms / sum.events) * 1000]));
  });
  await report.whenRendered();
  setObserver = (observer) => report.wrapObserver(() => observer);
  report.wrapObserver((closed) => {
    observers = { none: undefined, repeated: undefined, closed };
    return closed;
  });
  window.startRound = () => {
    handled = 0;
    sums = Object.fromEntries(variants.map((name) => [name, { ms: 0, events: 0 }]));
    window.round = new Promise((resolve) => (onLast = resolve));
  };
  return report.config.uniqueId;
}

/** Sends events from the frame. */
function sendEvents([count, id]) {
  const dataPoints = [{ identity: [{ target: { table: 'Staff', column: 'Unit' }, equals: 'Sales' }], values: [] }];
  for (let index = 0; index < count; index += 1) {
    const url = `/reports/${id}/events/dataSelected`;
    const body = { report: { id }, dataPoints };
    parent.postMessage({ method: 'POST', url, headers: { id: `event-${index}` }, body }, '*');
  }
}

/** Returns a row with the time of each variant in each round. */
export async function measureDevtoolsFrame(harness) {
  const emulator = await startEmulator();
  const bench = await harness.open('ours', { devtools: 'closed' });
  const accessToken = await emulator.createToken();
  const embedUrl = emulator.embedUrl(sampleReportId);
  const config = { type: 'report', id: sampleReportId, embedUrl, accessToken, tokenType: 1 };
  const id = await bench.evaluate(preparePage, { origin: emulator.origin, config, count: events, runLength });
  const frame = bench.page.frames().find((each) => each.url().startsWith(emulator.origin));
  const samples = {};
  const rounds = harness.quick ? 10 : 100;
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    await bench.evaluate(() => window.startRound());
    await frame.evaluate(sendEvents, [events, id]);
    const times = await bench.evaluate(() => window.round);
    if (round >= 0) for (const [variant, us] of times) (samples[variant] ??= []).push(us);
  }
  await bench.close();
  await emulator.close();
  const { none, ...others } = samples;
  return [
    {
      id: 'devtools.frame',
      name: 'Event from a frame of the emulator with the devtools, including the reply',
      unit: 'µs',
      samples: { ours: none, ...others },
      target: { of: 'closed', per: 'ours', atMost: 1.02 },
      hasPairs: true,
    },
  ];
}
