import { fuzzMessage } from './messages';
import { Random } from '../../demo/server/seed/random';
import { frameOrigin, FuzzHarness, FuzzWindow } from './harness';

/** Options for a fuzz run. */
export interface FuzzOptions {
  seed: number;
  messages: number;
  embeds: number;
  /** Called after each batch with the number of messages sent so far. */
  onProgress?: (messages: number) => void;
}

/** Results of a fuzz run. */
export interface FuzzResults {
  messages: number;
  /** First ten exceptions thrown by listeners, with the messages that caused them. */
  exceptions: string[];
  /** Messages sent to windows that are not an embed's frame. */
  toUnknownWindows: number;
  /** Messages sent to a frame in response to a message from a different window or an untrusted origin. */
  misdirected: number;
  /** Messages with more than one response. */
  duplicateResponses: number;
  /** Responses to messages from the frames. */
  replies: number;
  events: number;
  /** Calls made by the page. */
  calls: number;
  /** Calls that had settled by the end of the run. */
  settled: number;
  /** Message listeners that the SDK had not removed after all embeds were reset. */
  listenersLeft: number;
}

const untrustedOrigins = ['https://evil.example', 'null', '', 'https://app.powerbi.com:8443', 'http://app.powerbi.com'];
const batch = 500;

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

function describe(message: unknown): string {
  try {
    return JSON.stringify(message).slice(0, 300);
  } catch {
    return String(message);
  }
}

/**
 * Sends random messages to the SDK, from embed frames, unknown windows and untrusted origins, while the page
 * makes calls. Returns the numbers of exceptions, responses and other effects.
 */
export async function fuzz({ seed, messages, embeds, onProgress }: FuzzOptions): Promise<FuzzResults> {
  const random = new Random(seed);
  const harness = new FuzzHarness(embeds);
  const unknownWindows = [new FuzzWindow(), new FuzzWindow()];
  const { targets } = harness;
  const results: FuzzResults = {
    messages: 0,
    exceptions: [],
    toUnknownWindows: 0,
    misdirected: 0,
    duplicateResponses: 0,
    replies: 0,
    events: 0,
    calls: 0,
    settled: 0,
    listenersLeft: 0,
  };
  for (const { embed } of targets) {
    for (const name of embed.allowedEvents) embed.on(name as 'loaded', () => (results.events += 1));
  }
  await nextTurn();
  const uids = targets.map(({ embed }) => embed.config.uniqueId);
  const receivedBy = (windows: FuzzWindow[]) => windows.reduce((sum, { replies, calls }) => sum + replies + calls, 0);
  const frames = targets.map(({ window }) => window);

  const deliver = (): void => {
    const target = random.pick(targets);
    const origin = random.chance(0.8) ? frameOrigin : random.pick(untrustedOrigins);
    const isUnknown = random.chance(0.25);
    const source = isUnknown ? random.pick([...unknownWindows, null]) : target.window;
    const { pending } = target.window;
    // Most messages refer to the embed whose frame sends them. The SDK must detect and ignore the others.
    const candidateUids = random.chance(0.7) ? [target.embed.config.uniqueId] : uids;
    const data = structuredClone(fuzzMessage(random, { uids: candidateUids, pending }));
    const others = frames.filter((window) => window !== source || origin !== frameOrigin);
    const before = receivedBy(others);
    const repliesBefore = target.window.replies;
    try {
      harness.deliver(data, origin, source);
    } catch (error) {
      if (results.exceptions.length < 10) results.exceptions.push(`${String(error)} on ${describe(data)}`);
    }
    results.misdirected += receivedBy(others) - before;
    if (target.window.replies - repliesBefore > 1) results.duplicateResponses += 1;
  };

  const call = (): void => {
    const { embed, window } = random.pick(targets);
    if (window.pending.length > 8) return;
    results.calls += 1;
    const before = window.calls;
    const response = embed.requestRaw('GET /report/filters');
    const id = window.calls > before ? window.pending.at(-1) : undefined;
    const settle = () => {
      results.settled += 1;
      // A settled call is no longer pending.
      window.pending = window.pending.filter((pendingId) => pendingId !== id);
    };
    response.then(settle, settle);
  };

  while (results.messages < messages) {
    for (let index = 0; index < batch && results.messages < messages; index += 1, results.messages += 1) {
      if (index % 25 === 0) call();
      deliver();
    }
    // Hooks respond asynchronously.
    await nextTurn();
    onProgress?.(results.messages);
  }
  results.replies = frames.reduce((sum, window) => sum + window.replies, 0);
  results.toUnknownWindows = receivedBy(unknownWindows);
  harness.close();
  await nextTurn();
  results.listenersLeft = harness.listenerCount;
  return results;
}
