/** A build output that tests and scripts need. */
export type BuildTarget = 'sdk' | 'types' | 'frame' | 'app' | 'demo-server' | 'storybook';

/** Runs `task` in one process at a time per lock name. */
export function withLock<Result>(name: string, task: () => Result | Promise<Result>): Promise<Result>;
/** Builds the targets that are missing or older than their sources. Progress is passed to `log`, by default `console.log`. */
export function buildIfStale(names: readonly BuildTarget[], log?: (line: string) => void): Promise<void>;
