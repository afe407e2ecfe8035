import { expect, it } from 'vitest';
import { runScheduled, type Schedulable } from '../../../scripts/test/schedule.mjs';

/** Lets the scheduler react to a finished gate before the next one finishes. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Runs gates that finish one after another in the order in which they start. Returns the recorded events. */
async function record(gates: Schedulable[], failing: string[] = []): Promise<string[]> {
  const events: string[] = [];
  let last = Promise.resolve();
  await runScheduled(gates, {
    run: ({ name }) => {
      events.push(`start ${name}`);
      const ended = last.then(nextTurn).then(() => {
        events.push(`end ${name}`);
      });
      last = ended;
      return ended.then(() => !failing.includes(name));
    },
    skip: ({ name }) => events.push(`skip ${name}`),
  });
  return events;
}

it('starts the longest gates first, two at a time', async () => {
  const gates = [
    { name: 'short', seconds: 1 },
    { name: 'long', seconds: 9 },
    { name: 'medium', seconds: 5 },
  ];
  expect(await record(gates)).toEqual([
    'start long',
    'start medium',
    'end long',
    'start short',
    'end medium',
    'end short',
  ]);
});

it('starts a gate after its prerequisite, and orders the prerequisite by their combined duration', async () => {
  const gates = [
    { name: 'lint', seconds: 8 },
    { name: 'package', seconds: 7, needs: 'build' },
    { name: 'build', seconds: 2 },
  ];
  expect(await record(gates)).toEqual([
    'start build',
    'start lint',
    'end build',
    'start package',
    'end lint',
    'end package',
  ]);
});

it('skips a gate whose prerequisite was skipped', async () => {
  const gates = [
    { name: 'package', seconds: 7, needs: 'api' },
    { name: 'api', seconds: 8, needs: 'build' },
    { name: 'build', seconds: 2 },
  ];
  expect(await record(gates, ['build'])).toEqual(['start build', 'end build', 'skip api', 'skip package']);
});

it('skips gates whose prerequisite has failed', async () => {
  const gates = [
    { name: 'build', seconds: 2 },
    { name: 'package', seconds: 7, needs: 'build' },
    { name: 'lint', seconds: 1 },
  ];
  expect(await record(gates, ['build'])).toEqual([
    'start build',
    'start lint',
    'end build',
    'skip package',
    'end lint',
  ]);
});

it('ignores a prerequisite that is not selected', async () => {
  expect(await record([{ name: 'package', seconds: 7, needs: 'build' }])).toEqual(['start package', 'end package']);
});

it('runs gates that occupy both slots one after another, after all other gates', async () => {
  const gates = [
    { name: 'engines', seconds: 50, slots: 2, needs: 'build' },
    { name: 'browser', seconds: 99, slots: 2, needs: 'build' },
    { name: 'lint', seconds: 8 },
    { name: 'build', seconds: 2 },
  ];
  expect(await record(gates)).toEqual([
    'start build',
    'start lint',
    'end build',
    'end lint',
    'start browser',
    'end browser',
    'start engines',
    'end engines',
  ]);
});

it('runs a gate that occupies both slots alone, after all other gates', async () => {
  const gates = [
    { name: 'browser', seconds: 99, slots: 2 },
    { name: 'lint', seconds: 2 },
    { name: 'unit', seconds: 1 },
  ];
  expect(await record(gates)).toEqual([
    'start lint',
    'start unit',
    'end lint',
    'end unit',
    'start browser',
    'end browser',
  ]);
});
