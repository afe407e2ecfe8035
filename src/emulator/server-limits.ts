/** Limits that keep the server responsive. All are optional. */
export interface ServerLimits {
  /** Maximum size of the request body when a frame saves a report, in bytes. Default: 2,097,152 (2 MB). */
  maxBodyBytes?: number;
  /** Maximum time to receive a request and its body, in milliseconds. Default: 10,000. */
  requestTimeoutMs?: number;
  /** Maximum number of content requests that are processed concurrently. Further requests wait. Default: 16. */
  maxContentRequests?: number;
  /** Maximum number of waiting content requests. Further requests are rejected with status 503. Default: 256. */
  maxWaitingRequests?: number;
  /** Maximum number of open connections. Further connections are closed. Default: 1,024. */
  maxConnections?: number;
}

export const defaultLimits: Required<ServerLimits> = {
  maxBodyBytes: 2 * 1024 * 1024,
  requestTimeoutMs: 10_000,
  maxContentRequests: 16,
  maxWaitingRequests: 256,
  maxConnections: 1024,
};
