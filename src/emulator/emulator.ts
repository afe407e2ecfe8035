import type { Content } from './content/direct';
import type { TokenOptions } from './content/token';
import type { Fault } from './frame/fault';
import type { ServerLimits } from './server-limits';

/** Options for the emulator's server. */
export interface EmulatorOptions {
  /** Port to listen on. Default: 0 (any free port). */
  port?: number;
  /** Address to listen on. Default: '127.0.0.1', which is reachable only from this machine. */
  host?: string;
  /** Content to serve: definitions, or a function that returns a report. Default: the sample content. */
  content?: Content;
  /** Certificate and key in PEM format. Default: plain http. */
  tls?: { cert: string; key: string };
  /** Secret that tokens are signed with, at least 32 characters long. Default: a random one. */
  secret?: string;
  /** Whether tokens that are not JWTs grant access to everything. Default: false. */
  lenient?: boolean;
  /**
   * Whether requests that are not in the request table are errors: {@link Emulator.close} rejects, and the script in
   * the frame throws an uncaught error (`pageerror` in Playwright). Default: false.
   */
  strict?: boolean;
  /** Faults to inject from the start. Default: none. */
  faults?: readonly Fault[];
  /** Called with each request that is not in the request table, as 'METHOD /path'. Requires `strict`. */
  onUnknownRequest?: (request: string) => void;
  /** Returns the current time in milliseconds since 1970. Used to create and verify tokens. Default: `Date.now`. */
  now?: () => number;
  /** Limits that keep the server responsive. Defaults: see {@link ServerLimits}. */
  limits?: ServerLimits;
  /** Path to the frame's script. Default: the script in this package. @internal */
  script?: string;
}

/** A running emulator. */
export interface Emulator {
  /** The server's origin, for example 'http://127.0.0.1:4300'. Add it to the page's `trustedOrigins`. */
  readonly origin: string;
  /** Returns the embed URL for a report. */
  embedUrl(reportId: string): string;
  /** Returns the embed URL for a dashboard. */
  dashboardUrl(dashboardId: string): string;
  /** Returns the embed URL for a tile. */
  tileUrl(dashboardId: string, tileId: string): string;
  /** Returns the embed URL for Q&A. */
  qnaUrl(): string;
  /** Returns the embed URL for creating a report from a dataset. */
  createUrl(datasetId: string): string;
  /** Returns the embed URL for quick create. */
  quickCreateUrl(): string;
  /** Returns the embed URL for a paginated report. */
  paginatedUrl(reportId: string): string;
  /**
   * Creates an embed token.
   *
   * @param items - ids of the reports, datasets and dashboards that the token grants access to; default `['*']` (all)
   * @param expiresInSeconds - lifetime in seconds; default 3600
   * @param options - identities for row-level security, the reports that may be changed, and the workspaces that
   * reports may be saved to
   */
  createToken(items?: readonly string[], expiresInSeconds?: number, options?: TokenOptions): Promise<string>;
  /** Expires all tokens created so far. Frames receive an error when they next request content or set a token. */
  expireTokens(): void;
  /** Replaces the faults for new frames and for the REST API. Frames that are already open keep their faults. */
  use(...faults: Fault[]): void;
  /** Removes the faults for new frames and for the REST API. Frames that are already open keep their faults. */
  reset(): void;
  /** Requests that are not in the request table, as 'METHOD /path', in order. Requires `strict`. */
  readonly unknownRequests: readonly string[];
  /** Throws if pages have sent requests that are not in the request table. Requires `strict`. */
  assertNoUnknownRequests(): void;
  /**
   * Stops the server.
   *
   * @throws `Error` if the `strict` option is set and pages have sent unknown requests
   */
  close(): Promise<void>;
}
