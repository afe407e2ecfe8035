import { type DeliveryWindow, MemoryWindow, joinWindows, type RemoteWindow } from '../channel/transport';
import { type Content, DirectSource } from './content/direct';
import { TokenAuthority, type TokenOptions } from './content/token';
import type { Fault } from './frame/fault';
import { FaultInjector } from './frame/fault-injector';
import { applyUrlParameters } from './frame/frame-url';
import { HostConnection } from './frame/host-connection';
import { type RequestControl, RequestOverrides } from './frame/request-overrides';
import { sampleContent } from './sample/content';
import { FrameSession } from './session/frame-session';
import { MemoryStore } from './session/user-store';
import type { FrameKind } from './session/view';
import { randomHex } from './random-id';

/** Options for an in-memory content frame. */
export interface FrameEmulatorOptions {
  /** The host page's window. Its `origin` is the page's origin. */
  host: DeliveryWindow;
  /** Unique id of the embed. A `uid` header in the load request replaces it. Default: none; the header is required. */
  uid?: string;
  /** Frame kind. The frame rejects load and token requests of other kinds. Default: the frame accepts all kinds. */
  kind?: FrameKind;
  /** The frame's origin. Default: 'https://app.powerbi.com'. */
  origin?: string;
  /** Content to serve. Default: the sample content. */
  content?: Content;
  /** Secret that tokens are signed with, at least 32 characters long. Default: a random one. */
  secret?: string;
  /** Whether tokens that are not JWTs grant access to everything. Default: false. */
  lenient?: boolean;
  /** Returns the current time in milliseconds since 1970. Default: `Date.now`. */
  now?: () => number;
  /** Faults to inject from the start. Default: none. */
  faults?: readonly Fault[];
  /**
   * Whether {@link FrameEmulator.close} throws if the page has sent requests that are not in the request table.
   * Default: false.
   */
  strict?: boolean;
}

/** An in-memory content frame. It behaves like a real frame, but renders nothing. */
export interface FrameEmulator extends RequestControl {
  /** Window that the host page posts messages to. */
  readonly window: RemoteWindow;
  /** Requests that are not in the request table, as 'METHOD /path'. Includes requests from before a reload. */
  readonly unknownRequests: readonly string[];
  /** The frame's state, and user actions such as clicks. Replaced when the frame reloads. */
  readonly session: FrameSession;
  /**
   * Creates an embed token.
   *
   * @param items - ids of the reports, datasets and dashboards that the token grants access to; default `['*']` (all)
   * @param expiresInSeconds - lifetime in seconds; default 3600
   * @param options - identities for row-level security, the reports that may be changed, and the workspaces that
   * reports may be saved to
   */
  createToken(items?: readonly string[], expiresInSeconds?: number, options?: TokenOptions): Promise<string>;
  /** Expires the frame's access token. */
  expireToken(): void;
  /** Replaces the injected faults. */
  use(...faults: Fault[]): void;
  /** Removes all injected faults. */
  reset(): void;
  /** Throws if the page has sent requests that are not in the request table. */
  assertNoUnknownRequests(): void;
  /** Crashes the frame: it no longer sends or handles messages, like a frame whose process has crashed. */
  crash(): void;
  /** Reloads the frame. The frame loses its content and resends its ready message. */
  reload(): void;
  /**
   * Closes the frame: it no longer sends or handles messages.
   *
   * @throws `Error` if the `strict` option is set and the page has sent unknown requests
   */
  close(): void;
}

/**
 * Creates an in-memory content frame for testing a host page without a browser.
 *
 * @example
 * const host = new MemoryWindow({ origin: 'https://page.example' });
 * const frame = createFrameEmulator({ host });
 * frame.window.postMessage(message, '*');
 */
export const createFrameEmulator = (options: FrameEmulatorOptions): FrameEmulator => openFrame(options);

/** Iframe that an in-memory frame is attached to. */
interface FrameElement {
  /** Query parameters from the iframe's URL. */
  parameters: URLSearchParams;
  /** Called after each reload. */
  onReload: () => void;
}

/** Creates an in-memory content frame, optionally for an iframe. */
export function openFrame(options: FrameEmulatorOptions, element?: FrameElement): FrameEmulator {
  const { host, uid, kind, origin = 'https://app.powerbi.com', content, lenient = false, now } = options;
  const secret = options.secret ?? randomHex(64);
  const authority = new TokenAuthority(secret, { lenient, ...(now && { now }) });
  const frameWindow = new MemoryWindow({ origin });
  const { frame, host: parent } = joinWindows(host, frameWindow);
  const faultInjector = new FaultInjector(options.faults ?? []);
  const source = new DirectSource(content ?? sampleContent(), authority);
  const user = new MemoryStore();
  const overrides = new RequestOverrides();
  const unknownRequests: string[] = [];
  const open = () => {
    const connection = new HostConnection({ window: frameWindow, parent, faultInjector, overrides });
    const session = new FrameSession({
      kind,
      source,
      host: connection,
      user,
      ...(uid !== undefined && { uid }),
      ...(now && { now }),
    });
    if (element) applyUrlParameters(session, element.parameters);
    session.onUnknownRequest = (request) => void unknownRequests.push(request);
    connection.start(session);
    const dispose = (): void => {
      connection.stop();
      session.dispose();
    };
    return { session, dispose };
  };
  let current = open();
  const reload = (): void => {
    current.dispose();
    current = open();
    element?.onReload();
  };
  const expireToken = (): void => {
    current.session.expireToken();
  };
  const crash = (): void => {
    current.dispose();
  };
  // An in-memory frame cannot navigate. The host page cannot tell a frame that has navigated away from a crashed one.
  faultInjector.attach({ crash, reload, navigate: crash, expireToken });
  const assertNoUnknownRequests = (): void => {
    if (unknownRequests.length > 0) throw new Error(`Unknown requests: ${unknownRequests.join(', ')}`);
  };
  return {
    window: frame,
    get session() {
      return current.session;
    },
    unknownRequests,
    handle: (route, resolver, overrideOptions) => overrides.handle(route, resolver, overrideOptions),
    resetHandlers: () => {
      overrides.resetHandlers();
    },
    requests: overrides.requests,
    createToken: (items = ['*'], expiresInSeconds = 3600, tokenOptions = {}) =>
      authority.create({ ...tokenOptions, items, expiresInSeconds }),
    expireToken,
    crash,
    reload,
    use: (...faults) => {
      faultInjector.use(faults);
    },
    reset: () => {
      faultInjector.use([]);
    },
    assertNoUnknownRequests,
    close: () => {
      current.dispose();
      if (options.strict) assertNoUnknownRequests();
    },
  };
}
