import { serveFakeFrames } from '../support/fake-content';
import { expect, test } from '../support/fixtures';
import {
  collectConsoleErrors,
  waitForFrame,
  observed,
  openAttackPage,
  replyStatuses,
  flushFrame,
  token,
} from './attack-page';

test('no token appears in the document, errors, the console, telemetry or the performance timeline', async ({
  page,
  servers,
}) => {
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  page.on('pageerror', (error) => printed.push(`${error.message} ${error.stack ?? ''}`));
  const { frame } = await openAttackPage(page, servers, '/secrets');
  const output = await page.evaluate(
    async ([secret, embedUrl]) => {
      const { Service } = window.vitrine;
      const entries: unknown[] = [];
      const service = new Service({ debug: true, onTelemetry: (entry) => entries.push(entry) });
      const container = () => document.body.appendChild(document.createElement('div'));
      const errorTexts: string[] = [];
      const hookTokens: string[] = [];
      // the SDK has not received this token before, so it must recognize the token by its field name or its request
      const other = secret.replace('token', 'another');
      const recordError = (error: unknown): void => {
        const { message, stack, cause } = error as Error;
        errorTexts.push(`${message} ${stack} ${JSON.stringify(error)} ${JSON.stringify(cause)} ${String(cause)}`);
      };
      // every configuration below is embedded with the token
      const invalidConfigs: object[] = [
        { type: 'report' },
        { type: 'report', embedUrl: `https://evil.example/?t=${secret}` },
        { type: 'report', embedUrl, settings: { zoomLevel: 99 } },
        { type: 'report', embedUrl, settings: { extensions: () => secret } },
        { type: 'dashboard', embedUrl },
        { type: 'nothing', embedUrl },
        { type: 'report', embedUrl, eventHooks: { accessTokenProvider: secret } },
      ];
      for (const config of invalidConfigs) {
        try {
          service.embed(container(), { accessToken: secret, ...config });
        } catch (error) {
          recordError(error);
        }
      }
      const report = service.embed(container(), {
        type: 'report',
        embedUrl: `${embedUrl}2`,
        accessToken: secret,
        tokenType: 0,
        eventHooks: {
          accessTokenProvider: () => {
            if (hookTokens.length > 0) return Promise.reject(new Error('no token today'));
            const hookToken = `${other}-from-the-hook`;
            hookTokens.push(hookToken);
            return Promise.resolve(hookToken);
          },
        },
      });
      report.on('error', ({ detail }) => recordError(detail));
      await report.whenRendered();
      const emit = (url: string, body: unknown) =>
        report.iframe.contentWindow?.postMessage({ fake: 'emit', id: url, url: `/reports/{uid}/${url}`, body }, '*');
      emit('events/info', { message: `${secret} has expired`, credentials: { password: other } });
      emit('events/info', { accessToken: [other] });
      emit('eventHooks/newAccessToken', {});
      await report.getZoom();
      emit('eventHooks/newAccessToken', {});
      await report.getZoom();
      for (const call of [
        () => report.setAccessToken(`${secret}-2`),
        // the frame's response cannot arrive within the same task, so this request times out
        () => report.setAccessToken(`${secret}-3`, { timeoutMs: 0 }),
        () => report.setAccessToken(`${secret}-4`, { signal: AbortSignal.abort() }),
        () => report.getPages(),
      ])
        await call().catch(recordError);
      service.reset(report.element);
      await report.setAccessToken(`${secret}-5`).catch(recordError);
      return {
        invalidCount: invalidConfigs.length,
        errorTexts,
        isHookErrorReported: errorTexts.some((text) => text.includes('no token today')),
        telemetry: JSON.stringify(entries),
        timeline: JSON.stringify(performance.getEntries()),
        document: document.documentElement.outerHTML.replace(/<script>[^]*?<\/script>/g, ''),
      };
    },
    [token, `${servers.provider.origin}/reportEmbed?reportId=r`] as const,
  );
  expect(output.errorTexts.length).toBeGreaterThanOrEqual(output.invalidCount + 2);
  expect(output.isHookErrorReported).toBe(true);
  expect(output.telemetry.match(/"url":"[^"]*eventHooks/g)).toHaveLength(4);
  expect(output.telemetry).toContain('/report/load');
  expect(printed.join('\n')).toContain('/report/load');
  const { frame: _frame, ...everything } = { ...output, frame, printed };
  expect(JSON.stringify(everything)).not.toMatch(/(token|another)-that-must-not-leak/);
});

test('a token in an attribute is read, and no attributes are added to the container', async ({
  page,
  servers: { host, provider },
}) => {
  await page.goto(
    host.page(
      '/attributes',
      `<body><div id="report" data-type="report" data-embed-url="${provider.origin}/reportEmbed?reportId=r" data-access-token="written-by-the-author"></div>
       <script src="/dist/vitrine.umd.js"></script>`,
    ),
  );
  const attributes = () =>
    page.evaluate(() => {
      const { attributes: all } = document.querySelector('#report')!;
      return Array.from(all, ({ name }) => name);
    });
  expect(await attributes()).toEqual(['id', 'data-type', 'data-embed-url', 'data-access-token']);
  await page.evaluate(() => {
    const report = window.vitrine.service.get(document.querySelector<HTMLElement>('#report')!);
    return report.whenRendered().then(() => report.setAccessToken('another'));
  });
  expect(await attributes()).toEqual(['id', 'data-type', 'data-embed-url', 'data-access-token']);
  expect(await page.content()).not.toContain('another');
});

test('a token is used only for its own embed, and the service’s token only for Power BI’s hosts', async ({
  page,
  servers,
}) => {
  await openAttackPage(page, servers, '/reuse');
  const { content, provider } = servers;
  await serveFakeFrames(content);
  const outcome = await page.evaluate(
    async ([trusted, providerUrl, secret]) => {
      const { Service, service } = window.vitrine;
      const container = () => document.body.appendChild(document.createElement('div'));
      const errorCode = (run: () => unknown) => {
        try {
          run();
          return 'embedded';
        } catch (error) {
          return (error as { code: string }).code;
        }
      };
      const withoutToken = (embedUrl: string) => ({ type: 'report', embedUrl }) as const;
      const other = new Service({ trustedOrigins: [new URL(trusted).origin] });
      const sharedService = errorCode(() => service.embed(container(), withoutToken(providerUrl)));
      const otherService = errorCode(() => other.embed(container(), withoutToken(providerUrl)));
      other.accessToken = secret;
      const trustedOrigin = errorCode(() => other.embed(container(), withoutToken(trusted)));
      const own = other.embed(container(), withoutToken(providerUrl));
      await own.whenRendered();
      // a new URL for the same element does not inherit the token of the Power BI embed
      const changedUrl = errorCode(() => other.embed(own.element, withoutToken(trusted)));
      return { sharedService, otherService, trustedOrigin, changedUrl, own: own.config.accessToken };
    },
    [`${content.origin}/reportEmbed?reportId=c`, `${provider.origin}/reportEmbed?reportId=p`, token] as const,
  );
  expect(outcome).toEqual({
    sharedService: 'missingToken',
    otherService: 'missingToken',
    trustedOrigin: 'missingToken',
    changedUrl: 'missingToken',
    own: token,
  });
});

test('no message is sent to the frame after reset, not even a pending reply', async ({ page, servers }) => {
  const consoleErrors = collectConsoleErrors(page);
  const { frame, uid } = await openAttackPage(
    page,
    servers,
    '/after-reset',
    `eventHooks: { accessTokenProvider: () => new Promise((resolve) => (window.resolveToken = () => resolve('${token}-late'))) },`,
  );
  await frame.respond('GET /report/pages', 'none');
  await frame.emit('/reports/{uid}/eventHooks/newAccessToken');
  await page.waitForFunction(() => 'resolveToken' in window);
  const pending = page.evaluate(() =>
    window.targetReport.getPages().catch((error: unknown) => (error as { code: string }).code),
  );
  await expect.poll(() => frame.requests()).toContain('GET /report/pages');
  // the page's script re-adds the iframe, so the frame could still receive messages sent after the reset
  const frameUrl = frame.frame.url();
  const [reattachedFrame] = await Promise.all([
    page.waitForEvent('framenavigated', (each) => each.url() === frameUrl),
    page.evaluate(() => {
      const { iframe, element } = window.targetReport;
      window.vitrine.service.reset(element);
      document.body.append(iframe);
      (window as unknown as { resolveToken(): void }).resolveToken();
    }),
  ]);
  await reattachedFrame.waitForFunction(() => 'fakeFrame' in window);
  await reattachedFrame.evaluate((id) => {
    for (const path of [`/ready/${id}`, `/reports/${id}/eventHooks/newAccessToken`, `/reports/${id}/events/loaded`])
      window.fakeFrame.emit(path, {});
  }, uid);
  const outcome = await page.evaluate(() =>
    window.targetReport.setAccessToken('too late').catch((error: unknown) => (error as { code: string }).code),
  );
  expect([outcome, await pending]).toEqual(['disposed', 'disposed']);
  expect(await reattachedFrame.evaluate(() => window.fakeFrame.records)).toEqual([]);
  expect(await observed(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test('a pending reply is not sent to another embed that reuses the frame', async ({ page, servers }) => {
  await openAttackPage(page, servers, '/taken-over');
  const url = await page.evaluate(
    async ([embedUrl, secret]) => {
      const { service } = window.vitrine;
      const element = document.body.appendChild(document.createElement('div'));
      const hookCall = new Promise<(token: string) => void>((resolve) => {
        service.createReport(element, {
          datasetId: 'd',
          embedUrl,
          accessToken: 'c',
          tokenType: 0,
          eventHooks: { accessTokenProvider: () => new Promise<string>((respond) => resolve(respond)) },
        });
      });
      const creation = service.get(element);
      await creation.whenLoaded();
      const { iframe } = creation;
      iframe.contentWindow?.postMessage(
        { fake: 'emit', id: 'h', url: '/reports/{uid}/eventHooks/newAccessToken' },
        '*',
      );
      const respond = await hookCall;
      const report = service.embed(element, { type: 'report', id: 'r', embedUrl, accessToken: 'r' });
      respond(secret);
      await report.whenRendered();
      return report.iframe === iframe ? iframe.src : 'a different frame';
    },
    [`${servers.provider.origin}/reportEmbed`, token] as const,
  );
  const reusedFrame = await waitForFrame(page, url);
  const records = await reusedFrame.evaluate(() => window.fakeFrame.records);
  expect(records.filter(({ kind }) => kind === 'request').map(({ url: path }) => path)).toEqual([
    '/report/create',
    '/report/load',
  ]);
  expect(JSON.stringify(records)).not.toContain(token);
});

test("a hook's token is sent once, to the frame of its embed", async ({ page, servers }) => {
  const { frame } = await openAttackPage(page, servers, '/hook');
  const before = await replyStatuses(frame);
  await frame.emit('/reports/{uid}/eventHooks/newAccessToken');
  await flushFrame(page);
  expect(await replyStatuses(frame)).toEqual([...before, 200]);
  const bodies = (await frame.records()).filter(({ kind }) => kind === 'reply').map(({ body }) => body);
  expect(bodies.filter((body) => body === `${token}-fresh`)).toHaveLength(1);
  expect(await observed(page)).toEqual(['hook']);
});
