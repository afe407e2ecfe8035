// Runs gates on two slots: the longest that can start starts first.

const slotCount = 2;

/** Gates that take time for those that wait for them count with the time of these. */
function urgency(gate, gates) {
  const waiting = gates.filter(({ needs }) => needs === gate.name).map(({ seconds }) => seconds);
  return gate.seconds + Math.max(0, ...waiting);
}

/**
 * Runs each gate once with `run`, which returns whether it passed. A gate starts when the gate that it needs has passed; when
 * that has failed it is passed to `skip`. A gate with `slots: 2` starts when no other is left.
 */
export async function runScheduled(gates, { run, skip }) {
  const waiting = [...gates].sort((a, b) => (a.slots ?? 1) - (b.slots ?? 1) || urgency(b, gates) - urgency(a, gates));
  const running = new Map();
  const results = new Map();
  const isReady = ({ needs, slots = 1 }) =>
    (!gates.some(({ name }) => name === needs) || results.get(needs) === true) &&
    (slots === 1 ? true : running.size === 0 && waiting.length === 1);

  const start = (gate) => {
    waiting.splice(waiting.indexOf(gate), 1);
    const ended = run(gate).then((ok) => {
      results.set(gate.name, ok);
      running.delete(gate.name);
    });
    running.set(gate.name, ended);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const gate of waiting.filter(({ needs }) => results.get(needs) === false)) {
      waiting.splice(waiting.indexOf(gate), 1);
      results.set(gate.name, false);
      skip(gate);
    }
    for (let gate = waiting.find(isReady); gate && running.size < slotCount; gate = waiting.find(isReady)) start(gate);
    if (running.size > 0) await Promise.race(running.values());
  }
}
