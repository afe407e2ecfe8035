import { MemoryWindow, joinWindows, type RemoteWindow } from '../channel/transport';
import { type Content, DirectSource } from './content/direct';
import { TokenAuthority } from './content/token';
import { HostConnection } from './frame/host-connection';
import type { Fault } from './frame/fault';
import { FaultInjector } from './frame/fault-injector';
import { sampleContent } from './sample/content';
import { FrameSession } from './session/frame-session';
import { MemoryStore } from './session/user-store';
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
  /** A call that is in no table makes {@link FrameEmulator.close} throw. Default false. */
  strict?: boolean;
}

/** A content frame in memory: the brain of the real frame page without its picture. */
export interface FrameEmulator {
  /** What the page posts to. */
  readonly window: RemoteWindow;
  /** What the page has posted that is in no table, over all the frame's lives. */
  readonly unknownCalls: readonly string[];
  /** The brain, for actions that no call makes: clicks, page turns. Another one after a reload. */
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
  /** The frame dies: it answers nothing any more, as one whose process has crashed or that has gone elsewhere. */
  crash(): void;
  /** The frame begins anew, with nothing loaded, and says again that it is ready. */
  reload(): void;
  /**
   * Ends the frame: nothing answers any more.
   *
   * @throws `Error` of a strict frame that was asked unknown calls
   */
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
  const faultInjector = new FaultInjector(options.faults ?? []);
  const source = new DirectSource(content ?? sampleContent(), authority);
  const user = new MemoryStore();
  const unknownCalls: string[] = [];
  const live = () => {
    const link = new HostConnection({ window: frameWindow, parent, parentOrigin: host.origin, faultInjector });
    const session = new FrameSession({
      kind,
      source,
      host: link,
      user,
      ...(uid !== undefined && { uid }),
      ...(now && { now }),
    });
    session.onUnknownCall = (call) => void unknownCalls.push(call);
    const end = (): void => {
      link.stop();
      session.dispose();
    };
    link.start(session);
    return { session, end };
  };
  let life = live();
  const reload = (): void => {
    life.end();
    life = live();
  };
  const expireToken = (): void => {
    life.session.expireToken();
  };
  const crash = (): void => {
    life.end();
  };
  // In memory there is nowhere to go: a frame that has gone elsewhere is as good as dead.
  faultInjector.attach({ crash, reload, navigate: crash, expireToken });
  const assertNoUnknownCalls = (): void => {
    if (unknownCalls.length > 0) throw new Error(`Unknown calls: ${unknownCalls.join(', ')}`);
  };
  return {
    window: frame,
    get session() {
      return life.session;
    },
    unknownCalls,
    createToken: (items = ['*'], expiresInSeconds = 3600) => authority.create({ items, expiresInSeconds }),
    expireToken,
    crash,
    reload,
    use: (...faults) => {
      faultInjector.use(faults);
    },
    reset: () => {
      faultInjector.use([]);
    },
    assertNoUnknownCalls,
    close: () => {
      life.end();
      if (options.strict) assertNoUnknownCalls();
    },
  };
}
