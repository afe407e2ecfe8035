const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
// 08: connection exceptions, 53300: too many connections, 57P01 to 57P03: shutting down or starting up, 57014: statement timeout
const postgresCodes = /^(08\w{3}|53300|57P0[1-3]|57014)$/;
// errors raised by the driver, which have no code
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client (has encountered a connection error|was closed))/;

/** Returns whether an operation failed because the database cannot be reached, is shutting down, or does not respond. */
export function isDatabaseUnavailable(cause: unknown): boolean {
  for (let error = cause; error instanceof Error; error = error.cause) {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
    if (networkCodes.has(code) || postgresCodes.test(code) || driverMessages.test(error.message)) return true;
  }
  return false;
}
