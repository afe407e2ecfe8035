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
  renewAt: number;
}

/** The values of a `Credential`. */
interface CredentialValues {
  readonly accessToken: string | undefined;
  readonly expiresAt: unknown;
  readonly clientAssertion: string | undefined;
  readonly clientSecret: string | undefined;
}

/** How long before its expiry an application token is no longer used, in milliseconds. */
const expiryMarginMs = 60_000;

/** How long a token is used after a failed renewal before the next attempt, in milliseconds. */
const renewalPauseMs = 60_000;

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
    const fallback = current && now < current.usableUntil ? current : undefined;
    try {
      // With a token to fall back on, a caller waits for one attempt only.
      const renewed = await this.#shared.run('application token', signal, (sharedSignal) =>
        this.#request(sharedSignal, fallback ? 0 : this.#settings.retries),
      );
      return renewed.token;
    } catch (error) {
      signal.throwIfAborted();
      const isTemporary = error instanceof EmbedTokenError && ['throttled', 'unavailable'].includes(error.code);
      if (!isTemporary || !fallback || fallback !== this.#current) throw error;
      fallback.renewAt = Math.min(this.#settings.clock.now() + renewalPauseMs, fallback.usableUntil);
      return fallback.token;
    }
  }

  /** Removes a token that the API has rejected. */
  invalidate(token: string): void {
    if (this.#current?.token === token) this.#current = undefined;
  }

  async #request(signal: AbortSignal, retries: number): Promise<ApplicationToken> {
    const { clock, endpoints } = this.#settings;
    const credential = await this.#credential(signal);
    const requestedAt = clock.now();
    const { accessToken, expiresAt, clientAssertion, clientSecret } = credential;
    if (accessToken) return this.#cache(accessToken, requestedAt, Number(expiresAt) - requestedAt);
    const { tenantId, clientId } = this.#settings;
    const hint = 'It is required unless getCredential returns an access token.';
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: requireString(clientId, 'clientId', hint),
      scope: endpoints.scope,
    });
    const secret = clientAssertion ?? clientSecret ?? '';
    form.set(clientAssertion ? 'client_assertion' : 'client_secret', secret);
    if (clientAssertion) form.set('client_assertion_type', assertionType);
    const tenant = encodeURIComponent(requireString(tenantId, 'tenantId', hint));
    const request: HttpRequest = {
      method: 'POST',
      url: `${endpoints.loginUrl}/${tenant}/oauth2/v2.0/token`,
      body: form,
    };
    const response = await this.#http.send(request, signal, retries);
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

  /** Returns the non-empty values of the credential, of which there is at least one. */
  async #credential(signal: AbortSignal): Promise<CredentialValues> {
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
    const returned = Object(credential) as Record<string, unknown>;
    const read = (value: unknown) => (isNonEmptyString(value) ? value : undefined);
    const values: CredentialValues = {
      accessToken: read(returned.accessToken),
      expiresAt: returned.expiresAt,
      clientAssertion: read(returned.clientAssertion),
      clientSecret: read(returned.clientSecret),
    };
    if (values.accessToken ?? values.clientAssertion ?? values.clientSecret) return values;
    throw new EmbedTokenError(
      'invalidOptions',
      'Expected getCredential to return { clientSecret }, { clientAssertion } or { accessToken, expiresAt }, but received none of these.',
    );
  }
}
