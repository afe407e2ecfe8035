import { get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { port, count } = workerData;
const outcomes = [];

/** Sends a request on a new connection. Resolves to the status or the error code. */
const request = () =>
  new Promise((resolve) => {
    get({ port, host: '127.0.0.1', agent: false }, (res) => {
      res.resume();
      res.on('end', () => {
        resolve(String(res.statusCode));
      });
      res.on('error', (error) => {
        resolve(error.code);
      });
    }).on('error', (error) => {
      resolve(error.code);
    });
  });

// Each client sends requests until one fails.
const clients = Array.from({ length: count }, async () => {
  let outcome;
  do {
    outcome = await request();
    if (outcomes.push(outcome) === count) parentPort.postMessage('running');
  } while (outcome === '200');
});
await Promise.all(clients);
parentPort.postMessage(outcomes);
