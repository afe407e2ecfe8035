import { createEmbedTokenSource, type EmbedTokenSource, type SharedSourceOptions } from '../../../../src/server';
import { TestClock, minutes } from './test-clock';

export const clientSecret = 'the-client-secret';
export const workspaceId = 'w-1';

export interface ProviderRequest {
  /** Method and path, for example 'GET /v1.0/myorg/groups/w-1/reports/r-1'. */
  route: string;
  host: string;
  authorization: string | null;
  /** Parsed body: JSON or form fields. */
  body: Record<string, unknown> | undefined;
  init: RequestInit;
}

type Responder = (request: ProviderRequest) => Response | Promise<Response>;

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** In-memory identity provider and REST API. All requests succeed unless `respond` sets a different response. */
export class FakeProvider {
  readonly clock = new TestClock();
  readonly requests: ProviderRequest[] = [];
  readonly #responders: { part: string; responder: Responder; times: number }[] = [];
  #tokens = 0;

  /** Creates a source that sends its requests to this provider. */
  source(options: SharedSourceOptions = {}): EmbedTokenSource {
    return createEmbedTokenSource({
      tenantId: 'tenant',
      clientId: 'client',
      clientSecret,
      fetch: this.fetch,
      clock: this.clock,
      ...options,
    });
  }

  /** Replaces the responses to requests whose route contains this part. */
  respond(part: string, responder: Responder | Response, times = Infinity): void {
    const create = responder instanceof Response ? () => responder.clone() : responder;
    this.#responders.push({ part, responder: create, times });
  }

  /** Returns the requested routes that contain this part, without the version. */
  routes(part = ''): string[] {
    return this.requests.map(({ route }) => route.replace('/v1.0/myorg/', '')).filter((route) => route.includes(part));
  }

  readonly fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const { body } = init;
    const request: ProviderRequest = {
      route: `${init.method ?? 'GET'} ${url.pathname}`,
      host: url.host,
      authorization: new Headers(init.headers).get('authorization'),
      body:
        body instanceof URLSearchParams
          ? Object.fromEntries(body)
          : typeof body === 'string'
            ? (JSON.parse(body) as Record<string, unknown>)
            : undefined,
      init,
    };
    this.requests.push(request);
    const override = this.#responders.find(({ part, times }) => times > 0 && request.route.includes(part));
    if (override) {
      override.times -= 1;
      return override.responder(request);
    }
    return this.#succeed(request.route);
  };

  #succeed(route: string): Response {
    this.#tokens += 1;
    if (route.endsWith('/oauth2/v2.0/token'))
      return json(200, { token_type: 'Bearer', expires_in: 3600, access_token: `application-${this.#tokens}` });
    if (route.endsWith('GenerateToken')) {
      const expiration = new Date(this.clock.now() + minutes(60)).toISOString();
      return json(200, { token: `embed-${this.#tokens}`, tokenId: 'id', expiration });
    }
    const id = route.split('/').at(-1) ?? '';
    return json(200, {
      id,
      name: `Name of ${id}`,
      embedUrl: `https://app.example/embed?id=${id}`,
      ...(route.includes('/reports/') && { datasetId: `data-of-${id}` }),
      ...(route.includes('/datasets/') && {
        qnaEmbedURL: 'https://app.example/qnaEmbed',
        createReportEmbedURL: `https://app.example/reportEmbed?datasetId=${id}`,
      }),
    });
  }
}
