import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Service } from '../../../src/service/service';
import { errorOf } from './support/error-of';
import { embedUrl, FakePage, reportConfig, settle } from './support/fake-frame';

let page: FakePage;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  page = new FakePage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('invalid input', () => {
  it.each([
    ['a missing embed URL', { embedUrl: undefined }, 'missingEmbedUrl', /Embed URL is required/],
    ['an untrusted host', { embedUrl: 'https://evil.example/x' }, 'invalidEmbedUrl', /^Invalid embed URL detected\./],
    [
      'an insecure scheme',
      { embedUrl: 'http://app.powerbi.com/x' },
      'invalidEmbedUrl',
      /^Invalid embed URL detected\./,
    ],
    ['a missing id', { embedUrl: 'https://app.powerbi.com/reportEmbed' }, 'missingId', /^Report id is required/],
    ['a missing token', { accessToken: undefined }, 'missingToken', /^Access token is required/],
    ['an empty token', { accessToken: '' }, 'missingToken', /^Access token cannot be empty$/],
    ['an unknown type', { type: 'chart' }, 'unknownType', /'chart'/],
    ['a type that is not a string', { type: 5 }, 'unknownType', /'5'/],
    ['a missing type', { type: undefined }, 'missingType', /type is required/],
    [
      'a hook that is not a function',
      { eventHooks: { accessTokenProvider: 'x' } },
      'invalidHook',
      /^accessTokenProvider must be a function$/,
    ],
    [
      'a token request that is not a function',
      { getAccessToken: Promise.resolve('token-1') },
      'invalidConfig',
      /^getAccessToken must be a function, received object\. Pass the function itself, not its result\.$/,
    ],
    [
      'a setting of the wrong type',
      { settings: { filterPaneEnabled: 'no' } },
      'invalidConfig',
      /filterPaneEnabled must be a boolean/,
    ],
    [
      'a value that cannot be sent',
      { settings: { panes: { filters: () => 1 } } },
      'notCloneable',
      /'settings\.panes\.filters'/,
    ],
  ])('rejects %s with an error code and leaves no frame, listener or timer behind', (_name, change, code, message) => {
    const element = page.container();
    const error = errorOf(() => page.service.embed(element, { ...reportConfig, ...change } as never));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain('token-1');
    expect(element.childNodes).toHaveLength(0);
    expect(page.service.getNumberOfComponents()).toBe(0);
    expect(page.window.listenerCount).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('includes the message of an error in its JSON, for logs', () => {
    const error = errorOf(() => page.service.embed(page.container(), { ...reportConfig, type: 'chart' } as never));
    const { code, message } = error;
    expect(JSON.parse(JSON.stringify(error))).toEqual({ name: 'EmbedError', code, message });
  });

  it('treats null as a missing configuration', () => {
    expect(errorOf(() => page.service.embed(page.container(), null as never)).code).toBe('missingType');
  });

  it('rejects missing options for preload and a host name that is not a string', () => {
    expect(errorOf(() => page.service.preload(null as never)).code).toBe('missingEmbedUrl');
    const config = { type: 'report', hostname: 5 } as never;
    expect(errorOf(() => page.service.bootstrap(page.container(), config)).code).toBe('invalidEmbedUrl');
  });

  it('rejects a container that is not an element', () => {
    expect(errorOf(() => page.service.embed(document as never, reportConfig)).code).toBe('invalidElement');
    expect(errorOf(() => page.service.embed(null as never, reportConfig)).code).toBe('invalidElement');
  });

  it('rejects a container in another window, whose frames would post their messages to that window', () => {
    const element = page.container();
    vi.spyOn(element, 'ownerDocument', 'get').mockReturnValue({ defaultView: {} } as Document);
    expect(errorOf(() => new Service().embed(element, reportConfig)).code).toBe('invalidElement');
  });

  it('embeds content in the other containers when one is invalid', () => {
    const onError = vi.fn();
    const pageWithHandler = new FakePage({ onError });
    page.container({ 'data-embed-url': 'https://evil.example', 'data-type': 'report', 'data-access-token': 't' });
    page.container({ 'data-embed-url': embedUrl, 'data-type': 'report', 'data-access-token': 't' });
    expect(pageWithHandler.service.init()).toHaveLength(1);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'invalidEmbedUrl' }));
  });

  it('logs the error of an invalid container in hosts without reportError, such as jsdom', () => {
    vi.stubGlobal('reportError', undefined);
    const log = vi.spyOn(console, 'error').mockReturnValue();
    page.container({ 'data-embed-url': 'https://evil.example', 'data-type': 'report', 'data-access-token': 't' });
    page.container({ 'data-embed-url': embedUrl, 'data-type': 'report', 'data-access-token': 't' });
    expect(page.service.init()).toHaveLength(1);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'invalidEmbedUrl' }));
  });
});

describe('access tokens', () => {
  it("sends the service's token only to hosts that belong to Power BI", async () => {
    const trustingPage = new FakePage({ trustedOrigins: ['http://127.0.0.1:4300'] });
    trustingPage.service.accessToken = 'shared';
    const element = trustingPage.container();
    trustingPage.service.embed(element, { type: 'report', embedUrl });
    const frame = trustingPage.frameOf(element);
    frame.load();
    await settle();
    expect(frame.requests[0]?.body).toMatchObject({ accessToken: 'shared' });
    const otherHostConfig = { type: 'report', embedUrl: 'http://127.0.0.1:4300/reportEmbed?reportId=1' } as const;
    expect(errorOf(() => trustingPage.service.embed(trustingPage.container(), otherHostConfig)).code).toBe(
      'missingToken',
    );
  });

  it('uses a token set with setAccessToken for the next load but not for other embeds', async () => {
    const { report, frame } = await page.loadedReport();
    await report.setAccessToken('token-2');
    expect(frame.requests[1]).toMatchObject({ method: 'POST', url: '/report/token', body: 'token-2' });
    vi.advanceTimersByTime(200);
    await report.reload();
    expect(frame.requests[2]?.body).toMatchObject({ accessToken: 'token-2' });
    expect(page.service.accessToken).toBeUndefined();
    await expect(report.setAccessToken('')).rejects.toMatchObject({ message: 'Access token cannot be empty' });
  });
});
