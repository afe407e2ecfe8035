import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInEngines } from './support/engines';
import { embedSample, openHostPage } from './support/host-page';
import { startSites, type Sites } from './support/sites';

let sites: Sites;
beforeAll(async () => {
  sites = await startSites();
});
afterAll(() => sites.close());

describeInEngines((page) => {
  it('the script tag embeds declared content, and lazy content only near the viewport', async () => {
    const { host, emulator } = sites;
    const token = await emulator.createToken();
    const declared = (id: string) => `<div id="${id}" style="height: 300px" data-type="report" data-token-type="embed"
      data-embed-url="${emulator.embedUrl('staff-overview')}" data-access-token="${token}"></div>`;
    const script = `<script src="/dist/vitrine.umd.min.js" data-lazy="true" data-trusted-origins="${emulator.origin}"></script>`;
    const far = '<p style="height: 5000px"></p>';
    await page().goto(host.page('/declared', `<body>${script}${declared('near')}${far}${declared('far')}`));
    await page().frame('#near iframe').waitForText('Headcount');
    expect(await page().evaluate(() => document.querySelectorAll('#far iframe').length)).toBe(0);
    await page().evaluate(() => document.querySelector('#far')?.scrollIntoView());
    await page().frame('#far iframe').waitForText('Headcount');
  });

  it('a report that is embedded with the module entry point responds to calls and emits events', async () => {
    const { host, emulator } = sites;
    await page().goto(
      host.page(
        '/module',
        `<body><div id="container" style="height: 500px"></div><script type="module">
          import { service, BasicFilter } from '/dist/index.mjs';
          Object.assign(window, { service, BasicFilter });
        </script>`,
      ),
    );
    await page().waitFor(() => 'service' in window);
    const result = await page().evaluate(
      async (origin, embedUrl, accessToken) => {
        const { service, BasicFilter } = window as unknown as typeof window.vitrine;
        service.trustOrigin(origin);
        const element = document.querySelector<HTMLElement>('#container')!;
        const report = service.embed(element, { type: 'report', embedUrl, accessToken, tokenType: 1, permissions: 7 });
        const events: string[] = [];
        report.on('pageChanged', ({ detail }) => events.push(detail.newPage.displayName ?? ''));
        await report.whenRendered();
        await report.setFilters([new BasicFilter({ table: 'Staff', column: 'Contract' }, 'In', 'Full-time')]);
        await report.setPage('hiring');
        const pages = (await report.getPages()).map(({ name }) => name);
        const [visual] = await (await report.getActivePage()).getVisuals();
        const exported = await visual!.exportData();
        const { state } = await report.bookmarksManager.capture();
        return {
          events,
          pages,
          filters: (await report.getFilters()).length,
          hasData: exported.data.split('\n').length > 1,
          hasState: typeof state === 'string',
        };
      },
      emulator.origin,
      emulator.embedUrl('staff-overview'),
      await emulator.createToken(),
    );
    expect(result).toEqual({
      events: ['Hiring'],
      pages: ['overview', 'locations', 'hiring', 'people'],
      filters: 1,
      hasData: true,
      hasState: true,
    });
  });

  it('a report whose container is moved reloads on the same report page', async () => {
    await openHostPage(page(), sites, '<main></main>');
    await embedSample(page(), sites);
    await page().evaluate(async () => {
      await window.sampleReport.setPage('people');
      document.querySelector('main')!.append(window.sampleReport.element);
    });
    await page().frame('main iframe').waitForText('Certified');
    expect(await page().evaluate(async () => (await window.sampleReport.getActivePage()).name)).toBe('people');
    expect(await page().evaluate(() => window.observed)).toEqual([]);
  });

  it('an expired token is refreshed without reloading the frame', async () => {
    await openHostPage(page(), sites);
    await page().evaluate(
      async (origin, embedUrl) => {
        const service = new window.vitrine.Service({ trustedOrigins: [origin] });
        window.sampleReport = service.embed(document.querySelector<HTMLElement>('#container')!, {
          type: 'report',
          embedUrl,
          tokenType: 1,
          getAccessToken: async ({ reason }) => {
            window.observed.push(reason);
            return (await (await fetch('/token')).json()) as { token: string };
          },
        });
        await window.sampleReport.whenRendered();
      },
      sites.emulator.origin,
      sites.emulator.embedUrl('staff-overview'),
    );
    const frame = page().frame('#container iframe');
    await frame.evaluate(() => {
      document.body.dataset.marker = 'the same document';
      window.vitrineEmulator?.expireToken();
    });
    await page().waitFor(async () => {
      const pages = await window.sampleReport.getPages();
      return window.observed.includes('expired') && pages.length === 4;
    });
    expect(await frame.evaluate(() => document.body.dataset.marker)).toBe('the same document');
    expect(await page().evaluate(() => window.observed)).toEqual(['load', 'expired']);
  });

  it('calls time out, are aborted by a signal, and are rejected after a reset', async () => {
    const { content } = sites;
    await openHostPage(page(), sites);
    const errorCodes = await page().evaluate(async (origin) => {
      const service = new window.vitrine.Service({ trustedOrigins: [origin] });
      const element = document.querySelector<HTMLElement>('#container')!;
      const embedUrl = `${origin}/reportEmbed?reportId=r`;
      const report = service.embed(element, { type: 'report', embedUrl, accessToken: 't' });
      await report.whenRendered();
      report.iframe.contentWindow!.postMessage({ fake: 'respond', route: 'GET /report/pages', response: 'none' }, '*');
      const errorCode = (call: Promise<unknown>) =>
        call.then(
          () => 'resolved',
          (error: unknown) => (error as { code?: string; name: string }).code ?? (error as Error).name,
        );
      const controller = new AbortController();
      const aborted = errorCode(report.getPages({ signal: controller.signal }));
      controller.abort();
      const timedOut = await errorCode(report.getPages({ timeoutMs: 200 }));
      const pending = errorCode(report.getPages());
      service.reset(element);
      return [await aborted, timedOut, await pending, String(element.childElementCount)];
    }, content.origin);
    expect(errorCodes).toEqual(['aborted', 'timeout', 'disposed', '0']);
  });
});
