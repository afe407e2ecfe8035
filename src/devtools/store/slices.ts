/** Time after which work yields to other tasks, in milliseconds. */
const sliceMs = 50;

/** Progress reporting and cancellation for long-running work. */
export interface Progress {
  readonly signal: AbortSignal;
  /** Called between slices with the completed share of the work, from 0 to 1. */
  readonly report: (share: number) => void;
}

/**
 * Maps items in slices to keep the page responsive.
 *
 * @throws the signal's reason if it is aborted
 */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
  { signal, report }: Progress,
): Promise<Result[]> {
  const results: Result[] = [];
  let endMs = performance.now() + sliceMs;
  for (const item of items) {
    results.push(map(item, results.length));
    if (performance.now() < endMs) continue;
    report(results.length / items.length);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    endMs = performance.now() + sliceMs;
  }
  return results;
}
