import { describe, expect, it } from 'vitest';
import { TestPage } from './test-page';

describe('fault requests from the devtools', () => {
  it('replaces and returns the faults, even while all other requests are dropped', async () => {
    const page = new TestPage();
    await page.load();
    expect(await page.request('PUT', '/emulator/faults', 'drop')).toEqual({ status: 200, body: null });
    expect(await page.request('GET', '/emulator/faults')).toEqual({ status: 200, body: 'drop' });
    await page.request('PUT', '/emulator/faults', '');
    expect((await page.request('GET', '/report/pages')).status).toBe(200);
  });

  it('rejects unknown faults and actions', async () => {
    const page = new TestPage();
    expect(await page.request('PUT', '/emulator/faults', 'explode')).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("Unknown fault 'explode'") as string },
    });
    expect((await page.request('POST', '/emulator/toString')).status).toBe(404);
    expect(page.frame.unknownRequests).toEqual([]);
  });

  it('expires the token immediately on an expireToken request', async () => {
    const page = new TestPage();
    await page.load();
    const error = page.next('/events/error');
    await page.request('POST', '/emulator/expireToken');
    expect((await error).body).toMatchObject({ message: 'TokenExpired' });
  });

  it('responds to a crash request before the frame crashes', async () => {
    const page = new TestPage();
    await page.load();
    expect((await page.request('POST', '/emulator/crash')).status).toBe(200);
  });
});
