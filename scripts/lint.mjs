// Type-checks and lints the passed paths, or the whole repository by default, with Oxlint.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', ...process.argv.slice(2)], {
  stdio: 'inherit',
  // The type checker is written in Go. Fewer garbage collections save a third of the CPU time and use 10% more memory.
  env: { GOGC: '300', ...process.env },
});
process.exitCode = status ?? 1;
