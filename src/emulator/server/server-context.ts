import type { DirectSource } from '../content/direct';
import type { TokenAuthority } from '../content/token';
import type { Fault } from '../frame/fault';
import type { ServerLimits } from './limits';
import type { RequestQueue } from './request-queue';

/** File of the frame page. Its URL contains a hash of the content, so that browsers can cache it permanently. */
export interface FrameFile {
  url: string;
  content: Buffer;
}

/** State and dependencies of a running server. */
export interface ServerContext {
  source: DirectSource;
  authority: TokenAuthority;
  limits: Required<ServerLimits>;
  queue: RequestQueue;
  frameScript: FrameFile;
  /** Font of the frame. Undefined if it is not next to the script. */
  frameFont: FrameFile | undefined;
  strict: boolean;
  /** Returns the current time in milliseconds since 1970. */
  now: () => number;
  /** Returns the origin of the server. */
  origin: () => string;
  /** Returns the current faults. */
  faults: () => readonly Fault[];
  addUnknownRequest(request: string): void;
}
