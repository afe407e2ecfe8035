import { describe, expect, it } from 'vitest';
import { readFaults, startEmulator, type Fault } from '../../../src/emulator';
import { TestPage } from './test-page';

describe('injected faults', () => {
  it("rejects only requests that match a refuse fault's route", async () => {
    const page = new TestPage();
    await page.load();
    page.frame.use({ kind: 'refuse', status: 503, route: 'GET /report/pages' });
    expect((await page.request('GET', '/report/pages')).status).toBe(503);
    expect((await page.request('GET', '/report/filters')).status).toBe(200);
    page.frame.reset();
    expect((await page.request('GET', '/report/pages')).status).toBe(200);
  });

  it('does not respond to requests that match a drop fault', async () => {
    const page = new TestPage();
    await page.load();
    page.frame.use({ kind: 'drop', route: '/report/pages' });
    const first = await Promise.race([
      page.request('GET', '/report/pages').then(() => 'pages'),
      page.request('GET', '/report/filters').then(() => 'filters'),
    ]);
    expect(first).toBe('filters');
  });

  it('does not send the ready message with a neverReady fault', () => {
    expect(new TestPage({ faults: [{ kind: 'neverReady' }] }).events).toEqual([]);
  });

  it('parses faults from a string', () => {
    expect(readFaults('delay:500@/report/pages; drop@PUT;twice')).toEqual([
      { kind: 'delay', ms: 500, route: '/report/pages' },
      { kind: 'drop', route: 'PUT' },
      { kind: 'twice' },
    ]);
    expect(() => readFaults('explode')).toThrow("Unknown fault 'explode'");
  });

  it('rejects faults that refuse requests with a status that is not an error', async () => {
    expect(() => readFaults('refuse:204')).toThrow(
      "Fault 'refuse': expected a status from 400 to 599, received '204'.",
    );
    expect(() => readFaults('refuse:404.5')).toThrow("received '404.5'");
    await expect(startEmulator({ faults: [{ kind: 'refuse', status: 600 }] })).rejects.toThrow("received '600'");
    expect(readFaults('refuse:400;refuse:599;refuse')).toHaveLength(3);
  });

  it('rejects faults of an unknown kind', async () => {
    const fault = { kind: 'explode' } as unknown as Fault;
    const expected = "Unknown fault 'explode'. Use one of delay, refuse,";
    expect(() => new TestPage({ faults: [fault] })).toThrow(expected);
    expect(() => {
      new TestPage().frame.use(fault);
    }).toThrow(expected);
    await expect(startEmulator({ faults: [fault] })).rejects.toThrow(expected);
    const emulator = await startEmulator();
    expect(() => {
      emulator.use(fault);
    }).toThrow(expected);
    await emulator.close();
  });
});

describe('frame emulator', () => {
  it('ignores messages that do not belong to the protocol', async () => {
    const page = new TestPage();
    page.frame.window.postMessage('hello', '*');
    page.frame.window.postMessage({ method: 'GET', url: '/report/pages' }, '*');
    page.frame.window.postMessage(null, '*');
    await page.load();
    expect(page.frame.unknownRequests).toEqual([]);
  });

  it('does not respond after the frame has been closed', async () => {
    const page = new TestPage();
    await page.load();
    page.frame.close();
    const first = await Promise.race([
      page.request('GET', '/report/pages'),
      new Promise((resolve) => setTimeout(resolve, 5, 'nothing')),
    ]);
    expect(first).toBe('nothing');
  });
});
