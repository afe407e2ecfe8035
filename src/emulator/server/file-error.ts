/** Returns why a file could not be read, to follow its name in a message: `not found`, otherwise the system's error. */
export function fileErrorReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? 'not found' : `cannot be read (${message})`;
}
