// Runs in a host page: plays a scenario with a library and returns what crossed the frame's border.
import type { FakeRecord, FakeReport } from '../browser/support/fake-frame-protocol';
import { Normaliser } from './normalise';
import { ScenarioContext, type Library } from './scenario';
import { scenarios } from './scenarios';

/** What a scenario left on the wire and in the page; ids, uids and session ids are replaced by names. */
export interface Recording {
  /** Calls from the library to the frame, in order. */
  requests: unknown[];
  /** The library's replies to the frame's own messages, in order. */
  replies: unknown[];
  /** Address of each frame that the page had, in order: path and query parameters in order. */
  frames: unknown[];
  /** What the scenario noted: results, rejections, event payloads. */
  notes: Record<string, unknown>;
}

const timeoutMs = 15_000;

/** The scenarios' names, in order. */
export const names = Object.keys(scenarios);

/** Plays one scenario in an empty container of this page. */
export async function play(name: string, library: Library): Promise<Recording> {
  const scenario = scenarios[name];
  if (!scenario) throw new Error(`There is no scenario '${name}'.`);
  const normaliser = new Normaliser();
  const records: FakeRecord[] = [];
  const listen = ({ data }: MessageEvent<Partial<FakeReport> | null>): void => {
    if (!data?.fakeRecord) return;
    normaliser.learn(document);
    normaliser.learnUid(data.fakeRecord.headers.uid);
    records.push(data.fakeRecord);
  };
  const element = document.createElement('div');
  document.body.append(element);
  const frames: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (node instanceof HTMLIFrameElement) frames.push(node.src);
    }
    normaliser.learn(document);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('message', listen);
  const context = new ScenarioContext(library, element);
  try {
    await Promise.race([
      scenario(context),
      new Promise((_resolve, reject) => {
        setTimeout(
          () => reject(new Error(`The scenario '${name}' did not end. Records: ${JSON.stringify(records)}`)),
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
  const of = (kind: FakeRecord['kind'], counts: (record: FakeRecord) => boolean = () => true): unknown[] =>
    records
      .filter((record) => record.kind === kind && counts(record))
      .map(({ kind: _kind, ...rest }) => normaliser.clean(rest));
  return {
    requests: of('request'),
    // the replies to `loaded` and `rendered` may still be under way when a scenario ends, so only asked-for ones count
    replies: of('reply', ({ headers }) => String(headers.id).startsWith('raised-')),
    frames: frames.map((src) => normaliser.clean(src)),
    notes: normaliser.clean(context.notes) as Record<string, unknown>,
  };
}
