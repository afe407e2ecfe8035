/** Writes a line of JSON to the terminal. Never pass a token or a secret. */
export function log(event: string, details: Record<string, unknown>): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...details }));
}
