import { describe, expect, it } from 'vitest';
import { errorResponse } from '../../../src/emulator';
import { TestPage } from './test-page';

async function openPage(): Promise<TestPage> {
  const page = new TestPage();
  await page.load();
  return page;
}

describe('handle', () => {
  it('replaces the response until the overrides are reset', async () => {
    const page = await openPage();
    page.frame.handle('GET /report/pages', () => []);
    expect(await page.request('GET', '/report/pages')).toEqual({ status: 200, body: [] });
    expect(await page.request('GET', '/report/pages')).toEqual({ status: 200, body: [] });
    page.frame.resetHandlers();
    expect((await page.request('GET', '/report/pages')).body).toHaveLength(2);
  });

  it('replaces one response with the once option', async () => {
    const page = await openPage();
    page.frame.handle('GET /report/zoom', () => 3, { once: true });
    expect((await page.request('GET', '/report/zoom')).body).toBe(3);
    expect((await page.request('GET', '/report/zoom')).body).toBe(1);
  });

  it('applies the latest override, and the previous one once the latest is removed', async () => {
    const page = await openPage();
    page.frame.handle('GET /report/zoom', () => 2);
    const remove = page.frame.handle('GET /report/zoom', () => 3);
    expect((await page.request('GET', '/report/zoom')).body).toBe(3);
    remove();
    expect((await page.request('GET', '/report/zoom')).body).toBe(2);
  });

  it('passes the decoded parameters, the body and the headers to an override', async () => {
    const page = await openPage();
    const received: unknown[] = [];
    page.frame.handle('PUT /report/pages/:pageName/filters', ({ params, body, headers }) => {
      received.push(params, body, headers.uid);
    });
    const response = await page.request('PUT', '/report/pages/a%20b/filters', [], { uid: 'u1' });
    expect(response).toEqual({ status: 200, body: null });
    expect(received).toEqual([{ pageName: 'a b' }, [], 'u1']);
  });

  it('lets an override change the original response', async () => {
    const page = await openPage();
    page.frame.handle('GET /report/pages', async ({ original }) => (await original()).slice(0, 1));
    expect((await page.request('GET', '/report/pages')).body).toHaveLength(1);
  });

  it('responds with the original error when an override does not catch it', async () => {
    const page = await openPage();
    page.frame.handle('PUT /report/pages/active', ({ original }) => original());
    expect(await page.request('PUT', '/report/pages/active', { name: 'none' })).toMatchObject({
      status: 404,
      body: { message: 'PowerBIEntityNotFound' },
    });
  });

  it('responds with the errorResponse that an override throws', async () => {
    const page = await openPage();
    page.frame.handle('POST /report/refresh', () => {
      throw errorResponse(429, 'TooManyRequests');
    });
    expect(await page.request('POST', '/report/refresh', null)).toEqual({
      status: 429,
      body: { message: 'TooManyRequests' },
    });
  });

  it('responds with an internal error when an override throws an ordinary error', async () => {
    const page = await openPage();
    page.frame.handle('GET /report/zoom', () => {
      throw new Error('no zoom');
    });
    expect(await page.request('GET', '/report/zoom')).toMatchObject({
      status: 500,
      body: { message: 'InternalError', detailedMessage: 'no zoom' },
    });
  });

  it('responds to an overridden load with 202', async () => {
    const page = new TestPage();
    page.frame.handle('POST /report/load', () => undefined);
    expect((await page.request('POST', '/report/load', { id: 'shop', accessToken: 'x' })).status).toBe(202);
  });

  it('applies injected faults to overridden requests', async () => {
    const page = await openPage();
    page.frame.handle('GET /report/zoom', () => 2);
    page.frame.use({ kind: 'refuse', status: 503 });
    expect((await page.request('GET', '/report/zoom')).status).toBe(503);
  });

  it('keeps the overrides when the frame reloads', async () => {
    const page = await openPage();
    page.frame.handle('GET /getCorrelationId', () => 'fixed');
    page.frame.reload();
    expect((await page.request('GET', '/getCorrelationId')).body).toBe('fixed');
  });

  it('rejects an override for a request that is not in the request table', () => {
    const { frame } = new TestPage();
    expect(() => frame.handle('GET /report/nothing' as never, () => undefined as never)).toThrow(
      "received 'GET /report/nothing'",
    );
  });

  it('derives handler types from the request table', async () => {
    const page = await openPage();
    // @ts-expect-error -- the zoom level is a number
    page.frame.handle('GET /report/zoom', () => 'large');
    // @ts-expect-error -- the path has no parameter with this name
    page.frame.handle('GET /report/pages/:pageName/filters', ({ params }) => (params.visualName === '' ? [] : []));
    expect((await page.request('GET', '/report/zoom')).body).toBe('large');
  });
});

describe('requests', () => {
  it('lists the received requests with route, parameters and body', async () => {
    const page = await openPage();
    await page.request('PUT', '/report/pages/sales/filters', []);
    expect(page.frame.requests.map(({ route }) => route)).toEqual([
      'POST /report/load',
      'PUT /report/pages/:pageName/filters',
    ]);
    expect(page.frame.requests[1]).toMatchObject({
      method: 'PUT',
      url: '/report/pages/sales/filters',
      params: { pageName: 'sales' },
      body: [],
    });
  });

  it('lists dropped and unknown requests', async () => {
    const page = await openPage();
    page.frame.use({ kind: 'drop', route: '/report/zoom' });
    void page.request('GET', '/report/zoom');
    await page.request('GET', '/nothing');
    expect(page.frame.requests.slice(1).map(({ route, url }) => ({ route, url }))).toEqual([
      { route: 'GET /report/zoom', url: '/report/zoom' },
      { route: undefined, url: '/nothing' },
    ]);
  });

  it('omits tokens from the headers of listed requests', async () => {
    const page = await openPage();
    await page.request('GET', '/report/zoom', undefined, { Authorization: 'Bearer secret', uid: 'u1' });
    expect(page.frame.requests[1]?.headers).toMatchObject({ uid: 'u1' });
    expect(JSON.stringify(page.frame.requests[1])).not.toContain('secret');
  });
});
