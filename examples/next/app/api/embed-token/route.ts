/** Gives the page its token. A real one comes from the provider's REST API, for a signed-in user only. */
export function GET(): Response {
  const expiration = new Date(Date.now() + 3_600_000).toISOString();
  return Response.json({ token: 'demo', expiration }, { headers: { 'cache-control': 'no-store' } });
}
