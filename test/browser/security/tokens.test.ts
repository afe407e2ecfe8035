import { serveFakeFrames } from '../support/fake-content';
import { expect, test } from '../support/fixtures';
import { complaintsOf, frameAt, noted, openScene, replies, settled, token } from './stage';

test('rule 7: no token is written into the document, an error, the console, telemetry or the timeline', async ({
  page,
  servers,
}) => {
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  page.on('pageerror', (error) => printed.push(`${error.message} ${error.stack ?? ''}`));
  const { frame } = await openScene(page, servers, '/secrets');
  const said = await page.evaluate(
    async ([secret, embedUrl]) => {
      const { Service } = window.vitrine;
      const entries: unknown[] = [];
      const service = new Service({ debug: true, onTelemetry: (entry) => entries.push(entry) });
      const container = () => document.body.appendChild(document.createElement('div'));
      const told: string[] = [];
      const hooked: string[] = [];
      // it is not known as a token: its name or its call has to tell
      const other = secret.replace('token', 'another');
      const tell = (error: unknown): void => {
        const { message, stack, cause } = error as Error;
        told.push(`${message} ${stack} ${JSON.stringify(error)} ${JSON.stringify(cause)} ${String(cause)}`);
      };
      // what is wrong stands right beside the token
      const wrong: object[] = [
        { type: 'report' },
        { type: 'report', embedUrl: `https://evil.example/?t=${secret}` },
        { type: 'report', embedUrl, settings: { zoomLevel: 99 } },
        { type: 'report', embedUrl, settings: { extensions: () => secret } },
        { type: 'dashboard', embedUrl },
        { type: 'nothing', embedUrl },
        { type: 'report', embedUrl, eventHooks: { accessTokenProvider: secret } },
      ];
      for (const config of wrong) {
        try {
          service.embed(container(), { accessToken: secret, ...config });
        } catch (error) {
          tell(error);
        }
      }
      const report = service.embed(container(), {
        type: 'report',
        embedUrl: `${embedUrl}2`,
        accessToken: secret,
        tokenType: 0,
        eventHooks: {
          accessTokenProvider: () => {
            if (hooked.length > 0) return Promise.reject(new Error('no token today'));
            const fresh = `${other}-of-the-hook`;
            hooked.push(fresh);
            return Promise.resolve(fresh);
          },
        },
      });
      report.on('error', ({ detail }) => tell(detail));
      await report.whenRendered();
      const raise = (url: string, body: unknown) =>
        report.iframe.contentWindow?.postMessage({ fake: 'raise', id: url, url: `/reports/{uid}/${url}`, body }, '*');
      raise('events/info', { message: `${secret} has expired`, credentials: { password: other } });
      raise('events/info', { accessToken: [other] });
      raise('eventHooks/newAccessToken', {});
      await report.getZoom();
      raise('eventHooks/newAccessToken', {});
      await report.getZoom();
      for (const call of [
        () => report.setAccessToken(`${secret}-2`),
        // an answer from another process is never there when the turn ends
        () => report.setAccessToken(`${secret}-3`, { timeoutMs: 0 }),
        () => report.setAccessToken(`${secret}-4`, { signal: AbortSignal.abort() }),
        () => report.getPages(),
      ])
        await call().catch(tell);
      service.reset(report.element);
      await report.setAccessToken(`${secret}-5`).catch(tell);
      return {
        wrong: wrong.length,
        told,
        isHookTold: told.some((text) => text.includes('no token today')),
        telemetry: JSON.stringify(entries),
        timeline: JSON.stringify(performance.getEntries()),
        document: document.documentElement.outerHTML.replace(/<script>[^]*?<\/script>/g, ''),
      };
    },
    [token, `${servers.provider.origin}/reportEmbed?reportId=r`] as const,
  );
  expect(said.told.length).toBeGreaterThanOrEqual(said.wrong + 2);
  expect(said.isHookTold).toBe(true);
  expect(said.telemetry.match(/"url":"[^"]*eventHooks/g)).toHaveLength(4);
  expect(said.telemetry).toContain('/report/load');
  expect(printed.join('\n')).toContain('/report/load');
  const { frame: _frame, ...everything } = { ...said, frame, printed };
  expect(JSON.stringify(everything)).not.toMatch(/(token|another)-that-must-not-leak/);
});

test('rule 7: what the author wrote into attributes is read, and nothing is written beside it', async ({
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

test('rule 8: a token serves its own embed alone; the service’s goes to the provider’s hosts alone', async ({
  page,
  servers,
}) => {
  await openScene(page, servers, '/reuse');
  const { content, provider } = servers;
  await serveFakeFrames(content);
  const outcome = await page.evaluate(
    async ([trusted, theirs, secret]) => {
      const { Service, service } = window.vitrine;
      const container = () => document.body.appendChild(document.createElement('div'));
      const codeOf = (run: () => unknown) => {
        try {
          run();
          return 'embedded';
        } catch (error) {
          return (error as { code: string }).code;
        }
      };
      const bare = (embedUrl: string) => ({ type: 'report', embedUrl }) as const;
      const other = new Service({ trustedOrigins: [new URL(trusted).origin] });
      const lent = codeOf(() => service.embed(container(), bare(theirs)));
      const lentByOther = codeOf(() => other.embed(container(), bare(theirs)));
      other.accessToken = secret;
      const strange = codeOf(() => other.embed(container(), bare(trusted)));
      const own = other.embed(container(), bare(theirs));
      await own.whenRendered();
      // a new address on the same element: the token of the provider's embed does not go along
      const moved = codeOf(() => other.embed(own.element, bare(trusted)));
      return { lent, lentByOther, strange, moved, own: own.config.accessToken };
    },
    [`${content.origin}/reportEmbed?reportId=c`, `${provider.origin}/reportEmbed?reportId=p`, token] as const,
  );
  expect(outcome).toEqual({
    lent: 'missingToken',
    lentByOther: 'missingToken',
    strange: 'missingToken',
    moved: 'missingToken',
    own: token,
  });
});

test('rule 9: after reset nothing goes to the frame, not even a reply that was under way', async ({
  page,
  servers,
}) => {
  const complaints = complaintsOf(page);
  const { frame, uid } = await openScene(
    page,
    servers,
    '/after-reset',
    `eventHooks: { accessTokenProvider: () => new Promise((resolve) => (window.giveToken = () => resolve('${token}-late'))) },`,
  );
  await frame.answer('GET /report/pages', 'silence');
  await frame.raise('/reports/{uid}/eventHooks/newAccessToken');
  await page.waitForFunction(() => 'giveToken' in window);
  const waiting = page.evaluate(() =>
    window.attacked.getPages().catch((error: unknown) => (error as { code: string }).code),
  );
  await expect.poll(() => frame.calls()).toContain('GET /report/pages');
  // the page's own script takes the frame along, so that there is still somebody to hear
  const frameUrl = frame.frame.url();
  const [again] = await Promise.all([
    page.waitForEvent('framenavigated', (each) => each.url() === frameUrl),
    page.evaluate(() => {
      const { iframe, element } = window.attacked;
      window.vitrine.service.reset(element);
      document.body.append(iframe);
      (window as unknown as { giveToken(): void }).giveToken();
    }),
  ]);
  await again.waitForFunction(() => 'fakeFrame' in window);
  await again.evaluate((id) => {
    for (const path of [`/ready/${id}`, `/reports/${id}/eventHooks/newAccessToken`, `/reports/${id}/events/loaded`])
      window.fakeFrame.raise(path, {});
  }, uid);
  const outcome = await page.evaluate(() =>
    window.attacked.setAccessToken('too late').catch((error: unknown) => (error as { code: string }).code),
  );
  expect([outcome, await waiting]).toEqual(['disposed', 'disposed']);
  expect(await again.evaluate(() => window.fakeFrame.records)).toEqual([]);
  expect(await noted(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('rule 9: a reply that was under way does not reach the embed that has taken over the frame', async ({
  page,
  servers,
}) => {
  await openScene(page, servers, '/taken-over');
  const url = await page.evaluate(
    async ([embedUrl, secret]) => {
      const { service } = window.vitrine;
      const element = document.body.appendChild(document.createElement('div'));
      const asked = new Promise<(token: string) => void>((resolve) => {
        service.createReport(element, {
          datasetId: 'd',
          embedUrl,
          accessToken: 'c',
          tokenType: 0,
          eventHooks: { accessTokenProvider: () => new Promise<string>((give) => resolve(give)) },
        });
      });
      const creation = service.get(element);
      await creation.whenLoaded();
      const { iframe } = creation;
      iframe.contentWindow?.postMessage(
        { fake: 'raise', id: 'h', url: '/reports/{uid}/eventHooks/newAccessToken' },
        '*',
      );
      const give = await asked;
      const report = service.embed(element, { type: 'report', id: 'r', embedUrl, accessToken: 'r' });
      give(secret);
      await report.whenRendered();
      return report.iframe === iframe ? iframe.src : 'another frame';
    },
    [`${servers.provider.origin}/reportEmbed`, token] as const,
  );
  const taken = await frameAt(page, url);
  const records = await taken.evaluate(() => window.fakeFrame.records);
  expect(records.filter(({ kind }) => kind === 'request').map(({ url: path }) => path)).toEqual([
    '/report/create',
    '/report/load',
  ]);
  expect(JSON.stringify(records)).not.toContain(token);
});

test('rule 3: the hook’s token goes to the embed’s own frame, once', async ({ page, servers }) => {
  const { frame } = await openScene(page, servers, '/hook');
  const before = await replies(frame);
  await frame.raise('/reports/{uid}/eventHooks/newAccessToken');
  await settled(page);
  expect(await replies(frame)).toEqual([...before, 200]);
  const bodies = (await frame.records()).filter(({ kind }) => kind === 'reply').map(({ body }) => body);
  expect(bodies.filter((body) => body === `${token}-fresh`)).toHaveLength(1);
  expect(await noted(page)).toEqual(['hook']);
});
