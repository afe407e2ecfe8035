/** Returns a response body that must be a list. The API client reports the error that is thrown for any other body. */
export function listBody<T>(body: unknown): T[] {
  if (!Array.isArray(body)) throw new TypeError('Expected a list as response body.');
  return body as T[];
}

/**
 * Creates a function that returns a response body that must be an object. The API client reports the error that is thrown for any
 * other body.
 * @param name property that identifies the object
 */
export const objectBody =
  <T extends object>(name: keyof T) =>
  (body: unknown): T => {
    if (typeof body !== 'object' || body === null || !(name in body))
      throw new TypeError(`Expected an object with '${String(name)}' as response body.`);
    return body as T;
  };
