// Checks types and lints with Oxlint, by default the whole repository, otherwise the passed paths.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', ...process.argv.slice(2)], {
  stdio: 'inherit',
  // The type checker is written in Go. Fewer garbage collections save a third of the CPU time and use 10% more memory.
  env: { GOGC: '300', ...process.env },
});
process.exitCode = status ?? 1;
