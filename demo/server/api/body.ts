import { bodyLimit } from 'hono/body-limit';
import { limits, messages } from '../../shared';
import { Refusal } from '../http/refusal';
import type { ApiContext } from './context';

const limitTo = (maxSize: number, message: string) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal(413, message);
    },
  });

/** For bodies of a few fields. */
export const smallBody = limitTo(8 * 1024, 'The body is too large.');

/** For staff members: the largest photo in Base64 and the other fields. */
export const staffBody = limitTo(Math.ceil(limits.photoBytes / 3) * 4 + 64 * 1024, messages.photoTooLarge);

/**
 * Parses the JSON body, whose size one of the limits above has checked.
 * @throws {Refusal} 415 for other content types, 400 for invalid JSON
 */
export async function readJson(c: ApiContext): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new Refusal(415, 'Please send the body as application/json.');
  const text = await c.req.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
}
