import type { IncomingMessage } from 'node:http';
import { Failure, badRequest } from '../failure';

/**
 * Reads a request body as text.
 *
 * @throws Failure 413 if the body is longer than `limit` bytes, 400 if the client disconnects before the body is
 * complete
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > limit) throw tooLarge(limit);
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof Failure ? error : badRequest('The request was aborted before its body was complete.');
  }
  return Buffer.concat(parts).toString('utf8');
}

function tooLarge(limit: number): Failure {
  const detailedMessage = `The request body must not exceed ${String(limit)} bytes.`;
  return new Failure(413, { message: 'TooLarge', detailedMessage });
}
