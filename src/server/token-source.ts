import { withTimeout } from './abort';
import { ApplicationTokens } from './application-tokens';
import { EmbedTokenError } from './embed-token-error';
import { ExpiringCache } from './expiring-cache';
import { HttpClient, type HttpRequest, type HttpResponse } from './http-client';
import { type EmbedItem, itemPath } from './items';
import { requireList, type SourceSettings } from './options';
import type {
  CallOptions,
  Embed,
  EmbedItemDetails,
  EmbedRequest,
  EmbedToken,
  EmbedTokenSource,
  TokenRequest,
} from './requests';
import { errorCodeOf, readString, responseError } from './response-error';
import { SharedRequests } from './shared-requests';
import { type TokenCall, embedUrlField, singleItemTokenCall, multiItemTokenCall } from './token-body';

const metadataLifetimeMs = 600_000;
const maxCachedItems = 1000;
/**
 * How long before their expiry embed tokens are no longer reused, in milliseconds. For tokens with a lifetime of less than 20
 * minutes, it is half of the lifetime. Pages refresh tokens five minutes before expiry and must then receive a new token.
 */
const maxTokenMarginMs = 600_000;

/** An `EmbedTokenSource` that uses Power BI's REST API. Its caches cannot be cleared. */
export class RestTokenSource implements Omit<EmbedTokenSource, 'clear'> {
  readonly #settings: SourceSettings;
  readonly #http: HttpClient;
  readonly #shared = new SharedRequests();
  readonly #application: ApplicationTokens;
  readonly #items: ExpiringCache<HttpResponse>;
  readonly #tokens: ExpiringCache<EmbedToken>;

  constructor(settings: SourceSettings) {
    const { clock, maxCachedTokens } = settings;
    const now = (): number => clock.now();
    this.#settings = settings;
    this.#http = new HttpClient(settings);
    this.#application = new ApplicationTokens(settings, this.#http, this.#shared);
    this.#items = new ExpiringCache(maxCachedItems, now);
    this.#tokens = new ExpiringCache(maxCachedTokens, now);
  }

  getEmbed(request: EmbedRequest, options?: CallOptions): Promise<Embed> {
    return this.#run(request, options, async (callSignal, fresh) => {
      const details = await this.#item(request, false, callSignal);
      const token = await this.#token(singleItemTokenCall(request, details.datasetId), fresh, callSignal);
      return { ...details, ...token };
    });
  }

  getToken(request: TokenRequest, options?: CallOptions): Promise<EmbedToken> {
    return this.#run(request, options, async (callSignal, fresh) => {
      const reports = await Promise.all(
        requireList(request.reports, 'reports').map((report) => this.#item(report, false, callSignal)),
      );
      const datasetIds = reports.flatMap(({ datasetId }) => datasetId ?? []);
      const token = await this.#token(multiItemTokenCall(request, datasetIds), fresh, callSignal);
      // The cache and concurrent calls share the original.
      return { ...token };
    });
  }

  getItem(item: EmbedItem, options?: CallOptions): Promise<EmbedItemDetails> {
    return this.#run(item, options, (callSignal, fresh) => this.#item(item, fresh, callSignal));
  }

  async #run<Result>(
    request: object,
    options: CallOptions | null | undefined,
    task: (signal: AbortSignal, fresh: boolean) => Promise<Result>,
  ): Promise<Result> {
    // Callers without type checking can pass any value.
    const { signal, fresh = false } = options ?? {};
    if (Object(request) !== request)
      throw new EmbedTokenError(
        'invalidOptions',
        `Expected an object with the ids of items, received ${String(request as unknown)}.`,
      );
    const { clock, timeoutMs } = this.#settings;
    const onTimeout = (): EmbedTokenError =>
      new EmbedTokenError(
        'timeout',
        `Expected a result within ${timeoutMs} ms, received none. Raise timeoutMs, or retry the call later.`,
      );
    return withTimeout(clock, timeoutMs, signal, onTimeout, (callSignal) => task(callSignal, fresh));
  }

  async #item(item: EmbedItem, fresh: boolean, signal: AbortSignal): Promise<EmbedItemDetails> {
    const path = itemPath(item);
    const request = this.#request('GET', path);
    const cached = fresh ? undefined : this.#items.get(path);
    const response = cached ?? (await this.#shared.run(`GET ${path}`, signal, (shared) => this.#send(request, shared)));
    const { name, displayName, title, datasetId } = response.body;
    const label = [name, displayName, title].find((each) => typeof each === 'string');
    const details = {
      id: readString(request, response, 'id'),
      ...(label !== undefined && { name: label }),
      embedUrl: readString(request, response, embedUrlField(item)),
      ...(typeof datasetId === 'string' && { datasetId }),
    };
    // A response without these fields is not cached.
    if (!cached) this.#items.set(path, response, this.#settings.clock.now() + metadataLifetimeMs);
    return details;
  }

  #token({ path, body }: TokenCall, fresh: boolean, signal: AbortSignal): Promise<EmbedToken> {
    const json = JSON.stringify(body);
    const key = `${path} ${json}`;
    const cached = fresh ? undefined : this.#tokens.get(key);
    if (cached) return Promise.resolve(cached);
    return this.#shared.run(`POST ${key}`, signal, async (shared) => {
      const request = this.#request('POST', path, json);
      const response = await this.#send(request, shared);
      const token = {
        token: readString(request, response, 'token'),
        expiration: readString(request, response, 'expiration'),
      };
      const now = this.#settings.clock.now();
      const lifetimeMs = Date.parse(token.expiration) - response.clockSkewMs - now;
      if (lifetimeMs > 0) this.#tokens.set(key, token, now + lifetimeMs - Math.min(maxTokenMarginMs, lifetimeMs / 2));
      return token;
    });
  }

  #request(method: 'GET' | 'POST', path: string, body?: string): HttpRequest {
    const url = `${this.#settings.endpoints.apiUrl}/v1.0/myorg/${path}`;
    return body === undefined ? { method, url } : { method, url, body };
  }

  /** Sends a request to the API. If the API rejects the application token, retries the request once with a new one. */
  async #send(request: HttpRequest, signal: AbortSignal): Promise<HttpResponse> {
    for (let isRetry = false; ; isRetry = true) {
      const token = await this.#application.get(signal);
      const headers: Record<string, string> = { authorization: `Bearer ${token}` };
      if (request.body !== undefined) headers['content-type'] = 'application/json';
      const response = await this.#http.send({ ...request, headers }, signal);
      if (response.status === 200) return response;
      const { status } = response;
      const isRejectedToken = status === 401 || (status === 403 && errorCodeOf(response) === 'TokenExpired');
      if (!isRejectedToken || isRetry) throw responseError(request, response, token);
      this.#application.invalidate(token);
    }
  }
}
