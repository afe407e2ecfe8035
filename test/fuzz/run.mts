// npm run fuzz [count] [seed]: sends random messages to the SDK (default: 1,000,000) and prints the results.
import { Window } from 'happy-dom';

const [count = '1000000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const messages = Number(count);
if (!Number.isSafeInteger(messages) || messages < 1) {
  console.error(`Expected a number of messages, received '${count}'. Usage: npm run fuzz [count] [seed]`);
  process.exit(2);
}

const window = new Window();
const names = ['document', 'HTMLElement', 'CustomEvent', 'Event', 'MutationObserver', 'Node'] as const;
for (const name of names) Object.defineProperty(globalThis, name, { value: window[name], configurable: true });

// Available with `node --expose-gc`.
const { gc } = globalThis as { gc?: () => void };
const heapKiB = () => {
  gc?.();
  gc?.();
  return process.memoryUsage().heapUsed / 1024;
};

const uncaughtErrors: string[] = [];
process.on('unhandledRejection', (reason) => uncaughtErrors.push(`rejection: ${String(reason)}`));
process.on('uncaughtException', (error) => uncaughtErrors.push(`exception: ${String(error)}`));
let isComplete = false;
process.on('exit', () => {
  if (!isComplete) console.log(`The run was interrupted.\n${uncaughtErrors.join('\n')}`);
});
window.addEventListener('error', (event) => uncaughtErrors.push(`error event: ${JSON.stringify(event)}`));
const consoleLines: unknown[] = [];
for (const level of ['warn', 'error'] as const) console[level] = (...line: unknown[]) => void consoleLines.push(line);

// Imported after the globals are defined, because the SDK module uses them when embeds are created.
const { fuzz } = await import('./fuzz');

let failed = false;
for (const embeds of [1, 8]) {
  const messagesPerRun = Math.ceil(messages / 2);
  // Warms up the engine, so that compiled code does not count as heap growth.
  await fuzz({ seed: Number(seed) + 1, messages: Math.min(20_000, messagesPerRun), embeds });
  const heap: number[] = [heapKiB()];
  const started = performance.now();
  let measurementMs = 0;
  const results = await fuzz({
    seed: Number(seed),
    messages: messagesPerRun,
    embeds,
    onProgress: (sent) => {
      if (sent % Math.ceil(messagesPerRun / 5) >= 500) return;
      const paused = performance.now();
      heap.push(heapKiB());
      measurementMs += performance.now() - paused;
    },
  });
  const seconds = (performance.now() - started - measurementMs) / 1000;
  heap.push(heapKiB());
  const { exceptions, toUnknownWindows, misdirected, duplicateResponses, calls, settled, listenersLeft } = results;
  console.log(
    `${results.messages.toLocaleString('en')} messages, ${embeds} embed${embeds === 1 ? '' : 's'}, seed ${seed}`,
  );
  console.log(`  ${Math.round(results.messages / seconds).toLocaleString('en')} messages/s`);
  console.log(
    `  exceptions ${exceptions.length}, uncaught errors ${uncaughtErrors.length}, console lines ${consoleLines.length}`,
  );
  console.log(
    `  messages to unknown windows ${toUnknownWindows}, misdirected ${misdirected}, duplicate responses ${duplicateResponses}`,
  );
  console.log(`  responses ${results.replies}, events ${results.events}, calls ${calls}, settled ${settled}`);
  console.log(`  remaining listeners ${listenersLeft}, heap in KiB ${heap.map((kib) => Math.round(kib)).join(' ')}`);
  for (const line of [...exceptions, ...uncaughtErrors.slice(0, 5), ...consoleLines.slice(0, 5).map(String)])
    console.log(`  ! ${line}`);
  const violations = [
    exceptions.length,
    uncaughtErrors.length,
    consoleLines.length,
    toUnknownWindows,
    misdirected,
    duplicateResponses,
    listenersLeft,
    calls - settled,
  ];
  const growthKiB = (heap.at(-1) ?? NaN) - (heap[0] ?? NaN);
  console.log(`  heap growth ${Math.round(growthKiB)} KiB`);
  failed ||= violations.some((amount) => amount !== 0) || (gc !== undefined && growthKiB > 1024);
}
isComplete = true;
process.exit(failed ? 1 : 0);
