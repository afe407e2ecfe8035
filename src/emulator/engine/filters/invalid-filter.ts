/** Error thrown for an invalid or unsupported filter. */
export class InvalidFilterError extends Error {
  override readonly name = 'InvalidFilterError';
}
