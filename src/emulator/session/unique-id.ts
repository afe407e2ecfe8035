/**
 * Encodes an embed's unique id for the path of a message. powerbi-client decodes paths with `decodeURI`, which does not
 * decode reserved characters such as `&` and `#`. Of these, only the ones that would change the path are encoded.
 */
export function encodeUniqueId(uid: string): string {
  return encodeURI(uid).replace(/[/?]/g, encodeURIComponent);
}
