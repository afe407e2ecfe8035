import { Failure } from '../failure';

/** A request's path and query. */
export interface RequestPath {
  /** The path as sent. */
  readonly pathname: string;
  /** The decoded parts of the path between slashes. Parts can be empty. */
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
}

/**
 * Parses a request's target.
 *
 * @throws Failure 400 for a malformed target
 */
export function parsePath(target: string): RequestPath {
  try {
    // A path that starts with two slashes would be parsed as a host.
    const { pathname, searchParams } = new URL(target.startsWith('/') ? `http://emulator${target}` : target);
    return { pathname, segments: pathname.split('/').slice(1).map(decodeURIComponent), query: searchParams };
  } catch {
    throw new Failure(400, { message: 'BadRequest', detailedMessage: 'The request URL is malformed.' });
  }
}
