// Runs in a host page: plays a scenario with a library and returns the messages between the page and the frame.
import type { FakeRecord, FakeReport } from '../../browser/support/fake-frame-protocol';
import { Normalizer } from './normalize';
import { ScenarioContext, type Library } from './scenario';
import { scenarios } from './scenarios';

/** A scenario's messages and frames. Ids, uids and session ids are replaced with placeholders. */
export interface Recording {
  /** Requests from the library to the frame, in order. */
  requests: unknown[];
  /** Responses from the library to messages that the scenario emitted, in order. */
  replies: unknown[];
  /** URLs of all frames that were added to the page, in order. */
  frames: unknown[];
  /** Values noted by the scenario: results, rejections and event payloads. */
  notes: Record<string, unknown>;
}

const timeoutMs = 15_000;

/** Scenario names, in order. */
export const names = Object.keys(scenarios);

/** Plays a scenario in an empty container of this page. */
export async function play(name: string, library: Library): Promise<Recording> {
  const scenario = scenarios[name];
  if (!scenario) throw new Error(`Unknown scenario '${name}'.`);
  const normalizer = new Normalizer();
  const records: FakeRecord[] = [];
  const listen = ({ data }: MessageEvent<Partial<FakeReport> | null>): void => {
    if (!data?.fakeRecord) return;
    normalizer.registerFrames(document);
    normalizer.registerUid(data.fakeRecord.headers.uid);
    records.push(data.fakeRecord);
  };
  const element = document.createElement('div');
  document.body.append(element);
  const frames: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (node instanceof HTMLIFrameElement) frames.push(node.src);
    }
    normalizer.registerFrames(document);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('message', listen);
  const context = new ScenarioContext(library, element);
  try {
    await Promise.race([
      scenario(context),
      new Promise((_resolve, reject) => {
        setTimeout(
          () =>
            reject(
              new Error(
                `The scenario '${name}' did not complete within ${timeoutMs} ms. Recorded messages: ${JSON.stringify(records)}`,
              ),
            ),
          timeoutMs,
        );
      }),
    ]);
  } finally {
    window.removeEventListener('message', listen);
    observer.disconnect();
    library.service.reset(element);
    element.remove();
  }
  const recordsOf = (kind: FakeRecord['kind'], isIncluded: (record: FakeRecord) => boolean = () => true): unknown[] =>
    records
      .filter((record) => record.kind === kind && isIncluded(record))
      .map(({ kind: _kind, ...rest }) => normalizer.clean(rest));
  return {
    requests: recordsOf('request'),
    // Responses to `loaded` and `rendered` may still be pending when a scenario completes, so only responses to
    // messages that the scenario emitted are compared.
    replies: recordsOf('reply', ({ headers }) => String(headers.id).startsWith('emitted-')),
    frames: frames.map((src) => normalizer.clean(src)),
    notes: normalizer.clean(context.notes) as Record<string, unknown>,
  };
}
