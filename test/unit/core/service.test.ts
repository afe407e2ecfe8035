import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Embed, Service, type EmbedConfiguration, type ValidationError } from '../../../src';
import { startFromScript } from '../../../src/declarative/script-tag';
import { flushMutations } from './support/detached-containers';
import { embedUrl, FakePage, reportConfig, settle } from './support/fake-frame';

let page: FakePage;
beforeEach(() => {
  page = new FakePage();
});
afterEach(() => {
  document.body.replaceChildren();
});

const declared = { 'data-embed-url': embedUrl, 'data-type': 'report', 'data-access-token': 't' };

/** A host page's custom component. */
class Chart extends Embed {
  override readonly allowedEvents = ['loaded', 'error'];
  override readonly embedtype = 'chart';
  override readonly loadPath = '/chart/load';
  override getId(): undefined {
    return undefined;
  }
  override getDefaultEmbedUrlEndpoint(): string {
    return 'chartEmbed';
  }
  override validate(_config: EmbedConfiguration): ValidationError[] | undefined {
    return undefined;
  }
}

const chartFactory = (...args: ConstructorParameters<typeof Chart>) => new Chart(...args);

describe('custom components', () => {
  it('embeds a custom component by its type and emits the events on its routes', async () => {
    page.service.register('chart', chartFactory, ['/charts/:uniqueId/events/:eventName']);
    const element = page.container();
    const chart = page.service.embed(element, { type: 'chart' as string, embedUrl, accessToken: 't' });
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    const handler = vi.fn();
    chart.on('loaded', handler);
    frame.send(`/charts/${chart.config.uniqueId}/events/loaded`);
    await settle();
    expect(frame.calls).toEqual(['POST /chart/load']);
    expect(handler).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'Report',
      ['/x/:uniqueId/:eventName'],
      'The component name is reserved. Cannot register a component with this name.',
    ],
    ['taken', ['/x/:uniqueId/:eventName'], 'A component with this type is already registered.'],
    ['fresh', ['/x/:uniqueId'], 'Invalid router event URL'],
    ['fresh', ['/x/:eventName'], 'Invalid router event URL'],
  ])('rejects the component %s with the routes %j: %s', (name, routes, message) => {
    page.service.register('Taken', chartFactory, ['/t/:uniqueId/:eventName']);
    expect(() => {
      page.service.register(name, chartFactory, routes);
    }).toThrow(expect.objectContaining({ code: 'invalidComponent', message }));
  });
});

describe('scanning the page', () => {
  it('embeds only containers without an embed when init is called again', () => {
    const first = page.container(declared);
    page.service.init();
    const iframe = first.querySelector('iframe');
    const second = page.container(declared);
    expect(page.service.init(second)).toHaveLength(1);
    expect(page.service.init()).toHaveLength(2);
    expect(first.querySelector('iframe')).toBe(iframe);
  });

  it('embeds, updates and detaches containers that are added, changed and removed while observe is active', async () => {
    const stop = page.service.observe();
    const parent = document.createElement('section');
    const element = page.container(declared);
    parent.append(element);
    document.body.append(parent);
    await flushMutations();
    expect(page.service.getNumberOfComponents()).toBe(1);
    const previousId = page.service.get(element).config.id;
    element.dataset.embedUrl = embedUrl.replace('report-1', 'report-2');
    await flushMutations();
    expect([previousId, page.service.get(element).config.id]).toEqual(['report-1', 'report-2']);
    parent.remove();
    await flushMutations();
    expect(page.service.getNumberOfComponents()).toBe(0);
    stop();
    document.body.append(page.container(declared));
    await flushMutations();
    expect(page.service.getNumberOfComponents()).toBe(0);
  });

  it('re-embeds a returning container only if its embed URL has changed', async () => {
    const stop = page.service.observe();
    const declaredContainer = page.container(declared);
    const otherContainer = page.container({ 'data-embed-url': embedUrl });
    const report = page.service.embed(otherContainer, { ...reportConfig, id: 'report-3' });
    await flushMutations();
    declaredContainer.remove();
    otherContainer.remove();
    await flushMutations();
    declaredContainer.dataset.embedUrl = embedUrl.replace('report-1', 'report-2');
    document.body.append(declaredContainer, otherContainer);
    await flushMutations();
    expect(page.service.get(declaredContainer).config.id).toBe('report-2');
    expect(page.service.get(otherContainer)).toBe(report);
    expect(report.config.id).toBe('report-3');
    stop();
  });

  it('scans the page when started from a script tag, unless data-auto-embed is false, and trusts the origins in data-trusted-origins', () => {
    const localOrigin = 'http://127.0.0.1:4300';
    page.container({ ...declared, 'data-embed-url': `${localOrigin}/reportEmbed?reportId=1` });
    const script = document.createElement('script');
    script.dataset.autoEmbed = 'false';
    script.dataset.trustedOrigins = `${localOrigin}, https://content.example`;
    startFromScript(page.service, script);
    expect(page.service.getNumberOfComponents()).toBe(0);
    expect([...page.service.trustedOrigins]).toEqual([localOrigin, 'https://content.example']);
    startFromScript(page.service, null);
    expect(page.service.getNumberOfComponents()).toBe(1);
  });

  it('does not scan the page when a service is created with its constructor', () => {
    page.container(declared);
    expect(new Service({ messageTarget: page.window }).getNumberOfComponents()).toBe(0);
  });
});

describe('preload', () => {
  it('appends a hidden frame on preload and emits an event when it has loaded', () => {
    const iframe = page.service.preload({ embedUrl });
    const handler = vi.fn();
    iframe.addEventListener('preloaded', handler);
    iframe.dispatchEvent(new Event('load'));
    expect(iframe.style.display).toBe('none');
    expect(iframe.hasAttribute('allowfullscreen')).toBe(false);
    expect(iframe.parentElement).toBe(document.body);
    expect(handler).toHaveBeenCalledOnce();
  });

  it('rejects an invalid or missing URL on preload', () => {
    expect(() => page.service.preload({ embedUrl: 'https://evil.example/' })).toThrow(/^Invalid embed URL detected/);
    expect(() => page.service.preload({})).toThrow(/required/);
  });
});

describe('the service', () => {
  it('sends the SDK type and the wrapper version with requests, and always returns the same session id', async () => {
    page.service.setSdkInfo('react', '1.2.3');
    const { frame } = await page.loadedReport();
    expect(frame.requests[0]?.headers).toMatchObject({
      'x-sdk-type': 'react',
      'x-sdk-version': '2.23.1',
      'x-sdk-wrapper-version': '1.2.3',
    });
    expect(page.service.getSdkSessionId()).toBe(page.service.getSdkSessionId());
    expect(page.service.getSDKVersion()).toBe('2.23.1');
  });

  it('responds once to an event when several services share the window', async () => {
    const otherService = new Service({ messageTarget: page.window });
    const { report, frame } = await page.loadedReport();
    const element = page.container();
    otherService.embed(element, reportConfig);
    page.frameOf(element);
    frame.send(`/reports/${report.config.uniqueId}/events/rendered`);
    await settle();
    expect(frame.responses).toHaveLength(1);
    expect(page.window.listenerCount).toBe(1);
    otherService.reset(element);
  });

  it('rejects bootstrapping an element that already contains an embed', async () => {
    const { element } = await page.loadedReport();
    expect(() => page.service.bootstrap(element, { type: 'report' })).toThrow(
      expect.objectContaining({ code: 'typeMismatch' }),
    );
  });
});
