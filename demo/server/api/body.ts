import { Refusal } from '../http/refusal';
import type { ApiContext } from './context';

/** The parsed JSON body; its size has been limited before. */
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
