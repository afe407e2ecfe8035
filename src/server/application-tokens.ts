import { EmbedTokenError } from './embed-token-error';
import type { HttpClient, HttpRequest } from './http-client';
import { type Credential, type SourceSettings, isNonEmptyString, requireString } from './options';
import { readString, responseError } from './response-error';
import type { SharedRequests } from './shared-requests';

interface ApplicationToken {
  readonly token: string;
  /**
   * Expiry in milliseconds since 1970, minus a margin for clock skew and for the duration of the request that uses the
   * token.
   */
  readonly usableUntil: number;
  readonly renewAt: number;
}

/** How long before its expiry an application token is no longer used, in milliseconds. */
const expiryMarginMs = 60_000;

const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** Source of the application's access tokens for the REST API. Caches the current token. */
export class ApplicationTokens {
  readonly #settings: SourceSettings;
  readonly #http: HttpClient;
  readonly #shared: SharedRequests;
  #current: ApplicationToken | undefined;

  constructor(settings: SourceSettings, http: HttpClient, shared: SharedRequests) {
    this.#settings = settings;
    this.#http = http;
    this.#shared = shared;
  }

  /** Returns the current token, or requests a new one. */
  async get(signal: AbortSignal): Promise<string> {
    const now = this.#settings.clock.now();
    const current = this.#current;
    if (current && now < current.renewAt) return current.token;
    try {
      const renewed = await this.#shared.run('application token', signal, (sharedSignal) =>
        this.#request(sharedSignal),
      );
      return renewed.token;
    } catch (error) {
      signal.throwIfAborted();
      const isTemporary = error instanceof EmbedTokenError && ['throttled', 'unavailable'].includes(error.code);
      if (isTemporary && current && current === this.#current && now < current.usableUntil) return current.token;
      throw error;
    }
  }

  /** Removes a token that the API has rejected. */
  invalidate(token: string): void {
    if (this.#current?.token === token) this.#current = undefined;
  }

  async #request(signal: AbortSignal): Promise<ApplicationToken> {
    const { clock, endpoints } = this.#settings;
    const credential = await this.#credential(signal);
    const requestedAt = clock.now();
    if ('accessToken' in credential) {
      const token = requireString(credential.accessToken, 'accessToken', 'Return it from getCredential.');
      return this.#cache(token, requestedAt, Number(credential.expiresAt) - requestedAt);
    }
    const { tenantId, clientId } = this.#settings;
    const hint = 'It is required unless getCredential returns an access token.';
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: requireString(clientId, 'clientId', hint),
      scope: endpoints.scope,
    });
    const isAssertion = 'clientAssertion' in credential;
    const secret = isAssertion ? credential.clientAssertion : credential.clientSecret;
    form.set(isAssertion ? 'client_assertion' : 'client_secret', secret);
    if (isAssertion) form.set('client_assertion_type', assertionType);
    const tenant = encodeURIComponent(requireString(tenantId, 'tenantId', hint));
    const request: HttpRequest = {
      method: 'POST',
      url: `${endpoints.loginUrl}/${tenant}/oauth2/v2.0/token`,
      body: form,
    };
    const response = await this.#http.send(request, signal);
    if (response.status !== 200) throw responseError(request, response, secret, true);
    const token = readString(request, response, 'access_token');
    return this.#cache(token, requestedAt, Number(response.body.expires_in) * 1000);
  }

  #cache(token: string, requestedAt: number, lifetimeMs: number): ApplicationToken {
    const finiteLifetimeMs = Number.isFinite(lifetimeMs) ? lifetimeMs : 0;
    this.#current = {
      token,
      usableUntil: requestedAt + finiteLifetimeMs - expiryMarginMs,
      // An embed token expires with the application token that requested it. Application tokens are therefore renewed early.
      renewAt: requestedAt + finiteLifetimeMs / 2,
    };
    return this.#current;
  }

  async #credential(signal: AbortSignal): Promise<Credential> {
    const { getCredential, endpoints } = this.#settings;
    let credential: Credential;
    try {
      credential = await getCredential({ scope: endpoints.scope, signal });
    } catch (cause) {
      signal.throwIfAborted();
      throw new EmbedTokenError(
        'credentialRejected',
        'Expected getCredential to return a credential, but it threw an error. See `cause`.',
        { cause },
      );
    }
    // Callers without type checking can return any value.
    const values = Object.values((credential as Credential | undefined) ?? {});
    if (values.some(isNonEmptyString)) return credential;
    throw new EmbedTokenError(
      'invalidOptions',
      'Expected getCredential to return { clientSecret }, { clientAssertion } or { accessToken, expiresAt }, but received none of these.',
    );
  }
}
