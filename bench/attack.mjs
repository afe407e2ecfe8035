// `node bench/attack.mjs` attacks the `vitrine-emulator` command and measures its health check latency and memory usage.
// Requires a build. Prints a table, and exits with code 1 if a limit is exceeded.
import { spawn } from 'node:child_process';
import { setMaxListeners } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Worker, isMainThread, workerData } from 'node:worker_threads';
import { median } from './statistics.mjs';

const seconds = 20;
const bodyBytes = 64 * 1024 * 1024;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts the command on a free port. */
async function startCommand() {
  const cli = fileURLToPath(new URL('../dist/emulator/cli.mjs', import.meta.url));
  const child = spawn(process.execPath, [cli, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    const [, origin] = /running at (\S+)/.exec(output) ?? [];
    const [, token] = /Access token .*: (\S+)\s/.exec(output) ?? [];
    if (origin && token) return { child, origin, token };
  }
  throw new Error('The command exited before it was ready.');
}

/** Returns a process's peak resident memory in MB. */
function peakMemory(pid) {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

const bearer = (token) => `Bearer ${Buffer.from(token).toString('base64')}`;

/** Sends a 64 MB body as fast as the server accepts it, either chunked or with a content length. */
function sendLargeBody({ origin }, token, isChunked) {
  return new Promise((resolve) => {
    const headers = { authorization: bearer(token), ...(isChunked ? {} : { 'content-length': bodyBytes }) };
    const outgoing = request(`${origin}/content/reports/x`, { method: 'PUT', headers }, (response) => {
      response.resume();
      response.on('close', resolve);
    });
    outgoing.on('error', resolve);
    const chunk = Buffer.alloc(256 * 1024, '[');
    let count = bodyBytes / chunk.length;
    const write = () => {
      while (count-- > 0) if (!outgoing.write(chunk)) return void outgoing.once('drain', write);
      outgoing.end();
    };
    write();
  });
}

/** Sends one byte per second over a connection until the server closes it or the signal is aborted. */
function sendSlowly({ origin }, start, signal) {
  return new Promise((resolve) => {
    const { port, hostname } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write(start));
    const timer = setInterval(() => socket.write('x'), 1000);
    const finish = () => {
      clearInterval(timer);
      socket.destroy();
      resolve();
    };
    socket.on('error', finish).on('close', finish).resume();
    signal.addEventListener('abort', finish, { once: true });
  });
}

/** Repeats an attack until the signal is aborted. */
async function repeat(run, signal) {
  while (!signal.aborted) {
    await run();
    await pause(1);
  }
}

/** Attacks the server for the configured time. */
async function attack(target) {
  const { origin, token } = target;
  const signal = AbortSignal.timeout(seconds * 1000);
  setMaxListeners(0, signal);
  const get = (path, authorization = bearer('foreign')) =>
    fetch(`${origin}${path}`, { headers: { authorization } }).then(
      (response) => response.arrayBuffer(),
      () => undefined,
    );
  const slowBody = `PUT /content/reports/x HTTP/1.1\r\nhost: x\r\nauthorization: ${bearer(token)}\r\ncontent-length: 1000000\r\n\r\n`;
  const paths = ['/content/reports/%', '//', '/content//x', '/v1.0/%', '/v1.0/myorg/groups', `/${'a/'.repeat(2000)}`];
  const report = '/content/reports/staff-overview';
  const attacks = [
    ...Array.from({ length: 8 }, (_, index) => () => sendLargeBody(target, index % 2 ? token : 'foreign', index > 3)),
    ...Array.from({ length: 100 }, () => () => sendSlowly(target, slowBody, signal)),
    ...Array.from({ length: 300 }, () => () => sendSlowly(target, 'GET / HTTP/1.1\r\nx: ', signal)),
    ...paths.map((path) => () => get(path)),
    ...Array.from({ length: 8 }, () => () => get(report)),
    ...Array.from({ length: 8 }, () => () => get(report, bearer(token))),
  ];
  await Promise.all(attacks.map((run) => repeat(run, signal)));
}

/** Measures the server. A worker runs the attack, so that it does not delay this thread's health checks. */
async function measure() {
  const { child, ...target } = await startCommand();
  const worker = new Worker(new URL(import.meta.url), { workerData: target });
  let isRunning = true;
  worker.on('exit', () => (isRunning = false));
  const latencies = [];
  while (isRunning) {
    const started = performance.now();
    const isHealthy = await fetch(`${target.origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    latencies.push(isHealthy ? performance.now() - started : Infinity);
    await pause(20);
  }
  const memory = peakMemory(child.pid);
  child.kill();
  return { latencies, memory };
}

if (isMainThread) {
  const { latencies, memory } = await measure();
  const results = [
    { name: 'slowest health check', value: Math.max(...latencies), unit: 'ms', limit: 1000 },
    { name: 'median health check', value: median(latencies), unit: 'ms', limit: 1000 },
    { name: 'peak server memory', value: memory, unit: 'MB', limit: 500 },
  ];
  console.log(`430 clients for ${seconds} s, ${latencies.length} health checks\n`);
  for (const { name, value, unit, limit } of results)
    console.log(`${name.padEnd(30)} ${value.toFixed(0).padStart(6)} ${unit}  (limit ${limit})`);
  process.exitCode = results.some(({ value, limit }) => value > limit) ? 1 : 0;
} else await attack(workerData);
