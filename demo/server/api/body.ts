import { bodyLimit } from 'hono/body-limit';
import { limits, messages } from '../../shared';
import { HttpError } from '../http/http-error';
import type { ApiContext } from './context';

const limitTo = (maxSize: number, message: string) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new HttpError(413, message);
    },
  });

/** Middleware that limits request bodies to 8 KiB. */
export const smallBody = limitTo(8 * 1024, 'The body is too large.');

/** Middleware that limits staff member bodies to the largest photo in Base64 plus 64 KiB for the other fields. */
export const staffBody = limitTo(Math.ceil(limits.photoBytes / 3) * 4 + 64 * 1024, messages.photoTooLarge);

/**
 * Parses the JSON body. Routes limit its size with {@link smallBody} or {@link staffBody} first.
 * @throws {HttpError} 415 for other content types, 400 for invalid JSON
 */
export async function readJson(c: ApiContext): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new HttpError(415, 'Please send the body as application/json.');
  const text = await c.req.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}
