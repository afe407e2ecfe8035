// CPU profiles by function, compared with the reference client: `npm run bench -- profile`. Pass scenario names to profile only those.
import { concurrently, openReport, sequentially } from './measures/calls.mjs';
import { embedOutside, openOutside } from './measures/embedding.mjs';
import { messageCost, openMany } from './measures/events.mjs';
import { figure } from './statistics.mjs';

/** Maximum number of functions in a profile. */
const maxFunctions = 15;
const readable = { readable: true };

/** Opens a new page for each profile, because code that runs for the first time is measured. */
const embed = (count, rounds) => ({
  unit: `embedding ${count}`,
  operations: 1,
  rounds,
  profile: async (harness, name) => {
    const bench = await openOutside(harness, name, count, readable);
    const profile = await bench.recordProfile(() => bench.evaluate(embedOutside));
    await bench.close();
    return profile;
  },
});

/** Profiles all rounds in one page, which `open` has warmed up. */
const warm = (unit, operations, open, run) => {
  const pages = {};
  return {
    unit,
    operations,
    rounds: 9,
    profile: async (harness, name) => {
      const bench = (pages[name] ??= await open(harness, name));
      await bench.page.bringToFront();
      return run(bench);
    },
  };
};

const calls = (run, count) =>
  warm(
    'call',
    count,
    (harness, name) => openReport(harness, name, readable),
    (bench) => bench.recordProfile(() => bench.evaluate(run, count)),
  );

const events = (embeds, amount) =>
  warm(
    'event',
    amount,
    async (harness, name) => {
      const bench = await openMany(harness, name, embeds, readable);
      for (let round = 0; round < 4; round += 1) await messageCost(bench, amount, false);
      return bench;
    },
    async (bench) => {
      let profile;
      await messageCost(bench, amount, false, async (run) => {
        profile = await bench.recordProfile(run);
      });
      return profile;
    },
  );

const scenarios = {
  embed1: embed(1, 20),
  embed500: embed(500, 5),
  sequential: calls(sequentially, 500),
  concurrent: calls(concurrently, 500),
  event1: events(1, 5000),
  event500: events(500, 5000),
};

export const scenarioNames = Object.keys(scenarios);

/** Adds each function's self time in microseconds to `times`. */
function addSelfTimes(times, { nodes, samples, timeDeltas }) {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
      // Native functions have no URL.
      const file = url.slice(url.lastIndexOf('/') + 1);
      return [id, url ? `${functionName || '(anonymous)'} ${file}:${lineNumber + 1}` : functionName];
    }),
  );
  samples.forEach((id, index) => {
    const name = names.get(id);
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index + 1] ?? 0));
  });
}

/** Measures and prints the functions' self times in each scenario, in microseconds per operation. */
export async function printProfiles(harness, names) {
  for (const name of names) {
    const { unit, operations, rounds, profile } = scenarios[name];
    const times = { ours: new Map(), reference: new Map() };
    await harness.alternate(['ours', 'reference'], harness.rounds(rounds), async (contestant) => {
      addSelfTimes(times[contestant], await profile(harness, contestant));
    });
    for (const [contestant, functions] of Object.entries(times)) {
      // the thread is idle while it waits, for example for the frame
      const rows = [...functions].filter(([key]) => key !== '(idle)').sort((a, b) => b[1] - a[1]);
      const total = rows.reduce((sum, [, us]) => sum + us, 0);
      const perOperation = (us) => us / operations / harness.rounds(rounds);
      console.log(`\n${name}, ${contestant}: ${figure(perOperation(total))} µs for each ${unit}`);
      for (const [key, us] of rows.slice(0, maxFunctions)) {
        const share = `${((us / total) * 100).toFixed(1)}%`;
        console.log(`${figure(perOperation(us)).padStart(10)} µs ${share.padStart(7)}  ${key}`);
      }
    }
  }
}
