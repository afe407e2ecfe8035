/** A start that cannot succeed for a reason that the operator can mend: its message is printed without a stack. */
export class SetupError extends Error {
  override name = 'SetupError';
}
