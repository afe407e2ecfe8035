/** A startup error that the operator can fix. Its message is printed without a stack trace. */
export class SetupError extends Error {
  override name = 'SetupError';
}
