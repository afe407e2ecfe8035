import { execFileSync } from 'node:child_process';

/** Runs a Git command. Returns its output without surrounding spaces, or undefined if the command fails. */
export function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
