import { MemoryWindow, joinWindows, type MessagePeer } from '../channel/transport';
import { type Content, DirectSource } from './content/direct';
import { TokenAuthority } from './content/token';
import { Link } from './frame/link';
import { type Fault, Misbehavior } from './frame/misbehavior';
import { sampleContent } from './sample/content';
import { FrameSession } from './session/frame-session';
import type { FrameKind } from './session/view';

/** How a frame in memory is made. */
export interface FrameEmulatorOptions {
  /** The page's side, as `MemoryWindow`; its origin is the page's. */
  host: MemoryWindow;
  /** The embed's unique id; without one the load call tells. */
  uid?: string;
  /** Default 'report'. */
  kind?: FrameKind;
  /** The frame's origin; default 'https://app.powerbi.com'. */
  origin?: string;
  /** Default: the sample report. */
  content?: Content;
  /** Secret that tokens are signed with; default one that {@link FrameEmulator.createToken} uses too. */
  secret?: string;
  /** Opaque tokens open everything. Default false. */
  lenient?: boolean;
  /** The clock; default the real one. */
  now?: () => number;
  /** How it misbehaves from the start; default not at all. */
  faults?: readonly Fault[];
}

/** A content frame in memory: the brain of the real frame page without its picture. */
export interface FrameEmulator {
  /** What the page posts to. */
  readonly window: MessagePeer;
  /** What the page has posted that is in no table. */
  readonly unknownCalls: readonly string[];
  /** The brain, for gestures that no call makes: clicks, page turns. */
  readonly session: FrameSession;
  /** Makes a token for items; default all. */
  createToken(items?: readonly string[], expiresInSeconds?: number): Promise<string>;
  /** Lets the token end now. */
  expireToken(): void;
  /** Replaces the faults. */
  use(...faults: Fault[]): void;
  /** Behaves well again. */
  reset(): void;
  /** Throws when the page has made an unknown call. */
  assertNoUnknownCalls(): void;
  /** Ends the frame: nothing answers any more. */
  close(): void;
}

/**
 * Makes a content frame in memory, for tests of pages without a browser.
 *
 * @example
 * const host = new MemoryWindow({ origin: 'https://page.example' });
 * const frame = createFrameEmulator({ host });
 * frame.window.postMessage(message, '*');
 */
export function createFrameEmulator(options: FrameEmulatorOptions): FrameEmulator {
  const { host, uid, kind = 'report', origin = 'https://app.powerbi.com', content, lenient = false, now } = options;
  const secret = options.secret ?? crypto.randomUUID();
  const authority = new TokenAuthority(secret, { lenient, ...(now && { now }) });
  const frameWindow = new MemoryWindow({ origin });
  const { frame, host: parent } = joinWindows(host, frameWindow);
  const misbehavior = new Misbehavior(options.faults ?? []);
  const link = new Link({ window: frameWindow, parent, parentOrigin: host.origin, misbehavior });
  const session = new FrameSession({
    kind,
    source: new DirectSource(content ?? sampleContent(), authority),
    host: link,
    ...(uid !== undefined && { uid }),
    ...(now && { now }),
  });
  link.start(session);
  return {
    window: frame,
    session,
    get unknownCalls() {
      return session.unknownCalls;
    },
    createToken: (items = ['*'], expiresInSeconds = 3600) => authority.create({ items, expiresInSeconds }),
    expireToken: () => {
      session.expireToken();
    },
    use: (...faults) => {
      misbehavior.use(faults);
    },
    reset: () => {
      misbehavior.use([]);
    },
    assertNoUnknownCalls: () => {
      if (session.unknownCalls.length > 0) throw new Error(`Unknown calls: ${session.unknownCalls.join(', ')}`);
    },
    close: () => {
      link.stop();
      session.dispose();
    },
  };
}
