// Cost of closed devtools per event from a cross-site iframe, which the emulator serves. The variants take turns of 40 events in random
// order, because the machine's speed varies by more than the devtools cost, even within a second. Each turn yields a ratio, and the mean
// of the middle half of thousands of ratios excludes those distorted by garbage collection or other processes. The ratio of 'repeated',
// a second run of 'none', shows the noise.
import { sampleReportId, startEmulator } from '../../dist/emulator/index.mjs';

/** Consecutive events with the same variant. The clock's resolution of 100 µs is a few percent of the time that they take. */
const turnLength = 40;
/** Events per round: 25 turns per variant. */
const events = 3 * turnLength * 25;
/** How long the page blocks while the frame sends the events for a round, in milliseconds. */
const sendingMs = 200;
/** Rounds before the measurement. They fill the devtools' buffers and give the engine time to optimize the code. */
const warmUpRounds = 5;

/**
 * Embeds a report in the page. In each round, `window.round` resolves with the time per event in microseconds, by variant and turn.
 * A turn lasts from its first event to the first event of the next turn, and includes all work that the page does for an event.
 */
async function preparePage({ origin, config, count, turnLength, sendingMs }) {
  const variants = ['none', 'repeated', 'closed'];
  let [handled, startedAtMs] = [0, 0];
  let order = [];
  let variant;
  let times;
  let resolveRound;
  let observers;
  let setObserver;
  let seed = 1;
  const shuffled = () =>
    variants
      .map((name) => [(seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32), name])
      .sort(([first], [second]) => first - second)
      .map(([, name]) => name);
  const endTurn = () => {
    if (variant) times[variant].push(((performance.now() - startedAtMs) / turnLength) * 1000);
  };
  addEventListener('message', ({ source }) => {
    if (!times || source !== document.querySelector('iframe').contentWindow) return;
    // lets the frame send all events, so that no turn includes time spent waiting for the next event
    if (handled === 0) for (const startMs = performance.now(); performance.now() < startMs + sendingMs;);
    if (handled % turnLength === 0) {
      endTurn();
      if (order.length === 0) order = shuffled();
      variant = order.pop();
      setObserver(observers[variant]);
      startedAtMs = performance.now();
    }
    handled += 1;
    if (handled === count) {
      // the last turn ends when its last event has been handled
      setTimeout(() => {
        endTurn();
        resolveRound(times);
        times = undefined;
      });
    }
  });
  const { service } = window.vitrine;
  service.trustOrigin(origin);
  const report = service.embed(window.bench.addElements(1, 300)[0], config);
  report.on('dataSelected', () => undefined);
  await report.whenRendered();
  setObserver = (observer) => report.wrapObserver(() => observer);
  report.wrapObserver((closed) => {
    observers = { none: undefined, repeated: undefined, closed };
    return closed;
  });
  window.startRound = () => {
    [handled, variant] = [0, undefined];
    times = Object.fromEntries(variants.map((name) => [name, []]));
    window.round = new Promise((resolve) => (resolveRound = resolve));
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

/** Returns a row with each variant's times. */
export async function measureDevtoolsFrame(harness) {
  const emulator = await startEmulator();
  const bench = await harness.open('ours', { devtools: 'closed' });
  const accessToken = await emulator.createToken();
  const embedUrl = emulator.embedUrl(sampleReportId);
  const config = { type: 'report', id: sampleReportId, embedUrl, accessToken, tokenType: 1 };
  const id = await bench.evaluate(preparePage, {
    origin: emulator.origin,
    config,
    count: events,
    turnLength,
    sendingMs,
  });
  const frame = bench.page.frames().find((each) => each.url().startsWith(emulator.origin));
  const samples = {};
  const rounds = harness.quick ? 10 : 100;
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    await bench.evaluate(() => window.startRound());
    await frame.evaluate(sendEvents, [events, id]);
    const times = await bench.evaluate(() => window.round);
    if (round >= 0) for (const [variant, us] of Object.entries(times)) (samples[variant] ??= []).push(...us);
  }
  await bench.close();
  await emulator.close();
  const { none, ...others } = samples;
  return [
    {
      id: 'devtools.frame',
      name: 'Event from an emulator frame with the devtools, including the reply',
      unit: 'µs',
      // the baseline is the SDK without the devtools
      samples: { ours: none, ...others },
      target: { of: 'closed', per: 'ours', atMost: 1.02 },
      // the n-th samples of all variants belong to the same turn
      isPaired: true,
    },
  ];
}
