import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Api, type ApiParts } from '../../app/src/lib/api/client';
import { ApiError, genericMessage, networkMessage, timeoutMessage } from '../../app/src/lib/api/error';

const answer = (status: number, body?: unknown) =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

describe('the API client', () => {
  const fetched = vi.fn<typeof fetch>();
  const happened: string[] = [];
  let parts: ApiParts;
  let api: Api;

  beforeEach(() => {
    happened.length = 0;
    fetched.mockReset();
    vi.stubGlobal('fetch', fetched);
    parts = {
      accessToken: () => Promise.resolve('first'),
      renewToken: () => Promise.resolve('second'),
      onForbidden: () => happened.push('forbidden'),
      onNotFound: () => happened.push('not found'),
      onFailure: ({ displayMessage }) => happened.push(displayMessage),
    };
    api = new Api();
    api.connect(parts);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const headersOf = (call: number) => new Headers(fetched.mock.calls[call]?.[1]?.headers);

  test('sends the token and asks for JSON', async () => {
    fetched.mockResolvedValueOnce(answer(200, [1]));
    expect(await api.get('IYG-US/locations')).toEqual([1]);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/IYG-US/locations');
    expect(headersOf(0).get('authorization')).toBe('Bearer first');
    expect(headersOf(0).get('accept')).toBe('application/json');
    expect(headersOf(0).has('content-type')).toBe(false);
  });

  test('sends bodies as JSON and takes an empty answer', async () => {
    fetched.mockResolvedValueOnce(answer(201, { id: '7' })).mockResolvedValueOnce(answer(204));
    expect(await api.post('IYG-US/staff', { firstName: 'Ann' })).toEqual({ id: '7' });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"firstName":"Ann"}' });
    expect(headersOf(0).get('content-type')).toBe('application/json');
    await expect(api.delete('IYG-US/staff/7')).resolves.toBeUndefined();
  });

  test('renews the token after a 401 and tries once more', async () => {
    fetched.mockResolvedValueOnce(answer(401, { error: 'Please sign in.' })).mockResolvedValueOnce(answer(200, 'ok'));
    expect(await api.get('permissions')).toBe('ok');
    expect(headersOf(1).get('authorization')).toBe('Bearer second');
    expect(happened).toEqual([]);
  });

  test('does not try again when there is no new token, nor more than once', async () => {
    fetched.mockImplementation(() => Promise.resolve(answer(401, { error: 'Please sign in.' })));
    await expect(api.get('permissions')).rejects.toMatchObject({ status: 401, displayMessage: 'Please sign in.' });
    expect(fetched).toHaveBeenCalledTimes(2);
    parts.renewToken = () => Promise.resolve(undefined);
    await expect(api.get('permissions')).rejects.toBeInstanceOf(ApiError);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test.each([
    [403, 'forbidden'],
    [404, 'not found'],
  ])('leads away after a %i, unless the call says otherwise', async (status, event) => {
    fetched.mockImplementation(() => Promise.resolve(answer(status, { error: 'No.' })));
    await expect(api.get('IYG-US/staff/7')).rejects.toMatchObject({ status });
    expect(happened).toEqual([event]);
    await expect(api.put('IYG-US/staff/7', {}, { navigate: false })).rejects.toMatchObject({ status });
    expect(happened).toEqual([event, 'No.']);
  });

  test('names the version that is to be changed, and leaves the refusals to the caller that he expects', async () => {
    fetched.mockImplementation(() => Promise.resolve(answer(412, { error: 'Changed.' })));
    const put = api.put('IYG-US/staff/7', {}, { ifMatch: '"v1"', expects: [412] });
    await expect(put).rejects.toMatchObject({ status: 412 });
    expect(headersOf(0).get('if-match')).toBe('"v1"');
    expect(happened).toEqual([]);
    await expect(api.delete('IYG-US/staff/7')).rejects.toMatchObject({ status: 412 });
    expect(headersOf(1).has('if-match')).toBe(false);
    expect(happened).toEqual(['Changed.']);
  });

  test('carries the findings of a refusal with their fields', async () => {
    const errors = [{ path: 'email', message: 'Please provide valid Email' }];
    fetched.mockResolvedValueOnce(answer(400, { error: 'Please provide valid Email', errors: [...errors, 7] }));
    await expect(api.post('IYG-US/staff', {})).rejects.toMatchObject({ status: 400, errors });
    expect(happened).toEqual(['Please provide valid Email']);
  });

  test('has a general message for answers that say nothing, and for those that are not JSON', async () => {
    fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(api.get('permissions')).rejects.toMatchObject({ status: 502, displayMessage: genericMessage });
    fetched.mockResolvedValueOnce(new Response('<h1>Proxy</h1>', { status: 200 }));
    await expect(api.get('permissions')).rejects.toMatchObject({ status: 0, displayMessage: genericMessage });
  });

  test('tells no answer from an answer that takes too long', async () => {
    fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
    await expect(api.get('permissions')).rejects.toMatchObject({ status: 0, displayMessage: networkMessage });
    parts.timeoutMs = 5;
    fetched.mockImplementationOnce(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    await expect(api.get('permissions')).rejects.toMatchObject({ status: 0, displayMessage: timeoutMessage });
  });

  test('an aborted call is no failure that anybody hears of', async () => {
    const gone = new AbortController();
    gone.abort(new Error('left the page'));
    fetched.mockRejectedValueOnce(gone.signal.reason);
    await expect(api.get('permissions', { signal: gone.signal })).rejects.toThrow('left the page');
    expect(happened).toEqual([]);
  });

  test('checks the body with the parser of the call', async () => {
    fetched.mockResolvedValueOnce(answer(200, { total: 'many' }));
    const parse = (): number => {
      throw new Error('not a number');
    };
    await expect(api.get('IYG-US/locations/count', { parse })).rejects.toMatchObject({ status: 0 });
    expect(happened).toEqual([genericMessage]);
  });
});
