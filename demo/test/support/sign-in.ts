import { createHash, randomBytes } from 'node:crypto';
import { signIn } from '../../shared';

interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** HTTP client that stores cookies with their paths, like a browser. Does not follow redirects. */
export class CookieClient {
  #cookies: Cookie[] = [];

  constructor(readonly origin: string) {}

  get cookies(): readonly Cookie[] {
    return this.#cookies;
  }

  async visit(url: string, init: RequestInit = {}): Promise<Response> {
    const target = new URL(url, this.origin);
    const headers = new Headers(init.headers);
    const sent = this.#cookies.filter(({ path }) => `${target.pathname}/`.startsWith(path === '/' ? '/' : `${path}/`));
    if (sent.length > 0) headers.set('cookie', sent.map(({ name, value }) => `${name}=${value}`).join('; '));
    const response = await fetch(target, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const path = /;\s*path=([^;]*)/i.exec(line)?.[1] ?? '/';
      this.#cookies = this.#cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
      if (value !== '' && !/expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.push({ name, value, path });
    }
    return response;
  }

  post(url: string, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return this.visit(url, { method: 'POST', body: new URLSearchParams(form), headers });
  }
}

export const locationOf = (response: Response): string => response.headers.get('location') ?? '';

export interface AuthorizationRequest {
  url: string;
  verifier: string;
}

/** Creates an authorization request, as the app does. Returns its URL and the PKCE verifier. */
export function authorizationRequest(origin: string, extra: Record<string, string> = {}): AuthorizationRequest {
  const verifier = randomBytes(32).toString('base64url');
  const params = new URLSearchParams({
    client_id: signIn.clientId,
    redirect_uri: `${origin}${signIn.callbackPath}`,
    response_type: 'code',
    scope: signIn.scope,
    state: 'state-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  });
  return { url: `${signIn.providerPath}/auth?${params.toString()}`, verifier };
}

export interface Tokens {
  accessToken: string;
  idToken: string;
  refreshToken: string;
}

/** Sends a request to the token endpoint. */
export async function requestTokens(
  browser: CookieClient,
  form: Record<string, string>,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await browser.post(`${signIn.providerPath}/token`, { client_id: signIn.clientId, ...form });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const tokensOf = (body: Record<string, unknown>): Tokens => ({
  accessToken: String(body.access_token),
  idToken: String(body.id_token),
  refreshToken: String(body.refresh_token),
});

/** Follows the redirects after a sign-in until the app's callback URL, and exchanges the code for tokens. */
export async function finish(browser: CookieClient, response: Response, verifier: string): Promise<Tokens> {
  let location = locationOf(response);
  while (!location.includes('code=')) {
    const next = await browser.visit(location);
    location = locationOf(next);
    if (location === '')
      throw new Error(`Expected a redirect during the sign-in, received the status ${String(next.status)}.`);
  }
  const code = new URL(location).searchParams.get('code') ?? '';
  const redirect = `${browser.origin}${signIn.callbackPath}`;
  const { status, body } = await requestTokens(browser, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirect,
    code_verifier: verifier,
  });
  if (status !== 200) throw new Error(`Expected tokens, received ${JSON.stringify(body)}.`);
  return tokensOf(body);
}

/** Exchanges a refresh token for new tokens. */
export async function refresh(browser: CookieClient, refreshToken: string) {
  const { status, body } = await requestTokens(browser, { grant_type: 'refresh_token', refresh_token: refreshToken });
  return { status, tokens: tokensOf(body) };
}

/** Signs in on the sign-in page with the authorization code flow and PKCE. */
export async function signInWithPassword(
  origin: string,
  email: string,
  password: string,
  browser = new CookieClient(origin),
): Promise<Tokens> {
  const { url, verifier } = authorizationRequest(origin);
  const page = locationOf(await browser.visit(url));
  await browser.visit(page);
  return finish(browser, await browser.post(page, { email, password }), verifier);
}
