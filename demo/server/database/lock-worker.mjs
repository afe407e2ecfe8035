// Holds a data folder's lock in a worker thread, so its heartbeat keeps running while a query blocks the main thread.
// Written in JavaScript, because Node 20 cannot load TypeScript in a worker.
import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { lock } from 'proper-lockfile';

/** Milliseconds within which the main thread must acknowledge that the lock is lost. Otherwise, the process is killed. */
const acknowledgeMs = 2000;

/** File system functions that record the time of each heartbeat for the main thread. */
const recordingFs = {
  ...fs,
  utimes: (path, accessed, modified, done) => {
    fs.utimes(path, accessed, modified, (error) => {
      if (!error) Atomics.store(workerData.heartbeat, 0, BigInt(Date.now()));
      done(error);
    });
  },
};

let release = () => Promise.resolve();
let kill;

const onCompromised = (cause) => {
  parentPort.postMessage({ type: 'lost', message: cause.message });
  // the main thread may be blocked by a query that is still writing
  kill = setTimeout(() => process.kill(process.pid, 'SIGKILL'), acknowledgeMs);
};

const requests = {
  acquire: async () => {
    release = await lock(workerData.folder, { ...workerData.options, fs: recordingFs, onCompromised });
  },
  release: () => release(),
  /** Sent when the main thread has received the `lost` message. */
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
