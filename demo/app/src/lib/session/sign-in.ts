import { ErrorResponse, UserManager, WebStorageStateStore, type User } from 'oidc-client-ts';
import { profileSchema, signIn, type AppConfig, type Profile } from '../../../../shared';
import { resetAppState } from '../state/persistence';
import { createStore, type Store } from '../state/store';
import { safeReturnUrl } from './return-url';
import { safeStorage } from '../storage/safe-storage';

export type SessionState =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; profile: Profile }
  /** The sign-in has run out while the page was open: what is on the page is kept until the user signs in again. */
  | { status: 'ended'; profile: Profile };

const secondsBeforeEnd = 30;

/** The browser keeps nothing for this site: the way to the provider and back would find nobody at home. */
export class StorageRefusedError extends Error {
  override name = 'StorageRefusedError';
  constructor() {
    super('The browser keeps nothing for this site. Sign-in needs its storage: allow site data, or free some space.');
  }
}

/** The sign-in at the identity provider: authorization code with PKCE, renewal, sign-out. */
export class SignIn {
  readonly state: Store<SessionState> = createStore<SessionState>({ status: 'unknown' });
  readonly #manager: UserManager;
  readonly #requests = safeStorage(() => localStorage);
  #renewal: Promise<string | undefined> | undefined;
  #completion: Promise<string> | undefined;

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
      // a tab's own storage: nothing of the session outlives the tab; the provider's session serves the next one
      userStore: new WebStorageStateStore({ store: safeStorage(() => sessionStorage) }),
      // read by the window that signs in again, so it is shared between windows
      stateStore: new WebStorageStateStore({ store: this.#requests }),
      loadUserInfo: false,
      monitorSession: false,
      // renewed below: two renewals at once would use one refresh token twice, which ends the session
      automaticSilentRenew: false,
      accessTokenExpiringNotificationTimeInSeconds: secondsBeforeEnd,
    });
    this.#manager.events.addUserLoaded((user) => {
      this.#show(user);
    });
    this.#manager.events.addAccessTokenExpiring(() => void this.renew());
  }

  /** Reads the session of this tab; one that has run out is renewed. */
  async restore(): Promise<void> {
    // a text of the store that cannot be read is no session
    const user = await this.#manager.getUser().catch(() => null);
    if (!user) this.state.set({ status: 'signed-out' });
    else if (user.expired !== true) this.#show(user);
    else if ((await this.renew()) === undefined) this.state.set({ status: 'signed-out' });
  }

  async accessToken(): Promise<string | undefined> {
    return (await this.#manager.getUser())?.access_token;
  }

  /** Gets a new token, once for all who ask at the same time. A failure is logged, and undefined the answer. */
  renew(): Promise<string | undefined> {
    this.#renewal ??= this.#renew().finally(() => {
      this.#renewal = undefined;
    });
    return this.#renewal;
  }

  /** Reads the profile anew: the provider's session gives a new ID token, which the refresh token does not. */
  async refreshProfile(): Promise<void> {
    await this.#renewal;
    this.#renewal = this.#manager
      .signinSilent({ forceIframeAuth: true })
      .then((user) => user?.access_token)
      .catch((cause: unknown) => {
        console.info('The profile could not be read anew:', cause instanceof Error ? cause.message : 'unknown reason');
        return undefined;
      })
      .finally(() => {
        this.#renewal = undefined;
      });
    await this.#renewal;
  }

  /**
   * 1. With the refresh token.
   * 2. If the provider takes none: in a hidden frame, with the provider's own session.
   * 3. If the provider knows no session either, the sign-in has ended. Without an answer it has not: the next call tries again.
   */
  async #renew(): Promise<string | undefined> {
    try {
      return (await this.#manager.signinSilent())?.access_token;
    } catch (refusal) {
      try {
        if (!(refusal instanceof ErrorResponse)) throw refusal;
        return (await this.#manager.signinSilent({ forceIframeAuth: true }))?.access_token;
      } catch (cause) {
        console.info('The sign-in could not be renewed:', cause instanceof Error ? cause.message : 'unknown reason');
        const { status } = this.state.get();
        if (cause instanceof ErrorResponse && status === 'signed-in') this.#end();
        return undefined;
      }
    }
  }

  /**
   * Leaves for the provider's sign-in page.
   * @param space its brand is shown there
   * @throws {StorageRefusedError} and whatever the network throws when the provider cannot be asked for its addresses
   */
  async start(returnUrl: string, space: string | undefined): Promise<void> {
    this.#requests.setItem('oidc.probe', '');
    if (!this.#requests.isPersistent) throw new StorageRefusedError();
    this.#requests.removeItem('oidc.probe');
    await this.#manager.signinRedirect({
      state: { returnUrl },
      ...(space === undefined ? {} : { extraQueryParams: { space } }),
    });
  }

  /** Ends a sign-in on the callback page. The code works once, so a second call gets the first one's answer. */
  complete(): Promise<string> {
    this.#completion ??= this.#manager.signinCallback().then((user) => safeReturnUrl(stateOf(user).returnUrl));
    return this.#completion;
  }

  completeSilently(): Promise<void> {
    return this.#manager.signinSilentCallback();
  }

  /** Signs in again in a window of its own, so that this page keeps what it shows. */
  async startInWindow(space: string | undefined): Promise<void> {
    await this.#manager.signinPopup({
      // a provider on another origin may cut the tie between the windows, which looks like closing
      popupAbortOnClose: new URL(this.#manager.settings.authority).origin === location.origin,
      ...(space === undefined ? {} : { extraQueryParams: { space } }),
    });
  }

  /** Gives up a session that has ended; whoever is signed out goes to the sign-in page. */
  async giveUp(): Promise<void> {
    await this.#manager.removeUser();
    this.state.set({ status: 'signed-out' });
  }

  /** Leaves for the provider's sign-out, with the id token. */
  async end(returnUrl: string): Promise<void> {
    await this.#manager.signoutRedirect({ state: { returnUrl } });
  }

  /** @returns where to go after the sign-out */
  async completeEnd(): Promise<string> {
    const answer = await this.#manager.signoutCallback().catch(() => undefined);
    await this.#manager.removeUser();
    this.state.set({ status: 'signed-out' });
    return safeReturnUrl(stateOf(answer && { state: answer.userState }).returnUrl);
  }

  #show(user: User): void {
    const profile = profileSchema.safeParse(user.profile);
    if (!profile.success) {
      this.state.set({ status: 'signed-out' });
      return;
    }
    const before = this.state.get();
    if ('profile' in before && before.profile.sub !== profile.data.sub) {
      // somebody else has signed in over this page, which shows what the first user may see
      resetAppState();
      location.replace('/');
      return;
    }
    this.state.set({ status: 'signed-in', profile: profile.data });
  }

  #end(): void {
    const state = this.state.get();
    if (state.status === 'signed-in') this.state.set({ status: 'ended', profile: state.profile });
  }
}

const stateOf = (user: { state?: unknown } | undefined): { returnUrl?: unknown } =>
  typeof user?.state === 'object' && user.state !== null ? user.state : {};
