// Holds the lock of a data folder in a worker thread, so that its heartbeat continues while a query blocks the main
// thread. JavaScript, because Node 20 cannot load TypeScript in a worker.
import { parentPort, workerData } from 'node:worker_threads';
import { lock } from 'proper-lockfile';

/** Milliseconds that the main thread has to stop the process after the lock was lost. */
const stopMs = 2000;

let release = () => Promise.resolve();
let kill;

const onCompromised = (cause) => {
  parentPort.postMessage({ type: 'lost', message: cause.message });
  // a query may be blocking the main thread, which must stop writing
  kill = setTimeout(() => process.kill(process.pid, 'SIGKILL'), stopMs);
};

const requests = {
  acquire: async () => {
    release = await lock(workerData.folder, { ...workerData.options, onCompromised });
  },
  release: () => release(),
  /** The main thread has received the message that the lock was lost. */
  acknowledge: () => clearTimeout(kill),
};

parentPort.on('message', async (request) => {
  try {
    await requests[request]();
    if (request !== 'acknowledge') parentPort.postMessage({ type: 'done' });
  } catch (cause) {
    parentPort.postMessage({ type: 'failed', message: cause.message, code: cause.code });
  }
});
