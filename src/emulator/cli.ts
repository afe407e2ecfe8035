#!/usr/bin/env node
import { run } from './command';

// The server keeps the process alive; only a failure or --help ends it.
void run(
  process.argv.slice(2),
  (line) => {
    console.log(line);
  },
  (line) => {
    console.error(line);
  },
).then((code) => {
  if (code !== undefined) process.exitCode = code;
});
