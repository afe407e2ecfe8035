import type { Browser, Cookie } from '@playwright/test';
import type { Account } from './accounts';
import { fillSignIn, isInApp } from './sign-in';

export interface SavedSession {
  /** The provider's session. */
  cookies: Cookie[];
  /** What the tab has stored, without the refresh token: that one works once, and many tabs begin with this. */
  tab: Record<string, string>;
  /** Unix time in seconds at which the access token ends. */
  endsAt: number;
}

const secondsLeft = 120;

/** Signs in once per account, and again when the token has not long to live. */
export class Sessions {
  readonly #known = new Map<Account, SavedSession>();

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  async of(account: Account): Promise<SavedSession> {
    const known = this.#known.get(account);
    if (known && known.endsAt - Date.now() / 1000 > secondsLeft) return known;
    const made = await this.#signIn(account);
    this.#known.set(account, made);
    return made;
  }

  /** Called by tests that sign out: the session is gone for those that follow in this worker. */
  forget(account: Account): void {
    this.#known.delete(account);
  }

  async #signIn(account: Account): Promise<SavedSession> {
    const context = await this.browser.newContext({ baseURL: this.origin });
    const page = await context.newPage();
    await page.goto('/');
    await fillSignIn(page, account);
    await page.waitForURL(isInApp);
    const entries = await page.evaluate(() =>
      Object.entries(sessionStorage).filter(([name]) => name.startsWith('oidc.user')),
    );
    const cookies = await context.cookies();
    await context.close();
    let endsAt = 0;
    const tab = entries.map(([name, text]): [string, string] => {
      const { refresh_token: _once, ...user } = JSON.parse(String(text)) as Record<string, unknown>;
      endsAt = Number(user.expires_at);
      return [name, JSON.stringify(user)];
    });
    return { cookies, tab: Object.fromEntries(tab), endsAt };
  }
}

/** Runs in the page, before its scripts: gives a new tab the session, once. */
export function restoreSession({ origin, entries }: { origin: string; entries: Record<string, string> }): void {
  const mark = 'e2e-session';
  if (location.origin !== origin || sessionStorage.getItem(mark) !== null) return;
  sessionStorage.setItem(mark, '');
  for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value);
}
