// `npm run fuzz`: a million messages, or as many as the first argument says; the second is the seed. Prints figures.
import { Window } from 'happy-dom';

const [count = '1000000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const messages = Number(count);

const window = new Window();
const names = ['document', 'HTMLElement', 'CustomEvent', 'Event', 'MutationObserver', 'Node'] as const;
for (const name of names) Object.defineProperty(globalThis, name, { value: window[name], configurable: true });

// with `node --expose-gc`
const { gc } = globalThis as { gc?: () => void };
const heapKiB = () => {
  gc?.();
  gc?.();
  return process.memoryUsage().heapUsed / 1024;
};

const faults: string[] = [];
process.on('unhandledRejection', (reason) => faults.push(`rejection: ${String(reason)}`));
process.on('uncaughtException', (error) => faults.push(`exception: ${String(error)}`));
let ended = false;
process.on('exit', () => {
  if (!ended) console.log(`The run broke off.\n${faults.join('\n')}`);
});
window.addEventListener('error', (event) => faults.push(`error event: ${JSON.stringify(event)}`));
const spoken: unknown[] = [];
for (const level of ['warn', 'error'] as const) console[level] = (...words: unknown[]) => void spoken.push(words);

// after the import of the SDK a page is there; it touches nothing of it before
const { fuzz } = await import('./fuzz');

let failed = false;
for (const embeds of [1, 8]) {
  const share = Math.ceil(messages / 2);
  // what the first messages make the engine compile and keep is no growth
  await fuzz({ seed: Number(seed) + 1, messages: Math.min(20_000, share), embeds });
  const heap: number[] = [heapKiB()];
  const started = performance.now();
  let measuredMs = 0;
  const found = await fuzz({
    seed: Number(seed),
    messages: share,
    embeds,
    onProgress: (sent) => {
      if (sent % Math.ceil(share / 5) >= 500) return;
      const paused = performance.now();
      heap.push(heapKiB());
      measuredMs += performance.now() - paused;
    },
  });
  const seconds = (performance.now() - started - measuredMs) / 1000;
  heap.push(heapKiB());
  const { exceptions, toStrangers, misdirected, answeredTwice, calls, settled, listenersLeft } = found;
  console.log(
    `${found.messages.toLocaleString('en')} messages, ${embeds} embed${embeds === 1 ? '' : 's'}, seed ${seed}`,
  );
  console.log(`  ${Math.round(found.messages / seconds).toLocaleString('en')} messages/s`);
  console.log(
    `  exceptions ${exceptions.length}, uncaught faults ${faults.length}, lines on the console ${spoken.length}`,
  );
  console.log(
    `  replies to strangers ${toStrangers}, to another window or origin ${misdirected}, second replies ${answeredTwice}`,
  );
  console.log(`  replies ${found.replies}, events ${found.events}, calls ${calls}, of which settled ${settled}`);
  console.log(`  listeners left ${listenersLeft}; heap in KiB ${heap.map((kib) => Math.round(kib)).join(' ')}`);
  for (const line of [...exceptions, ...faults.slice(0, 5), ...spoken.slice(0, 5).map(String)])
    console.log(`  ! ${line}`);
  const bad = [
    exceptions.length,
    faults.length,
    spoken.length,
    toStrangers,
    misdirected,
    answeredTwice,
    listenersLeft,
    calls - settled,
  ];
  const growthKiB = (heap.at(-1) ?? NaN) - (heap[0] ?? NaN);
  console.log(`  heap growth ${Math.round(growthKiB)} KiB over the run`);
  failed ||= bad.some((amount) => amount !== 0) || (gc !== undefined && growthKiB > 1024);
}
ended = true;
process.exit(failed ? 1 : 0);
