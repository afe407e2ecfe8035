import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Site } from '../browser/support/site';
import { forgedMessages, hostileScript } from '../browser/security/hostile-window';
import type { Page } from './support/browser';
import { describeInEngines } from './support/engines';
import { observeErrors, openHostPage } from './support/host-page';
import { startSites, type Sites } from './support/sites';

const token = 'token-that-must-not-leak';

let sites: Sites;
/** A site that the host page does not trust. */
let hostile: Site;
beforeAll(async () => {
  [sites, hostile] = await Promise.all([startSites(), Site.start({ hostname: '127.0.0.1' })]);
  hostile.page('/hostile', `<body>${hostileScript}`);
});
afterAll(() => Promise.all([sites.close(), hostile.close()]));

/** Opens a page with a rendered report from the fake content site, next to a hostile frame. Returns the report's unique id. */
async function openTarget(page: Page): Promise<string> {
  await openHostPage(page, sites, `<iframe id="hostile" title="hostile" src="${hostile.origin}/hostile"></iframe>`);
  await page.frame('#hostile').waitFor(() => 'postToHost' in window);
  return page.evaluate(
    async (origin, accessToken) => {
      const service = new window.vitrine.Service({ trustedOrigins: [origin] });
      window.sampleReport = service.embed(document.querySelector<HTMLElement>('#container')!, {
        type: 'report',
        embedUrl: `${origin}/reportEmbed?reportId=r`,
        accessToken,
        tokenType: 0,
        eventHooks: {
          accessTokenProvider: () => {
            window.observed.push('hook');
            return Promise.resolve(accessToken);
          },
        },
      });
      await window.sampleReport.whenRendered();
      for (const name of window.sampleReport.allowedEvents)
        window.sampleReport.on(name as 'loaded', () => window.observed.push(name));
      return window.sampleReport.config.uniqueId!;
    },
    sites.content.origin,
    token,
  );
}

/** Waits for a request to the report's frame, so that the page has handled all messages that the frame posted earlier. */
const flush = (page: Page) => page.evaluate(async () => (await window.sampleReport.getPages()).length);

describeInEngines((page) => {
  let uid: string;
  beforeEach(async () => {
    uid = await openTarget(page());
  });

  it('a sibling frame cannot emit events, call hooks or reply to requests', async () => {
    const requestId = await page().evaluate(async () => {
      const frame = window.sampleReport.iframe.contentWindow!;
      frame.postMessage({ fake: 'respond', route: 'GET /report/filters', response: 'none' }, '*');
      const ids: unknown[] = [];
      addEventListener('message', ({ data }: MessageEvent<{ fakeRecord?: { headers: { id: unknown } } }>) => {
        if (data.fakeRecord) ids.push(data.fakeRecord.headers.id);
      });
      window.sampleReport.getFilters({ timeoutMs: 2000 }).then(
        () => window.observed.push('resolved'),
        (error: unknown) => window.observed.push((error as { code: string }).code),
      );
      while (ids.length === 0) await new Promise(requestAnimationFrame);
      return ids[0] as string;
    });
    await page()
      .frame('#hostile')
      .evaluate(
        (messages) =>
          messages.forEach((message) => (window as unknown as { postToHost(m: unknown): void }).postToHost(message)),
        forgedMessages(uid, requestId),
      );
    await page().waitFor(() => window.observed.length > 0);
    expect(await page().evaluate(() => window.observed)).toEqual(['timeout']);
    expect(
      await page()
        .frame('#hostile')
        .evaluate(() => window.received),
    ).toEqual([]);
  });

  it('messages from a frame nested in the content frame are ignored', async () => {
    const content = page().frame('#container iframe');
    await content.evaluate((url) => {
      document.body.appendChild(document.createElement('iframe')).src = url;
    }, `${hostile.origin}/hostile`);
    const inner = content.frame('iframe');
    await inner.waitFor(() => 'postToHost' in window);
    await inner.evaluate((all) => all.forEach((message) => top!.postMessage(message, '*')), forgedMessages(uid, 'x'));
    await flush(page());
    expect(await page().evaluate(() => window.observed)).toEqual([]);
    expect(await inner.evaluate(() => window.received)).toEqual([]);
  });

  it('a frame can emit only events of its embed type, and only under its unique id', async () => {
    await page()
      .frame('#container iframe')
      .evaluate((id) => {
        const paths = [
          ...['click', 'submit', 'tileClicked', 'LOADED', ''].map((name) => `/reports/${id}/events/${name}`),
          `/dashboards/${id}/events/loaded`,
          `/reports/${id}x/events/loaded`,
          `/reports/${id}/eventHooks/somethingElse`,
          '/reports/%E0%A4%A/events/loaded',
          '/ready/another-id',
        ];
        for (const path of paths) window.fakeFrame.emit(path, {});
        window.fakeFrame.emit(`/reports/${id}/events/error`, { message: 'from the frame' });
      }, uid);
    await flush(page());
    // an error from the frame reaches the report's handlers, not `window.onerror`
    expect(await page().evaluate(() => window.observed)).toEqual(['error']);
  });

  it('a frame that navigates to a different origin receives neither the token nor a reply', async () => {
    const frame = page().frame('#container iframe');
    await frame.evaluate((url) => {
      location.href = url;
    }, `${hostile.origin}/hostile`);
    await frame.waitFor(() => 'postToHost' in window);
    const code = await page().evaluate(() =>
      window.sampleReport
        .setAccessToken('token-that-must-not-leak-either', { timeoutMs: 300 })
        .catch((error: unknown) => (error as { code: string }).code),
    );
    await frame.evaluate((all) => all.forEach((message) => parent.postMessage(message, '*')), forgedMessages(uid, 'x'));
    expect(code).toBe('timeout');
    expect(await frame.evaluate(() => window.received)).toEqual([]);
    expect(await page().evaluate(() => window.observed)).toEqual([]);
  });

  it('embed URLs from other origins or with automatic authentication are rejected', async () => {
    const errorCodes = await page().evaluate(
      (trusted, other) => {
        const service = new window.vitrine.Service({ trustedOrigins: [trusted] });
        return [
          `${other}/reportEmbed?reportId=r`,
          `${trusted}/reportEmbed?reportId=r&autoAuth=true`,
          `${trusted}/reportEmbed?reportId=r&AUTOAUTH=%74rue`,
          `http://app.powerbi.com/reportEmbed?reportId=r`,
          `https://app.powerbi.com@example.test/reportEmbed?reportId=r`,
          'javascript:alert(1)',
        ].map((embedUrl) => {
          try {
            service.embed(document.createElement('div'), { type: 'report', embedUrl, accessToken: 't' });
            return 'embedded';
          } catch (error) {
            return (error as { code: string }).code;
          }
        });
      },
      sites.content.origin,
      hostile.origin,
    );
    expect(errorCodes).toEqual(Array(errorCodes.length).fill('invalidEmbedUrl'));
  });

  it('a strict Content Security Policy with Trusted Types is not violated', async () => {
    const { host, emulator } = sites;
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      // WebKit applies the policy to the page's icon
      "img-src 'self'",
      `frame-src ${emulator.origin}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; ');
    host.serve(
      '/observe.js',
      `${observeErrors} addEventListener('securitypolicyviolation', ({ violatedDirective }) => observed.push(violatedDirective));`,
    );
    await page().goto(
      host.page(
        '/csp',
        `<body><script src="/observe.js"></script><script src="/dist/vitrine.umd.min.js" data-auto-embed="false"></script>
        <div id="container"></div>`,
        { 'content-security-policy': policy },
      ),
    );
    await page().evaluate(
      async (origin, embedUrl) => {
        const service = new window.vitrine.Service({ trustedOrigins: [origin] });
        await service
          .embed(document.querySelector<HTMLElement>('#container')!, {
            type: 'report',
            embedUrl,
            tokenType: 1,
            getAccessToken: async () => (await (await fetch('/token')).json()) as { token: string },
          })
          .whenRendered();
      },
      emulator.origin,
      emulator.embedUrl('staff-overview'),
    );
    expect(await page().evaluate(() => window.observed)).toEqual([]);
  });
});
