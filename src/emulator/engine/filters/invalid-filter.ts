/** A filter that says something which no filter of its kind can say. */
export class InvalidFilterError extends Error {
  override readonly name = 'InvalidFilterError';
}
