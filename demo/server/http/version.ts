import { createHash } from 'node:crypto';
import { messages } from '../../shared';
import { HttpError } from './http-error';

/** Returns a strong `ETag` for JSON content. Equal content has the same version. */
export const versionOf = (content: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`;

/**
 * Compares the current content with a request's `If-Match` header. Without the header, any version is accepted.
 * Weak validators never match (RFC 9110, section 13.1.1).
 * @throws {HttpError} 412 if the content has changed
 */
export function requireVersion(ifMatch: string | undefined, current: unknown): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const accepted = ifMatch.split(',').map((version) => version.trim());
  if (!accepted.includes(versionOf(current))) throw new HttpError(412, messages.conflict);
}
