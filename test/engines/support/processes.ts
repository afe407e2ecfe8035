import type { ChildProcess } from 'node:child_process';

/** Resolves when a process has exited, or immediately if it already has. */
export const waitForExit = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) resolve();
    else child.once('exit', () => resolve());
  });
