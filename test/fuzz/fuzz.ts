import { fuzzMessage } from './messages';
import { Random } from './random';
import { frameOrigin, FuzzStage, FuzzWindow } from './stage';

/** What a run is asked for. */
export interface FuzzOptions {
  seed: number;
  messages: number;
  embeds: number;
  /** Called now and then with the number of messages so far. */
  onProgress?: (messages: number) => void;
}

/** What a run has found. */
export interface FuzzFindings {
  messages: number;
  /** What listeners have thrown: the first few, with the messages that did it. */
  exceptions: string[];
  /** Messages that went to a window that is no embed's frame. */
  toStrangers: number;
  /** Messages to a frame because of a message from another window, another origin or with another embed's id. */
  misdirected: number;
  /** Messages that were answered more than once. */
  answeredTwice: number;
  replies: number;
  events: number;
  /** Calls of the page that were made and, at the end, how many have settled. */
  calls: number;
  settled: number;
  listenersLeft: number;
}

const wrongOrigins = ['https://evil.example', 'null', '', 'https://app.powerbi.com:8443', 'http://app.powerbi.com'];
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
 * Sends messages from the embeds' frames, from strange windows and from wrong origins to the SDK, while the page makes
 * calls, and counts what comes of them.
 */
export async function fuzz({ seed, messages, embeds, onProgress }: FuzzOptions): Promise<FuzzFindings> {
  const random = new Random(seed);
  const stage = new FuzzStage(embeds);
  const strangers = [new FuzzWindow(), new FuzzWindow()];
  const { targets } = stage;
  const found: FuzzFindings = {
    messages: 0,
    exceptions: [],
    toStrangers: 0,
    misdirected: 0,
    answeredTwice: 0,
    replies: 0,
    events: 0,
    calls: 0,
    settled: 0,
    listenersLeft: 0,
  };
  for (const { embed } of targets) {
    for (const name of embed.allowedEvents) embed.on(name as 'loaded', () => (found.events += 1));
  }
  await nextTurn();
  const uids = targets.map(({ embed }) => embed.config.uniqueId);
  const heardBy = (windows: FuzzWindow[]) => windows.reduce((sum, { replies, calls }) => sum + replies + calls, 0);
  const frames = targets.map(({ window }) => window);

  const deliver = (): void => {
    const target = random.pick(targets);
    const origin = random.chance(0.8) ? frameOrigin : random.pick(wrongOrigins);
    const stranger = random.chance(0.25);
    const source = stranger ? random.pick([...strangers, null]) : target.window;
    const { pending } = target.window;
    // most messages are for the embed whose frame sends them; those for others have to be told apart
    const about = random.chance(0.7) ? [target.embed.config.uniqueId] : uids;
    const data = structuredClone(fuzzMessage(random, { uids: about, pending }));
    const others = frames.filter((window) => window !== source || origin !== frameOrigin);
    const before = heardBy(others);
    const own = target.window.replies;
    try {
      stage.deliver(data, origin, source);
    } catch (error) {
      if (found.exceptions.length < 10) found.exceptions.push(`${String(error)} on ${describe(data)}`);
    }
    found.misdirected += heardBy(others) - before;
    if (target.window.replies - own > 1) found.answeredTwice += 1;
  };

  const call = (): void => {
    const { embed, window } = random.pick(targets);
    if (window.pending.length > 8) return;
    found.calls += 1;
    const before = window.calls;
    const answer = embed.requestRaw('GET /report/filters');
    const id = window.calls > before ? window.pending.at(-1) : undefined;
    const settle = () => {
      found.settled += 1;
      // an answered call is no longer one that could be answered
      window.pending = window.pending.filter((each) => each !== id);
    };
    answer.then(settle, settle);
  };

  while (found.messages < messages) {
    for (let index = 0; index < batch && found.messages < messages; index += 1, found.messages += 1) {
      if (index % 25 === 0) call();
      deliver();
    }
    // hooks answer later
    await nextTurn();
    onProgress?.(found.messages);
  }
  found.replies = frames.reduce((sum, window) => sum + window.replies, 0);
  found.toStrangers = heardBy(strangers);
  stage.close();
  await nextTurn();
  found.listenersLeft = stage.listenerCount;
  return found;
}
