import { ErrorResponse, UserManager, WebStorageStateStore, type User } from 'oidc-client-ts';
import { profileSchema, signIn, type AppConfig, type Profile } from '../../../../shared';
import { resetAppState } from '../state/persistence';
import { createStore, type Store } from '../state/store';
import { safeStorage } from '../storage/safe-storage';
import { requestedPath } from './requested-path';
import { safeReturnUrl } from './return-url';

export type SessionState =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; profile: Profile }
  /** The session expired while the page was open. The page keeps its content until the user signs in again. */
  | { status: 'expired'; profile: Profile };

/** How long before its expiry the access token is renewed. */
const renewalLeadSeconds = 30;

/** Thrown when the storage that sign-in redirects depend on is blocked or full. */
export class StorageBlockedError extends Error {
  override name = 'StorageBlockedError';
  constructor() {
    super('Sign-in requires browser storage, which is blocked or full. Allow site data or free up some space.');
  }
}

/** Thrown when the provider could not be asked for the tokens, for example because of a network failure. */
export class TokenRequestError extends Error {
  override name = 'TokenRequestError';
}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : 'unknown reason');

/** Sign-in through the identity provider: authorization code flow with PKCE, token renewal and sign-out. */
export class SignIn {
  readonly state: Store<SessionState> = createStore<SessionState>({ status: 'unknown' });
  readonly #manager: UserManager;
  readonly #requests = safeStorage(() => localStorage);
  readonly #tabStorage = safeStorage(() => sessionStorage);
  /** Sends the signed-in user's id to the other tabs, or null after a sign-out. */
  readonly #tabs = new BroadcastChannel('session');
  #renewal: Promise<string | undefined> | undefined;
  #completion: Promise<string> | undefined;
  #redirect: Promise<void> | undefined;

  constructor(config: AppConfig) {
    const { origin } = location;
    this.#manager = new UserManager({
      authority: config.authority,
      metadataUrl: config.metadataUrl,
      client_id: config.clientId,
      scope: config.scope,
      response_type: 'code',
      redirect_uri: `${origin}${signIn.callbackPath}`,
      silent_redirect_uri: `${origin}${signIn.silentPath}`,
      post_logout_redirect_uri: `${origin}${signIn.signedOutPath}`,
      // tokens must not outlive the tab; a new tab signs in through the provider's session
      userStore: new WebStorageStateStore({ store: this.#tabStorage }),
      // shared between windows, because the sign-in popup reads it too
      stateStore: new WebStorageStateStore({ store: this.#requests }),
      loadUserInfo: false,
      monitorSession: false,
      // `renew` does this instead: two concurrent renewals would use the same refresh token, which ends the session
      automaticSilentRenew: false,
      accessTokenExpiringNotificationTimeInSeconds: renewalLeadSeconds,
    });
    this.#manager.events.addUserLoaded((user) => {
      this.#setUser(user);
    });
    this.#manager.events.addAccessTokenExpiring(() => void this.renew());
    this.#tabs.addEventListener('message', ({ data }) => {
      const state = this.state.get();
      if (!('profile' in state) || state.profile.sub === data) return;
      // this page shows data for a user who is no longer signed in
      resetAppState();
      void this.discard();
    });
  }

  /** Restores the session of this tab. An expired session is renewed. */
  async restore(): Promise<void> {
    // a stored session that cannot be parsed is ignored
    const user = await this.#manager.getUser().catch(() => null);
    if (!user) this.state.set({ status: 'signed-out' });
    else if (user.expired !== true) this.#setUser(user);
    else if ((await this.renew()) === undefined) this.state.set({ status: 'signed-out' });
  }

  async accessToken(): Promise<string | undefined> {
    return (await this.#manager.getUser())?.access_token;
  }

  /** Requests a new token. Concurrent calls share one request. A failure is logged and resolves to undefined. */
  renew(): Promise<string | undefined> {
    return this.#renewal ?? this.#startRenewal(this.#renew());
  }

  /** Reloads the profile in a hidden frame. A renewal with the refresh token would not return a new ID token. */
  async refreshProfile(): Promise<void> {
    await this.#renewal;
    await this.#startRenewal(
      this.#manager
        .signinSilent({ forceIframeAuth: true })
        .then((user) => user?.access_token)
        .catch((cause: unknown) => {
          console.info('The profile could not be reloaded:', reasonOf(cause));
          return undefined;
        }),
    );
  }

  /** Stores a renewal until it has settled. */
  #startRenewal(renewal: Promise<string | undefined>): Promise<string | undefined> {
    this.#renewal = renewal.finally(() => {
      this.#renewal = undefined;
    });
    return this.#renewal;
  }

  /**
   * Renews the token:
   *
   * 1. Uses the refresh token.
   * 2. If the provider rejects it, uses the provider's session in a hidden frame.
   * 3. If the provider has no session either, marks the session as expired. A network failure does not: the next
   *    request tries again.
   */
  async #renew(): Promise<string | undefined> {
    try {
      return (await this.#manager.signinSilent())?.access_token;
    } catch (rejection) {
      try {
        if (!(rejection instanceof ErrorResponse)) throw rejection;
        return (await this.#manager.signinSilent({ forceIframeAuth: true }))?.access_token;
      } catch (cause) {
        console.info('The sign-in could not be renewed:', reasonOf(cause));
        if (cause instanceof ErrorResponse) this.#expire();
        return undefined;
      }
    }
  }

  /**
   * Redirects to the provider's sign-in page.
   * @param space key of the space whose brand the sign-in page shows
   * @throws {StorageBlockedError} if browser storage is blocked or full. Metadata request errors are rethrown.
   */
  async start(returnUrl: string, space: string | undefined): Promise<void> {
    this.#requests.setItem('oidc.probe', '');
    if (!this.#requests.isPersistent) throw new StorageBlockedError();
    this.#requests.removeItem('oidc.probe');
    requestedPath.set(returnUrl);
    await this.#shareRedirect(() =>
      this.#manager.signinRedirect({
        state: { returnUrl },
        ...(space === undefined ? {} : { extraQueryParams: { space } }),
      }),
    );
  }

  /**
   * Completes a sign-in on the callback page and returns the URL to open next. The code can be used only once, so
   * concurrent calls share the result.
   *
   * @throws {TokenRequestError} if the tokens could not be requested. Other errors mean that the sign-in is no longer valid.
   */
  complete(): Promise<string> {
    this.#completion ??= this.#manager.signinCallback().then(
      (user) => safeReturnUrl(stateOf(user).returnUrl),
      (cause: unknown) => {
        // all other errors are raised before the request or are the provider's answer
        const isAnswered = cause instanceof ErrorResponse || /state/i.test(reasonOf(cause));
        throw isAnswered ? cause : new TokenRequestError(reasonOf(cause), { cause });
      },
    );
    return this.#completion;
  }

  /** Completes a silent renewal in the hidden frame. */
  completeSilently(): Promise<void> {
    return this.#manager.signinSilentCallback();
  }

  /** Signs in again in a popup, which preserves this page's content. */
  async startInPopup(space: string | undefined): Promise<void> {
    await this.#manager.signinPopup({
      // a provider on a different origin can isolate the popup from this page, which is reported as a closed popup
      popupAbortOnClose: new URL(this.#manager.settings.authority).origin === location.origin,
      ...(space === undefined ? {} : { extraQueryParams: { space } }),
    });
  }

  /** Discards this tab's session. The app then redirects to the sign-in page. */
  async discard(): Promise<void> {
    await this.#manager.removeUser();
    this.state.set({ status: 'signed-out' });
  }

  /** Redirects to the provider's sign-out page with the ID token. */
  signOut(returnUrl: string): Promise<void> {
    return this.#shareRedirect(() => this.#manager.signoutRedirect({ state: { returnUrl } }));
  }

  /** Completes a sign-out on the callback page. Returns the URL to open next. */
  async completeSignOut(): Promise<string> {
    // the user is signed out even if the response is invalid; only the return URL is lost
    const response = await this.#manager.signoutCallback().catch(() => undefined);
    this.#tabs.postMessage(null);
    await this.discard();
    return safeReturnUrl(stateOf(response && { state: response.userState }).returnUrl);
  }

  /**
   * Shares one redirect between concurrent calls, which strict mode causes. Otherwise, one call's redirect would abort the
   * other's requests, and that failure would stop the redirect.
   */
  #shareRedirect(redirect: () => Promise<void>): Promise<void> {
    this.#redirect ??= redirect().finally(() => {
      this.#redirect = undefined;
    });
    return this.#redirect;
  }

  #setUser(user: User): void {
    const profile = profileSchema.safeParse(user.profile);
    if (!profile.success) {
      this.state.set({ status: 'signed-out' });
      return;
    }
    const before = this.state.get();
    if ('profile' in before && before.profile.sub !== profile.data.sub) {
      // another user has signed in: the page still shows data that only the previous user may see
      resetAppState();
      location.replace('/');
      return;
    }
    if (before.status !== 'signed-in') this.#tabs.postMessage(profile.data.sub);
    this.state.set({ status: 'signed-in', profile: profile.data });
  }

  #expire(): void {
    const state = this.state.get();
    if (state.status === 'signed-in') this.state.set({ status: 'expired', profile: state.profile });
  }
}

const stateOf = (user: { state?: unknown } | undefined): { returnUrl?: unknown } =>
  typeof user?.state === 'object' && user.state !== null ? user.state : {};
