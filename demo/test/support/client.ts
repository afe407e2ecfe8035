/** API response. `body` is parsed if it is JSON, otherwise it is text. */
export interface ApiResponse<Body = unknown> {
  status: number;
  body: Body;
  headers: Headers;
}

/** HTTP client for the API. Sends the access token, if there is one. */
export class Client {
  constructor(
    private readonly origin: string,
    readonly token?: string,
  ) {}

  get = <Body>(path: string) => this.send<Body>('GET', path);
  post = <Body>(path: string, body: unknown) => this.send<Body>('POST', path, body);
  put = <Body>(path: string, body: unknown) => this.send<Body>('PUT', path, body);
  delete = (path: string) => this.send('DELETE', path);

  /**
   * Sends a request.
   *
   * @param path path relative to `/api/`
   * @param body value to send as JSON, or a string that is sent unchanged
   */
  async send<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ApiResponse<Body>> {
    const response = await fetch(`${this.origin}/api/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as Body, headers: response.headers };
  }
}
