// Runs gates in two slots. Among the gates that are ready, the one with the longest duration starts first.
// The duration includes that of the longest dependent gate.

const slotCount = 2;

/** Returns a gate's duration plus that of its longest dependent gate, in seconds. */
function secondsWithDependents(gate, gates) {
  const dependents = gates.filter(({ needs }) => needs === gate.name).map(({ seconds }) => seconds);
  return gate.seconds + Math.max(0, ...dependents);
}

/**
 * Runs each gate once with `run`, which resolves to whether it passed. A gate starts when its prerequisite has passed. If the
 * prerequisite has failed, the gate is passed to `skip`. Gates with `slots: 2` start one after another once all other gates have finished.
 */
export async function runScheduled(gates, { run, skip }) {
  const waiting = [...gates].sort(
    (a, b) => (a.slots ?? 1) - (b.slots ?? 1) || secondsWithDependents(b, gates) - secondsWithDependents(a, gates),
  );
  const running = new Map();
  const results = new Map();
  const isReady = ({ needs, slots = 1 }) =>
    (!gates.some(({ name }) => name === needs) || results.get(needs) === true) &&
    (slots === 1 || (running.size === 0 && waiting.every((gate) => gate.slots === slots)));

  const isBlocked = ({ needs }) => results.get(needs) === false;

  const start = (gate) => {
    waiting.splice(waiting.indexOf(gate), 1);
    const finished = run(gate).then((ok) => {
      results.set(gate.name, ok);
      running.delete(gate.name);
    });
    running.set(gate.name, finished);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (let gate = waiting.find(isBlocked); gate; gate = waiting.find(isBlocked)) {
      waiting.splice(waiting.indexOf(gate), 1);
      results.set(gate.name, false);
      skip(gate);
    }
    for (let gate = waiting.find(isReady); gate && running.size < slotCount; gate = waiting.find(isReady)) start(gate);
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0) throw new Error(`No gate can start: ${waiting.map(({ name }) => name).join(', ')}.`);
  }
}
