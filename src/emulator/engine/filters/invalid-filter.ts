/** Error thrown for a filter that is invalid for its kind. */
export class InvalidFilterError extends Error {
  override readonly name = 'InvalidFilterError';
}
