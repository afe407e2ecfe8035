import { describe, expect, it } from 'vitest';
import { readFaults } from '../../../src/emulator';
import { TestPage } from './page';

describe('a frame that is told to misbehave', () => {
  it('refuses the calls that the route names, and no others', async () => {
    const page = new TestPage();
    await page.load();
    page.frame.use({ kind: 'refuse', status: 503, route: 'GET /report/pages' });
    expect((await page.call('GET', '/report/pages')).status).toBe(503);
    expect((await page.call('GET', '/report/filters')).status).toBe(200);
    page.frame.reset();
    expect((await page.call('GET', '/report/pages')).status).toBe(200);
  });

  it('drops a call', async () => {
    const page = new TestPage();
    await page.load();
    page.frame.use({ kind: 'drop', route: '/report/pages' });
    const first = await Promise.race([
      page.call('GET', '/report/pages').then(() => 'pages'),
      page.call('GET', '/report/filters').then(() => 'filters'),
    ]);
    expect(first).toBe('filters');
  });

  it('never becomes ready', () => {
    expect(new TestPage({ faults: [{ kind: 'neverReady' }] }).events).toEqual([]);
  });

  it('reads faults from text', () => {
    expect(readFaults('delay:500@/report/pages; drop@PUT;twice')).toEqual([
      { kind: 'delay', ms: 500, route: '/report/pages' },
      { kind: 'drop', route: 'PUT' },
      { kind: 'twice' },
    ]);
    expect(() => readFaults('explode')).toThrow("Unknown fault 'explode'");
  });
});

describe('a frame among strangers', () => {
  it('ignores what is no message of the protocol', async () => {
    const page = new TestPage();
    page.frame.window.postMessage('hello', '*');
    page.frame.window.postMessage({ method: 'GET', url: '/report/pages' }, '*');
    page.frame.window.postMessage(null, '*');
    await page.load();
    expect(page.frame.unknownCalls).toEqual([]);
  });

  it('answers nothing after it has been closed', async () => {
    const page = new TestPage();
    await page.load();
    page.frame.close();
    const first = await Promise.race([
      page.call('GET', '/report/pages'),
      new Promise((resolve) => setTimeout(resolve, 5, 'nothing')),
    ]);
    expect(first).toBe('nothing');
  });
});
