import { Service, service, type Report } from '@vitrine/sdk';
import { MemoryWindow, attachFrame, TokenAuthority, type AttachFrameOptions } from '@vitrine/sdk/emulator';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, describe, expect, it } from 'vitest';

const embedUrl = 'https://app.powerbi.com/reportEmbed?reportId=staff-overview';

const container = (): HTMLElement => document.body.appendChild(document.createElement('div'));

function embed(config: object = {}): Report {
  return service.embed(container(), { type: 'report', embedUrl, accessToken: 'token', tokenType: 1, ...config });
}

async function openReport(options: AttachFrameOptions = {}) {
  const report = embed();
  const frame = attachFrame(report, options);
  await report.whenRendered();
  return { report, frame };
}

const next = (report: Report, name: 'loaded' | 'pageChanged' | 'error') =>
  new Promise<unknown>((resolve) => {
    const removeListener = report.on(name, ({ detail }) => {
      removeListener();
      resolve(detail);
    });
  });

afterEach(() => {
  for (const element of document.querySelectorAll('div')) service.reset(element);
});

describe('attachFrame', () => {
  it("loads the embed URL's content once, although the DOM loads a document into the iframe", async () => {
    const { report, frame } = await openReport();
    expect((await report.getPages()).map(({ displayName }) => displayName)).toContain('Hiring');
    // Wait until happy-dom has fired its own load event.
    await (window as { happyDOM?: DetachedWindowAPI }).happyDOM?.waitUntilComplete();
    expect(frame.requests.filter(({ route }) => route === 'POST /report/load')).toHaveLength(1);
  });

  it("delivers events to the window's service", async () => {
    const { report } = await openReport();
    const changed = next(report, 'pageChanged');
    await report.setPage('hiring');
    expect(await changed).toMatchObject({ newPage: { name: 'hiring' } });
  });

  it("delivers messages to the service's message target", async () => {
    const host = new MemoryWindow({ origin: 'https://page.example' });
    const customService = new Service({ messageTarget: host });
    const report = customService.embed(container(), { type: 'report', embedUrl, accessToken: 'token', tokenType: 1 });
    attachFrame(report);
    await report.whenRendered();
    expect(host.listenerCount).toBe(1);
  });

  it("attaches to an embed's iframe", async () => {
    const report = embed();
    attachFrame(report.iframe);
    await report.whenRendered();
    expect((await report.getActivePage()).name).toBe('overview');
  });

  it('reads the content kind and the settings from the embed URL', async () => {
    const dashboard = service.embed(container(), {
      type: 'dashboard',
      embedUrl: 'https://app.powerbi.com/dashboardEmbed?dashboardId=staff-dashboard',
      accessToken: 'token',
      tokenType: 1,
    });
    const frame = attachFrame(dashboard);
    await dashboard.whenLoaded();
    expect(frame.session.view?.kind).toBe('dashboard');
    const report = embed({ settings: { localeSettings: { language: 'de' } } });
    const german = attachFrame(report);
    await report.whenLoaded();
    expect(german.session.locale.language).toBe('de');
  });

  it("fires the iframe's load event when the frame reloads, so that the embed restores its state", async () => {
    const { report, frame } = await openReport();
    await report.setPage('hiring');
    const loaded = next(report, 'loaded');
    frame.reload();
    await loaded;
    expect((await report.getActivePage()).name).toBe('hiring');
  });

  it('attaches a new frame to an iframe that has returned to the document', async () => {
    const { report } = await openReport();
    await report.setPage('hiring');
    const { element } = report;
    element.remove();
    await expect.poll(() => report.isDetached).toBe(true);
    document.body.append(element);
    attachFrame(report);
    await report.whenRendered();
    expect((await report.getActivePage()).name).toBe('hiring');
  });

  it('verifies tokens when a secret is passed', async () => {
    const secret = 'a secret of at least 32 characters';
    const report = embed({ accessToken: await new TokenAuthority(secret).create({ items: ['other'] }) });
    const failed = next(report, 'error');
    attachFrame(report, { secret });
    expect(await failed).toMatchObject({ message: 'PowerBINotAuthorizedException' });
  });

  it('sends no messages after the embed has been reset', async () => {
    const { report, frame } = await openReport();
    const { element } = report;
    service.reset(element);
    const received: unknown[] = [];
    const listener = ({ data }: MessageEvent): void => void received.push(data);
    window.addEventListener('message', listener);
    frame.session.emit('blur');
    // Events are delivered in a new task.
    await new Promise((resolve) => setTimeout(resolve, 0));
    window.removeEventListener('message', listener);
    expect(received).toEqual([]);
  });

  it('rejects an iframe without a URL', () => {
    expect(() => attachFrame(document.createElement('iframe'))).toThrow('received one without a URL');
  });
});
