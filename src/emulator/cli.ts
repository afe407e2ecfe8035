#!/usr/bin/env node
import { run } from './command';

// Without handlers of its own a signal would end the process with the signal's code, not with what is set here.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());

// The server keeps the process alive; only a failure or --help ends it.
void run(
  process.argv.slice(2),
  (line) => {
    console.log(line);
  },
  (line) => {
    console.error(line);
  },
  () => {
    process.exitCode = 1;
  },
).then((code) => {
  if (code !== undefined) process.exitCode = code;
});
