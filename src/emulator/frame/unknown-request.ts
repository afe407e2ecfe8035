/** Reports a request that is not in the request table to the server and as an uncaught error. */
export async function reportUnknownRequest(request: string): Promise<void> {
  await fetch('/strict/unknown-requests', { method: 'POST', body: request, credentials: 'omit' });
  reportError(new Error(`Unknown request '${request}': it is not in the request table.`));
}
