import { describe, expect, it } from 'vitest';
import { TestPage } from './page';
import { readFaults } from '../../../src/emulator';
import { writeFaults } from '../../../src/emulator/frame/fault';

/** The status of a call's answer. */
const status = async (page: TestPage, method: string, path: string) => (await page.call(method, path)).status;

/** Whether a call gets no answer for so long that one would have come. */
const isSilent = (page: TestPage, method: string, path: string) =>
  Promise.race([
    page.call(method, path).then(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, 10, true)),
  ]);

describe('a frame that is told to come to an end', () => {
  it('crashes at a call and answers nothing any more', async () => {
    const page = new TestPage();
    await page.load();
    page.frame.use({ kind: 'crash', route: 'GET /report/pages' });
    expect(await status(page, 'GET', '/report/filters')).toBe(200);
    expect(await isSilent(page, 'GET', '/report/pages')).toBe(true);
    expect(await isSilent(page, 'GET', '/report/filters')).toBe(true);
  });

  it('crashes by code', async () => {
    const page = new TestPage();
    await page.load();
    page.frame.crash();
    expect(await isSilent(page, 'GET', '/report/filters')).toBe(true);
  });

  it('begins anew with nothing loaded, once, and says that it is ready', async () => {
    const page = new TestPage();
    await page.load();
    page.frame.use({ kind: 'reload', route: 'GET /report/pages' });
    const ready = page.next('/ready/u1');
    expect(await isSilent(page, 'GET', '/report/pages')).toBe(true);
    await ready;
    expect((await page.call('GET', '/report/filters')).body).toMatchObject({ message: 'NotLoaded' });
    await page.load();
    expect(await status(page, 'GET', '/report/pages')).toBe(200);
  });

  it('goes elsewhere some time after a call that it has answered', async () => {
    const page = new TestPage();
    await page.load();
    page.frame.use({ kind: 'navigate', route: 'GET /report/pages', afterMs: 0 });
    expect(await status(page, 'GET', '/report/pages')).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await isSilent(page, 'GET', '/report/filters')).toBe(true);
  });

  it('lets the token end at a call, which is refused, until a new one comes', async () => {
    const page = new TestPage();
    await page.load();
    page.frame.use({ kind: 'expireToken', route: 'GET /report/pages' });
    const told = page.next('/events/error');
    expect(await page.call('GET', '/report/pages')).toMatchObject({ status: 403, body: { message: 'TokenExpired' } });
    expect((await told).body).toMatchObject({ message: 'TokenExpired' });
    await page.call('POST', '/report/token', await page.frame.createToken());
    expect((await page.call('GET', '/report/pages')).status).toBe(200);
  });

  it('reads and writes such faults as text', () => {
    const text =
      'crash@/report/pages;reload:200;navigate:https%3A%2F%2Felsewhere.example%2F@GET;expireToken;refuse:503;delay:5;drop';
    expect(writeFaults(readFaults(text))).toBe(text);
    expect(() => readFaults('navigate:javascript%3Aalert(1)')).toThrow('http and https addresses only');
    expect(() => readFaults('crash:soon')).toThrow("The fault 'crash' takes a number, not 'soon'.");
  });
});

describe('a strict frame', () => {
  it('fails when it is closed, if it was asked what it does not know', async () => {
    const page = new TestPage({ strict: true });
    await page.load();
    await page.call('GET', '/report/weather');
    expect(() => {
      page.frame.close();
    }).toThrow('Unknown calls: GET /report/weather');
  });

  it('remembers over a reload', async () => {
    const page = new TestPage();
    await page.call('GET', '/report/weather');
    page.frame.reload();
    expect(page.frame.unknownCalls).toEqual(['GET /report/weather']);
  });
});
