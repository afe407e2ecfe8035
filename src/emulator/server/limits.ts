/** Limits that keep the server responsive. All are optional. */
export interface ServerLimits {
  /** Largest request body, in bytes. Default 2,097,152 (2 MB). */
  maxBodyBytes?: number;
  /** Longest time to receive a request with its body, in milliseconds. Default 10,000. */
  requestTimeoutMs?: number;
  /** Content requests that are processed at a time. Others wait. Default 16. */
  maxContentRequests?: number;
  /** Content requests that wait at a time. Others are rejected with status 503. Default 256. */
  maxWaitingRequests?: number;
  /** Open connections. Others are closed. Default 1,024. */
  maxConnections?: number;
}

export const defaultLimits: Required<ServerLimits> = {
  maxBodyBytes: 2 * 1024 * 1024,
  requestTimeoutMs: 10_000,
  maxContentRequests: 16,
  maxWaitingRequests: 256,
  maxConnections: 1024,
};
