import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDevtools, startRecording, type Devtools, type DevtoolsOptions } from '../../../src/devtools';
import { FakePage, reportConfig, settle } from '../core/support/fake-frame';
import { webToken } from './support';

let devtools: Devtools | undefined;

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(() => {
  devtools?.dispose();
  devtools = undefined;
  localStorage.clear();
  document.body.replaceChildren();
  vi.useRealTimers();
});

function open(options: DevtoolsOptions = {}) {
  devtools = openDevtools({ initiallyOpen: true, ...options });
  return shadow();
}

const shadow = (): ShadowRoot => document.querySelector('[data-vitrine-devtools]')!.shadowRoot!;

/** Lets an open panel update itself. */
const update = () => vi.advanceTimersByTime(1000);

function click(text: string): void {
  const control = [...shadow().querySelectorAll<HTMLElement>('button, [role=option], summary')].find(
    (element) => element.textContent.includes(text) || element.getAttribute('aria-label') === text,
  );
  if (!control) throw new Error(`There is no control '${text}'.`);
  control.click();
}

const textOf = (selector: string) => shadow().querySelector(selector)?.textContent ?? '';

const rows = () =>
  [...shadow().querySelectorAll<HTMLElement>('[role=option]')]
    .filter(({ hidden }) => !hidden)
    .map((row) => row.querySelector('.route')?.textContent);

describe('openDevtools', () => {
  it('adds a button that opens the panel, and Escape closes it', () => {
    open({ initiallyOpen: false });
    const opener = shadow().querySelector<HTMLElement>('.opener')!;
    const panel = shadow().querySelector<HTMLElement>('.panel')!;
    expect([opener.hidden, panel.hidden]).toEqual([false, true]);
    opener.click();
    expect([opener.hidden, panel.hidden, devtools?.isOpen]).toEqual([true, false, true]);
    panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect([opener.hidden, panel.hidden, devtools?.isOpen]).toEqual([false, true, false]);
  });

  it('returns the same devtools when it is called again', () => {
    open();
    expect(openDevtools()).toBe(devtools);
    expect(document.querySelectorAll('[data-vitrine-devtools]')).toHaveLength(1);
  });

  it('remembers that it was open, its edge, its size and its view', () => {
    open({ initiallyOpen: false });
    devtools?.open();
    click('Tokens');
    click('Dock to the right');
    const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });
    shadow().querySelector('[role=separator]')!.dispatchEvent(key('ArrowLeft'));
    devtools?.dispose();
    open({ initiallyOpen: false });
    const panel = shadow().querySelector<HTMLElement>('.panel')!;
    expect([panel.hidden, panel.dataset.position]).toEqual([false, 'right']);
    expect(panel.style.getPropertyValue('--width')).toBe('544px');
    expect(textOf('[aria-selected=true]')).toContain('Tokens');
  });

  it('works without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('disabled');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('disabled');
    });
    open();
    click('Messages');
    expect(textOf('[aria-selected=true]')).toContain('Messages');
  });

  it('selects views with the arrow keys', () => {
    open();
    const list = shadow().querySelector('[role=tablist]')!;
    const selected = () => textOf('[aria-selected=true]').replace(/\d+$/, '');
    const press = (key: string) => list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    press('ArrowRight');
    expect(selected()).toBe('Messages');
    press('End');
    expect(selected()).toBe('Emulator');
    press('ArrowRight');
    expect(selected()).toBe('Embeds');
  });

  it('shows itself in a container', () => {
    const container = document.body.appendChild(document.createElement('div'));
    open({ container });
    expect(container.querySelector('[data-vitrine-devtools]')).not.toBeNull();
    expect(shadow().querySelector('.opener')).toBeNull();
  });

  it('shows the number of failed embeds on its button', () => {
    open({ initiallyOpen: false });
    const page = new FakePage();
    const config = { ...reportConfig, embedUrl: 'https://reports.example.com/reportEmbed' };
    expect(() => page.service.embed(page.container(), config)).toThrow();
    update();
    expect(shadow().querySelector('.opener')?.getAttribute('aria-label')).toBe('Open the Vitrine devtools: 1 failed');
  });
});

describe('the panel', () => {
  it('lists messages, filters them and shows their bodies', async () => {
    open({ initialView: 'messages' });
    const page = new FakePage();
    const { report, frame } = await page.loadedReport();
    frame.respond = () => ({ statusCode: 404, body: { message: 'PowerBIEntityNotFound' } });
    await report.setPage('nowhere').catch(() => undefined);
    update();
    expect(rows()).toEqual(['POST /report/load', 'POST /reports/{uid}/events/loaded', 'PUT /report/pages/active']);
    const search = shadow().querySelector<HTMLInputElement>('input[type=search]')!;
    search.value = 'entitynotfound';
    search.dispatchEvent(new Event('input'));
    expect(rows()).toEqual(['PUT /report/pages/active']);
    click('PUT /report/pages/active');
    expect(textOf('.details')).toContain('"PowerBIEntityNotFound"');
    expect(textOf('.details')).toContain('name: "nowhere"');
  });

  it('renders only the visible rows of 10,000 messages', async () => {
    open({ initialView: 'messages' });
    const { report, frame } = await new FakePage().loadedReport();
    const url = `/reports/${report.config.uniqueId}/events/info`;
    for (let number = 0; number < 10_000; number += 1) frame.send(url, number, `event-${number}`);
    for (let turn = 0; turn < 20; turn += 1) await settle();
    update();
    expect(shadow().querySelectorAll('[role=option]').length).toBeLessThan(60);
    expect(shadow().querySelector<HTMLElement>('.spacer')?.style.height).toBe('240000px');
  });

  it('pauses and clears', async () => {
    open({ initialView: 'messages' });
    const { report } = await new FakePage().loadedReport();
    click('Pause recording');
    await report.getZoom();
    update();
    expect(rows()).toEqual(['POST /report/load', 'POST /reports/{uid}/events/loaded']);
    click('Clear messages');
    click('Pause recording');
    await report.getZoom();
    update();
    expect(rows()).toEqual(['GET /report/zoom']);
  });

  it('explains an expired token and a missing container height with a link to a guide', async () => {
    open({ guideUrl: 'https://docs.example/' });
    const accessToken = webToken({ exp: 1000 });
    await new FakePage().loadedReport({ accessToken });
    update();
    expect(textOf('.warning')).toContain('The access token has expired.');
    expect(shadow().querySelector('.warning a')?.getAttribute('href')).toBe('https://docs.example/tokens.md');
  });

  it('contains no token in any view', async () => {
    const token = webToken({ exp: 4_000_000_000 });
    open();
    const { report, frame } = await new FakePage().loadedReport({ accessToken: token });
    await report.setAccessToken('second-secret-token');
    frame.send(`/reports/${report.config.uniqueId}/events/error`, { message: `${token} and second-secret-token` });
    await settle();
    for (const view of ['Embeds', 'Messages', 'Tokens', 'Call', 'Emulator']) {
      click(view);
      update();
      if (view === 'Messages') click('POST /report/token');
      for (const details of shadow().querySelectorAll('details')) {
        details.open = true;
        details.dispatchEvent(new Event('toggle'));
      }
      const html = document.documentElement.outerHTML + shadow().innerHTML;
      expect(html, view).not.toContain(token);
      expect(html, view).not.toContain('second-secret-token');
    }
  });

  it('calls a method with typed arguments and shows its result', async () => {
    open({ initialView: 'call' });
    const { frame } = await new FakePage().loadedReport();
    frame.respond = () => ({ statusCode: 200, body: null });
    update();
    const select = [...shadow().querySelectorAll('select')].find(({ innerHTML }) => innerHTML.includes('setZoom'))!;
    select.value = 'setZoom';
    select.dispatchEvent(new Event('change'));
    const input = shadow().querySelector<HTMLInputElement>('.form input[type=number]')!;
    input.value = '1.5';
    shadow().querySelector<HTMLElement>('#view-call .primary')!.click();
    await settle();
    expect(frame.requests.at(-1)).toMatchObject({ url: '/report/settings', body: { zoomLevel: 1.5 } });
    expect(textOf('#view-call')).toContain('resolved');
  });
});

describe('startRecording', () => {
  it('records embeds that are created before the panel', async () => {
    const stop = startRecording();
    await new FakePage().loadedReport();
    open({ initialView: 'messages' });
    stop();
    expect(rows()).toContain('POST /report/load');
  });
});
