import type { DirectSource } from '../content/direct';
import type { TokenAuthority } from '../content/token';
import type { Fault } from '../frame/fault';
import type { ServerLimits } from '../server-limits';
import type { RequestQueue } from './request-queue';

/** The frame's script. Its URL contains a content hash, so browsers can cache the script permanently. */
export interface FrameScript {
  url: string;
  content: Buffer;
}

/** A running server's state and dependencies. */
export interface ServerContext {
  source: DirectSource;
  authority: TokenAuthority;
  limits: Required<ServerLimits>;
  queue: RequestQueue;
  frameScript: FrameScript;
  strict: boolean;
  /** Returns the current time in milliseconds since 1970. */
  now: () => number;
  /** Returns the server's origin. */
  origin: () => string;
  /** Returns the faults to inject. */
  faults: () => readonly Fault[];
  /** Records a request that is not in the request table. */
  recordUnknownRequest(request: string): void;
}
