import { Embedder } from '@vitrine/sdk';
import { Recorder } from '../../../src/devtools/store/recorder';
import type { EmbedSnapshot } from '../../../src/devtools/store/embed-snapshot';
import { LiveSession } from '../../../src/devtools/store/session';
import type { ExchangeView } from '../../../src/devtools/store/exchange';
import { FakePage } from '../core/support/fake-frame';

/** Creates a recorder for all embedders, with its session. */
export function record() {
  const recorder = new Recorder([Embedder.prototype], []);
  const session = new LiveSession(recorder);
  const exchanges = (): ExchangeView[] => [...session.exchangesAfter(0)];
  return { recorder, session, exchanges };
}

/** Creates a page with a recorder and a loaded report. */
export async function recordedReport(config: object = {}) {
  const recording = record();
  const page = new FakePage();
  const loaded = await page.loadedReport(config);
  return { ...recording, ...loaded, page };
}

/** Returns a snapshot of an embed without problems, with `changes` applied. */
export function snapshot(changes: Partial<EmbedSnapshot> = {}): EmbedSnapshot {
  return {
    key: '1',
    name: 'report 1',
    type: 'report',
    uniqueId: 'unique',
    id: 'sales',
    container: '#report',
    origin: 'https://app.powerbi.com',
    status: 'rendered',
    isComplete: true,
    title: 'Sales',
    layout: { width: 800, height: 600, frameHeight: 600, isHidden: false, isConnected: true, isAutoHeight: false },
    content: {},
    config: {},
    loads: [],
    problems: [],
    failure: undefined,
    token: { kind: 'Embed', canRefresh: true, isManaged: true, fetches: [] },
    ...changes,
  };
}

/** Returns a JWT without a signature. */
export const webToken = (claims: object): string => `eyJhbGciOiJub25lIn0.${btoa(JSON.stringify(claims))}.`;
