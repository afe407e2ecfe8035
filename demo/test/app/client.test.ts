import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listBody, objectBody } from '../../app/src/lib/api/body';
import { Api, type ApiConfig } from '../../app/src/lib/api/client';
import { ApiError, genericMessage, networkMessage, timeoutMessage } from '../../app/src/lib/api/error';

const respond = (status: number, body?: unknown) =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

describe('the API client', () => {
  const fetchMock = vi.fn<typeof fetch>();
  const reported: string[] = [];
  let config: ApiConfig;
  let api: Api;

  beforeEach(() => {
    reported.length = 0;
    fetchMock.mockReset();
    vi.stubGlobal('fetch', fetchMock);
    config = {
      accessToken: () => Promise.resolve('first'),
      renewToken: () => Promise.resolve('second'),
      currentPath: () => '/IYG-US',
      onForbidden: () => reported.push('forbidden'),
      onNotFound: () => reported.push('not found'),
      onFailure: ({ displayMessage }) => reported.push(displayMessage),
    };
    api = new Api();
    api.configure(config);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const headersOf = (call: number) => new Headers(fetchMock.mock.calls[call]?.[1]?.headers);

  test('sends the token and requests JSON', async () => {
    fetchMock.mockResolvedValueOnce(respond(200, [1]));
    expect(await api.get('IYG-US/locations')).toEqual([1]);
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/IYG-US/locations');
    expect(headersOf(0).get('authorization')).toBe('Bearer first');
    expect(headersOf(0).get('accept')).toBe('application/json');
    expect(headersOf(0).has('content-type')).toBe(false);
  });

  test('sends bodies as JSON and accepts an empty response', async () => {
    fetchMock.mockResolvedValueOnce(respond(201, { id: '7' })).mockResolvedValueOnce(respond(204));
    expect(await api.post('IYG-US/staff', { firstName: 'Ann' })).toEqual({ id: '7' });
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"firstName":"Ann"}' });
    expect(headersOf(0).get('content-type')).toBe('application/json');
    await expect(api.delete('IYG-US/staff/7')).resolves.toBeUndefined();
  });

  test('ignores the body of a response to DELETE', async () => {
    fetchMock.mockResolvedValueOnce(new Response('Deleted.'));
    await expect(api.delete('IYG-US/staff/7')).resolves.toBeUndefined();
    expect(reported).toEqual([]);
  });

  test.each([null, {}, 'text'])('reports a response body that is %j instead of a list', async (body) => {
    fetchMock.mockResolvedValueOnce(respond(200, body));
    await expect(api.get('IYG-US/locations', { parse: listBody })).rejects.toThrow(genericMessage);
    expect(reported).toEqual([genericMessage]);
  });

  test.each([null, {}, [], 'text'])('reports a response body that is %j instead of an object', async (body) => {
    fetchMock.mockResolvedValueOnce(respond(200, body));
    await expect(api.get('power-bi', { parse: objectBody<{ token: string }>('token') })).rejects.toThrow(
      genericMessage,
    );
    expect(reported).toEqual([genericMessage]);
  });

  test('renews the token after a 401 and retries the request', async () => {
    fetchMock
      .mockResolvedValueOnce(respond(401, { error: 'Please sign in.' }))
      .mockResolvedValueOnce(respond(200, 'ok'));
    expect(await api.get('permissions')).toBe('ok');
    expect(headersOf(1).get('authorization')).toBe('Bearer second');
    expect(reported).toEqual([]);
  });

  test('retries a 401 at most once, and not at all without a new token', async () => {
    fetchMock.mockImplementation(() => Promise.resolve(respond(401, { error: 'Please sign in.' })));
    await expect(api.get('permissions')).rejects.toMatchObject({ status: 401, displayMessage: 'Please sign in.' });
    expect(fetchMock).toHaveBeenCalledTimes(2);
    config.renewToken = () => Promise.resolve(undefined);
    await expect(api.get('permissions')).rejects.toBeInstanceOf(ApiError);
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  test.each([
    [403, 'forbidden'],
    [404, 'not found'],
  ])('navigates after a %i response unless the request disables navigation', async (status, event) => {
    fetchMock.mockImplementation(() => Promise.resolve(respond(status, { error: 'No.' })));
    await expect(api.get('IYG-US/staff/7')).rejects.toMatchObject({ status });
    expect(reported).toEqual([event]);
    await expect(api.put('IYG-US/staff/7', {}, { navigate: false })).rejects.toMatchObject({ status });
    expect(reported).toEqual([event, 'No.']);
  });

  test.each([403, 404, 500])('ignores a %i response to a page that the user has left', async (status) => {
    let path = '/IYG-US/edit/7';
    config.currentPath = () => path;
    fetchMock.mockImplementation(() => {
      path = '/IYG-US/new';
      return Promise.resolve(respond(status, { error: 'No.' }));
    });
    await expect(api.get('IYG-US/staff/7')).rejects.toMatchObject({ status });
    expect(reported).toEqual([]);
    // the user expects the result of a change on any page
    path = '/IYG-US/edit/7';
    await expect(api.put('IYG-US/staff/7', {}, { navigate: false })).rejects.toMatchObject({ status });
    expect(reported).toEqual(['No.']);
  });

  test('reports a failed request that pages share after the user has left the page that sent it', async () => {
    let path = '/IYG-US';
    config.currentPath = () => path;
    fetchMock.mockImplementation(() => {
      path = '/IYG-US/new';
      return Promise.resolve(respond(500, { error: 'No.' }));
    });
    await expect(api.get('IYG-US/locations', { isShared: true })).rejects.toMatchObject({ status: 500 });
    expect(reported).toEqual(['No.']);
  });

  test('sends If-Match, and does not report statuses that the caller handles', async () => {
    fetchMock.mockImplementation(() => Promise.resolve(respond(412, { error: 'Changed.' })));
    const put = api.put('IYG-US/staff/7', {}, { ifMatch: '"v1"', handledStatuses: [412] });
    await expect(put).rejects.toMatchObject({ status: 412 });
    expect(headersOf(0).get('if-match')).toBe('"v1"');
    expect(reported).toEqual([]);
    await expect(api.delete('IYG-US/staff/7')).rejects.toMatchObject({ status: 412 });
    expect(headersOf(1).has('if-match')).toBe(false);
    expect(reported).toEqual(['Changed.']);
  });

  test('throws the validation errors in a response with their fields', async () => {
    const errors = [{ path: 'email', message: 'Please provide valid Email' }];
    fetchMock.mockResolvedValueOnce(respond(400, { error: 'Please provide valid Email', errors: [...errors, 7] }));
    await expect(api.post('IYG-US/staff', {})).rejects.toMatchObject({ status: 400, errors });
    expect(reported).toEqual(['Please provide valid Email']);
  });

  test('uses a generic message for responses that have no message or are not JSON', async () => {
    fetchMock.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(api.get('permissions')).rejects.toMatchObject({ status: 502, displayMessage: genericMessage });
    fetchMock.mockResolvedValueOnce(new Response('<h1>Proxy</h1>', { status: 200 }));
    await expect(api.get('permissions')).rejects.toMatchObject({ status: 0, displayMessage: genericMessage });
  });

  test('distinguishes a network failure from a timeout', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('fetch failed'));
    await expect(api.get('permissions')).rejects.toMatchObject({ status: 0, displayMessage: networkMessage });
    config.timeoutMs = 5;
    fetchMock.mockImplementationOnce(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    await expect(api.get('permissions')).rejects.toMatchObject({ status: 0, displayMessage: timeoutMessage });
  });

  test('does not report an aborted request', async () => {
    const controller = new AbortController();
    controller.abort(new Error('left the page'));
    fetchMock.mockRejectedValueOnce(controller.signal.reason);
    await expect(api.get('permissions', { signal: controller.signal })).rejects.toThrow('left the page');
    expect(reported).toEqual([]);
  });

  test("validates the response body with the request's parser", async () => {
    fetchMock.mockResolvedValueOnce(respond(200, { total: 'many' }));
    const parse = (): number => {
      throw new Error('not a number');
    };
    await expect(api.get('IYG-US/locations/count', { parse })).rejects.toMatchObject({ status: 0 });
    expect(reported).toEqual([genericMessage]);
  });
});
