import type { Content } from './content/direct';
import type { Fault } from './frame/fault';

/** How an emulator's server is made. */
export interface EmulatorOptions {
  /** Default 0: any free port. */
  port?: number;
  /** Default '127.0.0.1': only this machine. */
  host?: string;
  /** Reports and dashboards, or a function that makes a report; default the sample content. */
  content?: Content;
  /** Certificate and key in PEM; default plain http. */
  tls?: { cert: string; key: string };
  /** Secret that embed tokens are signed with; default a random one that `createToken` uses. */
  secret?: string;
  /** Tokens that are no JWTs open everything. Default false. */
  lenient?: boolean;
  /**
   * A call that is in no table makes {@link Emulator.close} reject, and the frame's script throws (a `pageerror` in
   * Playwright). Default false.
   */
  strict?: boolean;
  /** How the frames misbehave from the start; default not at all. */
  faults?: readonly Fault[];
  /** Hears of a call that is in no table, as it comes; only of a strict server. */
  onUnknownCall?: (call: string) => void;
  /** The clock that tokens are checked by, milliseconds since 1970. Default the real one. */
  now?: () => number;
  /** Path of the frame's script; default the one of this package. @internal */
  script?: string;
}

/** A running emulator. */
export interface Emulator {
  /** For example 'http://127.0.0.1:4300'; the page must trust it (`trustedOrigins`). */
  readonly origin: string;
  /** The embed URL of a report. */
  embedUrl(reportId: string): string;
  /** The embed URL of a dashboard. */
  dashboardUrl(dashboardId: string): string;
  /** The embed URL of a tile. */
  tileUrl(dashboardId: string, tileId: string): string;
  /** The embed URL of a question-and-answer box. */
  qnaUrl(): string;
  /** The embed URL of creation: a new report upon a dataset. */
  createUrl(datasetId: string): string;
  /** The embed URL of quick creation. */
  quickCreateUrl(): string;
  /** The embed URL of a report that is printed page by page. */
  paginatedUrl(reportId: string): string;
  /** Makes an embed token; default for everything, for an hour. */
  createToken(items?: readonly string[], expiresInSeconds?: number): Promise<string>;
  /** All tokens made so far have expired: frames are refused at their next request for content, or a new token. */
  expireTokens(): void;
  /** Replaces the faults of the frames that are opened from now on. */
  use(...faults: Fault[]): void;
  /** Frames that are opened from now on behave well again. */
  reset(): void;
  /** Calls of pages that are in no table, in the order of their coming; only of a strict server. */
  readonly unknownCalls: readonly string[];
  /** Throws when pages have made unknown calls; only of a strict server. */
  assertNoUnknownCalls(): void;
  /**
   * Stops the server.
   *
   * @throws `Error` of a strict server that was asked unknown calls
   */
  close(): Promise<void>;
}

/**
 * Starts the emulator's server. Only in Node; nothing of Node is loaded before.
 *
 * @throws `ContentError` for content with faults, `PortTakenError` for a port that is taken
 */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const { serve } = await import('./server/server');
  return serve(options);
}
