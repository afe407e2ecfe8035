import { describe, expect, it } from 'vitest';
import { TestPage } from './test-page';
import { readFaults } from '../../../src/emulator';
import { writeFaults } from '../../../src/emulator/frame/fault';

/** Sends a request and returns the status code. */
const statusOf = async (page: TestPage, method: string, path: string) => (await page.request(method, path)).status;

/** Resolves with true if a request receives no response. */
const isSilent = (page: TestPage, method: string, path: string) =>
  Promise.race([
    page.request(method, path).then(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, 10, true)),
  ]);

describe('fatal faults', () => {
  it('stops responding after a crash fault', async () => {
    const page = new TestPage();
    await page.load();
    page.frame.use({ kind: 'crash', route: 'GET /report/pages' });
    expect(await statusOf(page, 'GET', '/report/filters')).toBe(200);
    expect(await isSilent(page, 'GET', '/report/pages')).toBe(true);
    expect(await isSilent(page, 'GET', '/report/filters')).toBe(true);
  });

  it('stops responding after crash() is called', async () => {
    const page = new TestPage();
    await page.load();
    page.frame.crash();
    expect(await isSilent(page, 'GET', '/report/filters')).toBe(true);
  });

  it('reloads the frame once after a reload fault, discards the content and sends a new ready message', async () => {
    const page = new TestPage();
    await page.load();
    page.frame.use({ kind: 'reload', route: 'GET /report/pages' });
    const ready = page.next('/ready/u1');
    expect(await isSilent(page, 'GET', '/report/pages')).toBe(true);
    await ready;
    expect((await page.request('GET', '/report/filters')).body).toMatchObject({ message: 'NotLoaded' });
    await page.load();
    expect(await statusOf(page, 'GET', '/report/pages')).toBe(200);
  });

  it("navigates the frame after a navigate fault's delay", async () => {
    const page = new TestPage();
    await page.load();
    page.frame.use({ kind: 'navigate', route: 'GET /report/pages', afterMs: 0 });
    expect(await statusOf(page, 'GET', '/report/pages')).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await isSilent(page, 'GET', '/report/filters')).toBe(true);
  });

  it('expires the token and rejects requests until the token is refreshed', async () => {
    const page = new TestPage();
    await page.load();
    page.frame.use({ kind: 'expireToken', route: 'GET /report/pages' });
    const error = page.next('/events/error');
    expect(await page.request('GET', '/report/pages')).toMatchObject({
      status: 403,
      body: { message: 'TokenExpired' },
    });
    expect((await error).body).toMatchObject({ message: 'TokenExpired' });
    await page.request('POST', '/report/token', await page.frame.createToken());
    expect((await page.request('GET', '/report/pages')).status).toBe(200);
  });

  it('parses faults from a string and formats them as a string', () => {
    const serialized =
      'crash@/report/pages;reload:200;navigate:https%3A%2F%2Fother.example%2F@GET;expireToken;refuse:503;delay:5;drop';
    expect(writeFaults(readFaults(serialized))).toBe(serialized);
    const delayed = [
      { kind: 'navigate' as const, to: 'https://other.example/', afterMs: 200 },
      { kind: 'navigate' as const, afterMs: 0, route: 'GET' },
    ];
    expect(readFaults(writeFaults(delayed))).toEqual(delayed);
    expect(readFaults('navigate:http://other.example:8080/')).toEqual([
      { kind: 'navigate', to: 'http://other.example:8080/' },
    ]);
    expect(() => readFaults('navigate:javascript%3Aalert(1)')).toThrow('expected an http or https URL as the argument');
    expect(() => readFaults('crash:soon')).toThrow(
      "Fault 'crash': expected a non-negative number as the argument, received 'soon'.",
    );
  });
});

describe('strict frame', () => {
  it('throws when a strict frame is closed after unknown requests', async () => {
    const page = new TestPage({ strict: true });
    await page.load();
    await page.request('GET', '/report/weather');
    expect(() => {
      page.frame.close();
    }).toThrow('Unknown requests: GET /report/weather');
  });

  it('keeps the list of unknown requests after a reload', async () => {
    const page = new TestPage();
    await page.request('GET', '/report/weather');
    page.frame.reload();
    expect(page.frame.unknownRequests).toEqual(['GET /report/weather']);
  });
});
