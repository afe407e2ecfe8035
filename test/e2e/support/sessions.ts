import type { Cookie } from '@playwright/test';
import { decodeJwt } from 'jose';
import { signIn } from '../../../demo/shared';
import { CookieClient, signInWithPassword } from '../../../demo/test/support/sign-in';
import { accounts, getPassword, type Account } from './accounts';

export interface SavedSession {
  /** Cookies of the identity provider's session. */
  cookies: Cookie[];
  /**
   * `sessionStorage` entries. The refresh token is omitted, because it can be used only once and many tabs start from this
   * session.
   */
  storage: Record<string, string>;
  /** Access token expiry, as Unix time in seconds. */
  expiresAt: number;
}

/** Minimum remaining token lifetime at the start of a test, in seconds. */
const minLifetime = 120;

/** Cache of saved sessions. Signs in once per account, and again when the access token is about to expire. Does not open a page. */
export class Sessions {
  readonly #sessions = new Map<string, SavedSession>();

  constructor(private readonly origin: string) {}

  forAccount(account: Account): Promise<SavedSession> {
    return this.forPerson(accounts[account], getPassword(account));
  }

  async forPerson(email: string, password: string): Promise<SavedSession> {
    const existing = this.#sessions.get(email);
    if (existing && existing.expiresAt - Date.now() / 1000 > minLifetime) return existing;
    const created = await this.#signIn(email, password);
    this.#sessions.set(email, created);
    return created;
  }

  /** Removes a session. Required in tests that sign out, because the session is no longer valid for the worker's later tests. */
  forget(account: Account): void {
    this.#sessions.delete(accounts[account]);
  }

  async #signIn(email: string, password: string): Promise<SavedSession> {
    const browser = new CookieClient(this.origin);
    const tokens = await signInWithPassword(this.origin, email, password, browser);
    const expiresAt = decodeJwt(tokens.accessToken).exp ?? 0;
    const authority = `${this.origin}${signIn.providerPath}`;
    // the format in which oidc-client-ts stores a user
    const user = {
      id_token: tokens.idToken,
      access_token: tokens.accessToken,
      token_type: 'Bearer',
      scope: signIn.scope,
      profile: decodeJwt(tokens.idToken),
      expires_at: expiresAt,
    };
    const cookies = browser.cookies.map((cookie) => ({
      ...cookie,
      domain: new URL(this.origin).hostname,
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax' as const,
    }));
    return { cookies, storage: { [`oidc.user:${authority}:${signIn.clientId}`]: JSON.stringify(user) }, expiresAt };
  }
}

/** Restores the session in a new tab, once. Runs in the page, before its scripts. */
export function restoreSession({ origin, entries }: { origin: string; entries: Record<string, string> }): void {
  const restoredKey = 'e2e-session';
  if (location.origin !== origin || sessionStorage.getItem(restoredKey) !== null) return;
  sessionStorage.setItem(restoredKey, '');
  for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value);
}
