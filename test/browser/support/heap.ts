import type { CDPSession } from '@playwright/test';

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
  strings: string[];
}

/** Runs garbage collection in a page. */
export async function collectGarbage(session: CDPSession): Promise<void> {
  // the second run collects objects that a finalizer kept alive
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
}

/** Takes a heap snapshot of a page, in the format of Chromium's developer tools. */
export async function heapSnapshot(session: CDPSession): Promise<Snapshot> {
  await collectGarbage(session);
  const chunks: string[] = [];
  const collect = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  return JSON.parse(chunks.join('')) as Snapshot;
}

/**
 * Counts the objects and functions in a page's scripts. Their total size is not comparable, because it includes
 * compiled code, whose size varies from run to run.
 */
export function countObjects({ snapshot, nodes }: Snapshot): number {
  const [kinds] = snapshot.meta.node_types;
  const fieldCount = snapshot.meta.node_fields.length;
  const counted = ['object', 'closure'].map((kind) => kinds.indexOf(kind));
  // the first field of a node is its kind
  return nodes.filter((field, index) => index % fieldCount === 0 && counted.includes(field)).length;
}
