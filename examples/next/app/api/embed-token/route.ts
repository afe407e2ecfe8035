/** Returns an access token. In production, check that the user is signed in, and get the token from Power BI's REST API. */
export function GET(): Response {
  const expiration = new Date(Date.now() + 3_600_000).toISOString();
  return Response.json({ token: 'demo', expiration }, { headers: { 'cache-control': 'no-store' } });
}
