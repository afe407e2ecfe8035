import type { ServerResponse } from 'node:http';
import { ContentError } from '../content/validate-content';
import { Failure } from '../failure';

/** Default headers of all responses. */
const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Maximum number of unread body bytes that are drained to keep a connection open. */
const maxDrainedBytes = 64 * 1024;

/** Sends a response. A body with several parts is sent without joining the parts. */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array | readonly Uint8Array[],
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) return;
  const parts = typeof body === 'string' || body instanceof Uint8Array ? [body] : body;
  response.writeHead(status, {
    ...commonHeaders,
    'content-type': type,
    'content-length': parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0),
    ...(hasUnreadBody(response) && { connection: 'close' }),
    ...headers,
  });
  if (response.req.method !== 'HEAD') for (const part of parts) response.write(part);
  response.end();
}

// Without this check, Node.js would receive the rest of a rejected body before reading the next request.
function hasUnreadBody({ req }: ServerResponse): boolean {
  if (req.complete) return false;
  const length = req.headers['content-length'];
  return length === undefined ? req.headers['transfer-encoding'] !== undefined : Number(length) > maxDrainedBytes;
}

/** Sends a JSON response. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body), headers);
}

/** Sends an error response. Unexpected errors are also emitted as process warnings. */
export function sendFailure(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) {
    response.end();
    return;
  }
  if (error instanceof Failure) {
    sendJson(response, error.status, error.body, error.status === 503 ? { 'retry-after': '1' } : {});
    return;
  }
  const detailedMessage =
    error instanceof ContentError ? error.message : 'Internal emulator error. See the emulator console.';
  if (!(error instanceof ContentError)) process.emitWarning(error instanceof Error ? error : String(error));
  sendJson(response, 500, { message: 'LoadReportFailed', detailedMessage, errorCode: '500', level: 6 });
}
