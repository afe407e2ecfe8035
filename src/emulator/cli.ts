#!/usr/bin/env node
import { run } from './command';

// Without handlers, a signal would override process.exitCode.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());

// A running server keeps the process alive.
void run(process.argv.slice(2), {
  print: (line) => {
    console.log(line);
  },
  printError: (line) => {
    console.error(line);
  },
  markFailed: () => {
    process.exitCode = 1;
  },
}).then((code) => {
  if (code !== undefined) process.exitCode = code;
});
