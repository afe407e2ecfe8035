/** Sign-in and access tokens of the page's user. */
export interface Auth {
  /** Completes a sign-in that has redirected to this page. Returns the user's name, or undefined if no user is signed in. */
  start(): Promise<string | undefined>;
  /** Redirects to the identity provider. */
  signIn(): Promise<void>;
  /** Signs out and redirects to this page. */
  signOut(): Promise<void>;
  /** Returns the user's access token for the content. `fresh` requests a new token, because the current one expires soon or was rejected. */
  getAccessToken(fresh: boolean): Promise<{ token: string; expiration?: string }>;
}
