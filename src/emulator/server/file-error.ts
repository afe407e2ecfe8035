/** Returns the reason why a file could not be read, as text that follows the file's name in a message. */
export function fileErrorReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? 'not found' : `cannot be read (${message})`;
}
