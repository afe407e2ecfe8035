import { createHash } from 'node:crypto';
import { messages } from '../../shared';
import { Refusal } from './refusal';

/** Names a state of what is served, as `ETag` wants it: the same content has the same name. */
export const versionOf = (content: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`;

/**
 * Refuses (412) to change what is not in the state that the request names in `If-Match`; without one every state will do.
 * Weak names never match, as HTTP wants it for changes.
 */
export function requireVersion(ifMatch: string | undefined, present: unknown): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const wanted = ifMatch.split(',').map((version) => version.trim());
  if (!wanted.includes(versionOf(present))) throw new Refusal(412, messages.changedMeanwhile);
}
