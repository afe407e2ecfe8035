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
  vi.restoreAllMocks();
});

function open(options: DevtoolsOptions = {}) {
  devtools = openDevtools({ initiallyOpen: true, ...options });
  return shadow();
}

const shadow = (): ShadowRoot => document.querySelector('[data-vitrine-devtools]')!.shadowRoot!;

/** Advances the timers until an open panel has updated. */
const update = () => vi.advanceTimersByTime(1000);

function click(label: string): void {
  const control = [...shadow().querySelectorAll<HTMLElement>('button, [role=option], summary')].find(
    (element) => element.textContent.includes(label) || element.getAttribute('aria-label') === label,
  );
  if (!control) throw new Error(`The panel has no control labeled '${label}'.`);
  control.click();
}

const textOf = (selector: string) => shadow().querySelector(selector)?.textContent ?? '';

const rows = () =>
  [...shadow().querySelectorAll<HTMLElement>('[role=option]')]
    .filter(({ hidden }) => !hidden)
    .map((row) => row.querySelector('.route')?.textContent);

describe('openDevtools', () => {
  it('adds a button that opens the panel, and closes the panel on Escape', () => {
    open({ initiallyOpen: false });
    const opener = shadow().querySelector<HTMLElement>('.opener')!;
    const panel = shadow().querySelector<HTMLElement>('.panel')!;
    expect([opener.hidden, panel.hidden]).toEqual([false, true]);
    opener.click();
    expect([opener.hidden, panel.hidden, devtools?.isOpen]).toEqual([true, false, true]);
    panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect([opener.hidden, panel.hidden, devtools?.isOpen]).toEqual([false, true, false]);
  });

  it('returns the same devtools when called again', () => {
    open();
    expect(openDevtools()).toBe(devtools);
    expect(document.querySelectorAll('[data-vitrine-devtools]')).toHaveLength(1);
  });

  it("remembers the panel's open state, docking position, size and view", () => {
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

  it('remembers only the state that the user has changed', () => {
    open({ initiallyOpen: false });
    devtools?.open();
    devtools?.dispose();
    open({ initiallyOpen: false, position: 'right', theme: 'dark', initialView: 'tokens' });
    const panel = shadow().querySelector<HTMLElement>('.panel')!;
    expect([panel.hidden, panel.dataset.position]).toEqual([false, 'right']);
    expect(shadow().querySelector<HTMLElement>('.root')?.dataset.theme).toBe('dark');
    expect(textOf('[aria-selected=true]')).toContain('Tokens');
  });

  it('works if storage is unavailable', () => {
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

  it('renders the panel into a container, without the button that opens it', () => {
    const container = document.body.appendChild(document.createElement('div'));
    open({ container });
    expect(container.querySelector('[data-vitrine-devtools]')).not.toBeNull();
    expect(shadow().querySelector('.opener')).toBeNull();
  });

  it('applies the theme and the button position from the options', () => {
    open({ theme: 'dark', buttonPosition: 'bottom-left' });
    expect(shadow().querySelector<HTMLElement>('.root')?.dataset.theme).toBe('dark');
    expect(shadow().querySelector<HTMLElement>('.opener')?.dataset.position).toBe('bottom-left');
  });

  it("sets the page's padding to the panel's size while the panel is open", () => {
    const { style } = document.documentElement;
    style.paddingBottom = '7px';
    vi.stubGlobal('innerHeight', 900);
    open();
    expect(style.paddingBottom).toBe('380px');
    click('Dock to the right');
    expect([style.paddingBottom, style.paddingRight]).toEqual(['7px', '520px']);
    devtools?.close();
    expect([style.paddingBottom, style.paddingRight]).toEqual(['7px', '']);
    devtools?.open();
    devtools?.dispose();
    expect([style.paddingBottom, style.paddingRight]).toEqual(['7px', '']);
    style.paddingBottom = '';
    vi.unstubAllGlobals();
  });

  it('overlaps the page if the page would otherwise become too narrow', () => {
    vi.stubGlobal('innerWidth', 800);
    open({ position: 'right' });
    expect(document.documentElement.style.paddingRight).toBe('');
    vi.unstubAllGlobals();
  });

  it('shows the embed with an error first, until a different one is selected', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 600));
    open();
    const page = new FakePage();
    await page.loadedReport();
    update();
    const name = () => textOf('#view-embeds h2');
    expect(name()).toBe('report 1');
    const config = { ...reportConfig, embedUrl: 'https://reports.example.com/reportEmbed' };
    expect(() => page.service.embed(page.container(), config)).toThrow();
    update();
    expect(name()).toBe('report 2');
    click('report 1');
    update();
    expect(name()).toBe('report 1');
  });

  it('shows the number of failed embeds on the button that opens the panel', () => {
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
    expect(rows()).toEqual(['POST /report/load', 'POST …/events/loaded', 'PUT /report/pages/active']);
    const search = shadow().querySelector<HTMLInputElement>('input[type=search]')!;
    search.value = 'entitynotfound';
    search.dispatchEvent(new Event('input'));
    expect(rows()).toEqual(['PUT /report/pages/active']);
    click('PUT /report/pages/active');
    expect(textOf('.details')).toContain('"PowerBIEntityNotFound"');
    expect(textOf('.details')).toContain('name: "nowhere"');
    search.value = 'missing';
    search.dispatchEvent(new Event('input'));
    expect(textOf('.list .empty')).toBe('No messages match the filter.');
    // the filter hides the message
    expect(shadow().querySelector<HTMLElement>('.details')!.hidden).toBe(true);
  });

  it('explains why views are empty if an embed could not be created', async () => {
    open({ initialView: 'messages' });
    const page = new FakePage();
    const config = { ...reportConfig, embedUrl: 'https://reports.example.com/reportEmbed' };
    expect(() => page.service.embed(page.container(), config)).toThrow();
    update();
    expect(textOf('.list .empty')).toBe('No messages have been recorded yet.');
    click('Call');
    expect(textOf('#view-call .empty')).toBe('There is no embed to call.');
    click('Emulator');
    await settle();
    expect(textOf('#view-emulator [role=status]')).toBe('This embed has no frame.');
  });

  it('renders only the visible rows of 10,000 messages', async () => {
    open({ initialView: 'messages' });
    const { report, frame } = await new FakePage().loadedReport();
    const url = `/reports/${report.config.uniqueId}/events/info`;
    for (let number = 0; number < 10_000; number += 1) frame.send(url, number, `event-${number}`);
    for (let turn = 0; turn < 20; turn += 1) await settle();
    update();
    const height = () => shadow().querySelector<HTMLElement>('.spacer')?.style.height;
    await vi.waitFor(() => expect(height()).toBe('240000px'));
    expect(shadow().querySelectorAll('[role=option]').length).toBeLessThan(60);
  });

  it('has rows of 40 px on phones', async () => {
    const { innerWidth } = window;
    window.innerWidth = 390;
    open({ initialView: 'messages' });
    await new FakePage().loadedReport();
    await settle();
    update();
    const rows = [...shadow().querySelectorAll<HTMLElement>('[role=option]')];
    expect(rows.slice(0, 2).map(({ style }) => style.top)).toEqual(['0px', '40px']);
    window.innerWidth = innerWidth;
  });

  it('splits a long search into several tasks', async () => {
    open({ initialView: 'messages' });
    const { report, frame } = await new FakePage().loadedReport();
    const url = `/reports/${report.config.uniqueId}/events/info`;
    for (let number = 0; number < 100; number += 1) frame.send(url, { text: `body ${number % 2}` }, `event-${number}`);
    await settle();
    let nowMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 1000));
    const search = shadow().querySelector<HTMLInputElement>('input[type=search]')!;
    search.value = '"body 1"';
    search.dispatchEvent(new Event('input'));
    const count = () => textOf('#view-messages .toolbar [role=status]');
    expect(count()).toMatch(/^\d of 102 messages, searching…$/);
    await vi.waitFor(() => expect(count()).toBe('50 of 102 messages'));
  });

  it('compares a request with the filter again when its response arrives', async () => {
    open({ initialView: 'messages' });
    const { report, frame } = await new FakePage().loadedReport();
    frame.respond = () => undefined;
    report.setPage('nowhere').catch(() => undefined);
    report.refresh().catch(() => undefined);
    await settle();
    const filter = (text: string) => {
      const search = shadow().querySelector<HTMLInputElement>('input[type=search]')!;
      search.value = text;
      search.dispatchEvent(new Event('input'));
    };
    const respond = async (index: number) => {
      frame.post({ statusCode: 404, headers: { id: frame.requests[index]?.headers.id }, body: null });
      await settle();
      update();
    };
    filter('pending');
    expect(rows()).toEqual(['PUT /report/pages/active', 'POST /report/refresh']);
    await respond(2);
    expect(rows()).toEqual(['PUT /report/pages/active']);
    filter('404');
    expect(rows()).toEqual(['POST /report/refresh']);
    await respond(1);
    expect(rows()).toEqual(['PUT /report/pages/active', 'POST /report/refresh']);
  });

  it.each([
    ['closed', () => devtools?.close()],
    ['hidden by another view', () => click('Tokens')],
  ])('releases the messages when their view is %s, and shows them again when it is reopened', async (_state, hide) => {
    open({ initialView: 'messages' });
    await new FakePage().loadedReport();
    update();
    expect(rows()).toHaveLength(2);
    hide();
    // Renders the rows for the messages that the list still refers to.
    shadow().querySelector('.scroller')!.dispatchEvent(new Event('scroll'));
    expect(rows()).toEqual([]);
    devtools?.open();
    click('Messages');
    expect(rows()).toHaveLength(2);
  });

  it('pauses recording and clears the messages', async () => {
    open({ initialView: 'messages' });
    const { report } = await new FakePage().loadedReport();
    click('Pause recording');
    await report.getZoom();
    update();
    expect(rows()).toEqual(['POST /report/load', 'POST …/events/loaded']);
    expect(textOf('#tab-messages .count')).toBe('2');
    expect(textOf('#view-messages .toolbar [role=status]')).toBe('');
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
    const warnings = [...shadow().querySelectorAll('.warning')];
    const findWarning = (text: string) => warnings.find(({ textContent }) => textContent.includes(text));
    const guideOf = (text: string) => findWarning(text)?.querySelector('a')?.getAttribute('href');
    expect(guideOf('The access token has expired.')).toBe('https://docs.example/tokens.md');
    expect(guideOf('The container is 0 px high')).toBe('https://docs.example/troubleshooting.md#by-symptom');
  });

  it('does not show a token in any view', async () => {
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
    shadow().querySelector<HTMLElement>('#view-call .title-row > .button')!.click();
    await settle();
    expect(frame.requests.at(-1)).toMatchObject({ url: '/report/settings', body: { zoomLevel: 1.5 } });
    expect(textOf('#view-call')).toContain('resolved');
  });

  it('finds methods by part of their name', async () => {
    open({ initialView: 'call' });
    await new FakePage().loadedReport();
    update();
    const search = shadow().querySelector<HTMLInputElement>('#view-call input[type=search]')!;
    const select = [...shadow().querySelectorAll('select')].find(({ innerHTML }) => innerHTML.includes('setZoom'))!;
    const call = shadow().querySelector<HTMLButtonElement>('#view-call .title-row > .button')!;
    const find = (text: string) => {
      search.value = text;
      search.dispatchEvent(new Event('input'));
      return [...select.options].map(({ value }) => value);
    };
    expect(find(' ZOOM ')).toEqual(['getZoom', 'setZoom']);
    expect(call.disabled).toBe(false);
    expect(find('missing')).toEqual([]);
    expect(call.disabled).toBe(true);
    expect(find('').length).toBeGreaterThan(20);
    expect(call.disabled).toBe(false);
  });
});

describe('keyboard navigation', () => {
  const press = (element: Element, key: string) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }));

  it('selects messages with the arrow keys, and closes the details before the panel on Escape', async () => {
    open({ initialView: 'messages' });
    await new FakePage().loadedReport();
    update();
    const list = shadow().querySelector<HTMLElement>('[role=listbox]')!;
    const details = shadow().querySelector<HTMLElement>('.details')!;
    press(list, 'ArrowDown');
    press(list, 'ArrowDown');
    expect(details.textContent).toContain('/events/loaded');
    press(list, 'Escape');
    expect([details.hidden, shadow().activeElement, devtools?.isOpen]).toEqual([true, list, true]);
    press(list, 'Escape');
    expect(devtools?.isOpen).toBe(false);
  });

  it('returns focus to the button unless focus was outside the panel', () => {
    open({ initiallyOpen: false });
    const opener = shadow().querySelector<HTMLElement>('.opener')!;
    opener.click();
    expect(shadow().activeElement?.getAttribute('role')).toBe('tab');
    devtools?.close();
    expect(shadow().activeElement).toBe(opener);
    devtools?.open();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    devtools?.close();
    expect(document.activeElement).toBe(field);
  });

  it('does not handle Escape when the panel is in a container', () => {
    const container = document.body.appendChild(document.createElement('div'));
    open({ container });
    const onKey = vi.fn();
    container.addEventListener('keydown', onKey);
    press(shadow().querySelector('.panel')!, 'Escape');
    expect(onKey).toHaveBeenCalledTimes(1);
  });
});

describe('imported sessions', () => {
  const selectFile = (text: string) => {
    const field = shadow().querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(field, 'files', { value: [new File([text], 'session.json')], configurable: true });
    Object.defineProperty(field, 'value', { value: '', writable: true, configurable: true });
    field.dispatchEvent(new Event('change'));
  };

  const importFile = async (text: string) => {
    selectFile(text);
    await vi.waitFor(() => expect(shadow().querySelector<HTMLElement>('.notice')?.hidden).toBe(false), {
      timeout: 20_000,
    });
  };

  it('shows names and bodies as text, and imported messages instead of recorded ones with the same number', async () => {
    open({ initialView: 'messages' });
    await new FakePage().loadedReport();
    update();
    const markup = '<img src=x onerror="globalThis.isHacked = true">';
    const line = { timeMs: 1, size: 1, embedKey: '1', isOutgoing: true, kind: markup, method: markup, statusCode: 200 };
    const exchange = { ...line, number: 1, embedName: markup, url: markup, requestBody: { [markup]: markup } };
    const file = { format: 'vitrine-devtools', version: 1, page: markup, exportedAt: markup, embeds: [] };
    await importFile(JSON.stringify({ ...file, exchanges: [exchange] }));
    expect(rows()).toEqual([`${markup} ${markup}`]);
    click(markup);
    expect(textOf('.details')).toContain(JSON.stringify(markup));
    expect(shadow().querySelector('img')).toBeNull();
  });

  it('shows the import progress, and cancels the import when the panel is closed', async () => {
    open({ initialView: 'messages' });
    let nowMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 60));
    const line = { number: 1, timeMs: 1, embedKey: '1', embedName: 'r', kind: 'event', isOutgoing: false, size: 1 };
    const exchanges = Array.from({ length: 100 }, (_, index) => index + 1).map((number) => ({
      ...line,
      number,
      method: 'POST',
      url: '/a',
    }));
    const text = JSON.stringify({ format: 'vitrine-devtools', version: 1, embeds: [], exchanges });
    const transfer = shadow().querySelector<HTMLElement>('.transfer')!;
    selectFile(text);
    await vi.waitFor(() => expect(transfer.hidden).toBe(false));
    expect(transfer.textContent).toContain('Importing…');
    expect(transfer.querySelector('progress')?.value).toBeLessThan(1);
    devtools?.close();
    expect(transfer.hidden).toBe(true);
    await vi.runOnlyPendingTimersAsync();
    await settle();
    expect(shadow().querySelector<HTMLElement>('.notice')?.hidden).toBe(true);
  });

  it("hides the Clear button for an imported session, because it would delete the page's messages", async () => {
    open({ initialView: 'messages' });
    await new FakePage().loadedReport();
    await importFile(JSON.stringify({ format: 'vitrine-devtools', version: 1, embeds: [], exchanges: [] }));
    expect(shadow().querySelector<HTMLElement>('[aria-label="Clear messages"]')?.hidden).toBe(true);
    click('Back to this page');
    expect(rows()).toContain('POST /report/load');
  });
});

describe('recording as emulator content', () => {
  const button = () =>
    [...shadow().querySelectorAll('button')].find(({ textContent }) => textContent === 'Record as emulator content')!;

  it("saves the selected report's content as a file without tokens", async () => {
    let finish: (recorded: { content: unknown; unreadable: unknown[] }) => void = () => undefined;
    const recordContent = vi.fn(
      (_report: never, options?: { onProgress?: (progress: { done: number; total: number }) => void }) => {
        options?.onProgress?.({ done: 1, total: 2 });
        return new Promise<{ content: unknown; unreadable: unknown[] }>((resolve) => (finish = resolve));
      },
    );
    const savedFiles: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      savedFiles.push(blob as Blob);
      return 'blob:content';
    });
    open({ initialView: 'emulator', recordContent });
    const { report } = await new FakePage().loadedReport({ accessToken: 'secret-token' });
    update();
    button().click();
    expect(recordContent.mock.calls[0]?.[0]).toBe(report);
    expect(textOf('#view-emulator')).toContain('1 of 2 visuals');
    update();
    expect(button().disabled).toBe(true);
    finish({ content: { tables: ['secret-token'] }, unreadable: [{}] });
    await settle();
    expect(JSON.parse(await savedFiles[0]!.text())).toEqual({ tables: ['[redacted]'] });
    expect(textOf('#view-emulator')).toContain('1 part could not be read');
    expect(button().disabled).toBe(false);
  });

  it('shows the error from a failed recording without tokens', async () => {
    const recordContent = () => Promise.reject(new Error('secret-token was rejected'));
    open({ initialView: 'emulator', recordContent });
    await new FakePage().loadedReport({ accessToken: 'secret-token' });
    update();
    button().click();
    await settle();
    expect(textOf('#view-emulator')).toContain('The recording failed: [redacted] was rejected');
  });

  it('hides recording as emulator content if recordContent is not passed', async () => {
    open({ initialView: 'emulator' });
    await new FakePage().loadedReport();
    update();
    expect(button().closest<HTMLElement>('section')!.hidden).toBe(true);
  });
});

describe('tokens', () => {
  it('shows the error from a failed refresh without the token', async () => {
    let isFailing = false;
    const getAccessToken = () =>
      isFailing ? Promise.reject(new Error('opaque-token is unknown')) : Promise.resolve('opaque-token');
    open({ initialView: 'tokens' });
    await new FakePage().loadedReport({ accessToken: undefined, getAccessToken });
    await settle();
    update();
    isFailing = true;
    click('Refresh now');
    await settle();
    expect(textOf('.status')).toBe('The refresh failed: [redacted] is unknown');
    expect(textOf('#view-tokens')).toContain('1 of 2 fetches');
    expect(textOf('#view-tokens')).not.toContain('opaque-token');
  });

  it('disables refreshing tokens from the accessTokenProvider hook, because the frame calls the hook', async () => {
    open({ initialView: 'tokens' });
    await new FakePage().loadedReport({
      tokenType: 0,
      eventHooks: { accessTokenProvider: () => Promise.resolve('t') },
    });
    update();
    expect(shadow().querySelector<HTMLButtonElement>('.card button')?.disabled).toBe(true);
    expect(textOf('.reason')).toBe('Only tokens from getAccessToken can be refreshed here.');
  });
});

describe('emulator faults', () => {
  it('marks faults in the tab and in the embed until the frame loads a new document', async () => {
    open({ initialView: 'emulator' });
    const { frame } = await new FakePage().loadedReport();
    let faults = '';
    frame.respond = ({ method, url, body }) => {
      if (url !== '/emulator/faults') return { statusCode: 200, body: null };
      if (method === 'PUT') faults = String(body);
      return { statusCode: 200, body: faults };
    };
    const tab = () => textOf('#tab-emulator');
    const refresh = async () => {
      update();
      await settle();
      update();
    };
    await refresh();
    expect(tab()).toBe('Emulator');
    const [toggle] = shadow().querySelectorAll<HTMLInputElement>('.fault input[type=checkbox]');
    toggle!.click();
    await refresh();
    expect(tab()).toBe('Emulator1');
    click('Embeds');
    expect(textOf('#view-embeds')).toContain('The emulator injects faults: delay:2000.');
    faults = '';
    frame.load();
    await refresh();
    expect(tab()).toBe('Emulator');
    expect(textOf('#view-embeds')).not.toContain('injects faults');
    // the requests of the devtools are not messages of the embed
    click('Messages');
    expect(rows()).toContain('POST /report/load');
    expect(rows().join()).not.toContain('/emulator/');
  });
});

describe('a frame that the panel has crashed', () => {
  it('is shown as crashed until it loads a new document', async () => {
    open({ initialView: 'emulator' });
    const { frame } = await new FakePage().loadedReport();
    frame.respond = () => ({ statusCode: 200, body: '' });
    update();
    await settle();
    [...shadow().querySelectorAll('button')].find(({ textContent }) => textContent === 'Crash the frame')!.click();
    await settle();
    click('Embeds');
    expect(textOf('.embed .chip')).toBe('crashed');
    expect(textOf('.main')).toContain('The frame has crashed.');
    frame.load();
    update();
    expect(textOf('.embed .chip')).not.toBe('crashed');
    expect(textOf('.main')).not.toContain('The frame has crashed.');
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
