import type { CDPSession } from '@playwright/test';

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
  strings: string[];
}

export async function collectGarbage(session: CDPSession): Promise<void> {
  // twice: what only a finalizer held goes with the second
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
}

/** What the page holds, written down by Chromium in the format that its developer tools read. */
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
 * How many objects and functions of scripts a page holds. Their bytes would say less: the code that the engine compiles
 * while the page works is among them, and how much of that there is differs from run to run.
 */
export function countObjects({ snapshot, nodes }: Snapshot): number {
  const [kinds] = snapshot.meta.node_types;
  const width = snapshot.meta.node_fields.length;
  const counted = ['object', 'closure'].map((kind) => kinds.indexOf(kind));
  // a node's first field is its kind
  return nodes.filter((field, index) => index % width === 0 && counted.includes(field)).length;
}
