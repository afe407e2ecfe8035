/** An output that tests and scripts need. */
export type BuildTarget = 'sdk' | 'types' | 'frame' | 'app' | 'storybook';

/** Runs `work` in one process at a time per name. */
export function alone<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result>;
/** Builds the targets that are missing or older than their sources. */
export function buildIfStale(names: readonly BuildTarget[], say?: (line: string) => void): Promise<void>;
