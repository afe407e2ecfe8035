/** Tells the server of a call that is in no table, before the call is answered, and fails as loud as a script can. */
export async function reportUnknownCall(call: string): Promise<void> {
  await fetch('/strict/unknown-calls', { method: 'POST', body: call, credentials: 'omit' });
  reportError(new Error(`Unknown call '${call}': it is not in the request table.`));
}
