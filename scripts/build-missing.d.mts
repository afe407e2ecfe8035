/** Lets one process at a time do the work of this name. */
export function alone<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result>;
/** Builds what is missing or older than its sources. */
export function buildMissing(names: readonly ('sdk' | 'frame' | 'app')[], say?: (line: string) => void): Promise<void>;
