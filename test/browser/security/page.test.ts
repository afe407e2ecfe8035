import { readFileSync } from 'node:fs';
import type { Frame } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { fakeFrame, fakeFrames } from '../support/fake-frames';
import { collectConsoleErrors, waitForFrame, observed, openAttackPage, flushFrame } from './attack-page';

/** Content security policy that the documentation recommends. */
const documentedPolicy = /```http\nContent-Security-Policy: ([^\n]+)\n```/.exec(
  readFileSync('docs/security.md', 'utf8'),
)?.[1];

test('the script tag works under the documented content security policy, including Trusted Types', async ({
  page,
  servers: { host, provider },
}) => {
  const consoleErrors = collectConsoleErrors(page);
  const violations: string[] = [];
  await page.exposeFunction('violated', (directive: string) => violations.push(directive));
  host.serve(
    '/strict.js',
    `addEventListener('securitypolicyviolation', ({ violatedDirective }) => violated(violatedDirective));
     const embedUrl = '${provider.origin}/reportEmbed?reportId=r';
     vitrine.service.preload({ embedUrl });
     vitrine.service.embed(document.querySelector('#report'), { type: 'report', embedUrl, accessToken: 't' });`,
  );
  await page.goto(
    host.page(
      '/strict',
      '<body><div id="report"></div><script src="/dist/vitrine.umd.min.js"></script><script src="/strict.js"></script>',
      { 'content-security-policy': documentedPolicy ?? 'missing' },
    ),
  );
  const [frame] = await fakeFrames(page, 2);
  await expect.poll(() => frame!.requests()).toEqual(['POST /report/load']);
  // sizes are set via the style object, which the policy allows
  const { width, display } = await page.evaluate(() => getComputedStyle(document.querySelector('#report iframe')!));
  expect({ isWide: parseFloat(width) > 300, display }).toEqual({ isWide: true, display: 'block' });
  expect(consoleErrors).toEqual([]);
  expect(violations).toEqual([]);
});

test('the module works under the documented content security policy, and the policy is enforced', async ({
  page,
  servers: { host, provider },
}) => {
  const consoleErrors = collectConsoleErrors(page);
  host.serve(
    '/strict-module.js',
    `import { service } from '/dist/index.mjs';
     const embedUrl = '${provider.origin}/reportEmbed?reportId=r';
     window.report = service.embed(document.querySelector('#report'), { type: 'report', embedUrl, accessToken: 't' });
     window.errorNames = [() => eval('1'), () => (document.querySelector('#report').innerHTML = '<b></b>')].map((run) => {
       try { run(); return 'done'; } catch (error) { return error.constructor.name; }
     });`,
  );
  await page.goto(
    host.page(
      '/strict-module',
      '<body><div id="report"></div><script type="module" src="/strict-module.js"></script>',
      {
        'content-security-policy': documentedPolicy ?? 'missing',
      },
    ),
  );
  const frame = await fakeFrame(page);
  await expect.poll(() => frame.requests()).toEqual(['POST /report/load']);
  expect(await page.evaluate(() => (window as unknown as { errorNames: string[] }).errorNames)).toEqual([
    'EvalError',
    'TypeError',
  ]);
  // the browser logs only the two violations that the test provokes
  expect(consoleErrors.filter((text) => !/unsafe-eval|Trusted(HTML|Script)/.test(text))).toEqual([]);
});

test('the frame has a title, sends only the origin as referrer, and has only the fullscreen permission', async ({
  page,
  servers,
}) => {
  const { frame, hostile } = await openAttackPage(page, servers, '/permissions');
  const iframe = page.locator('#report iframe');
  await expect(iframe).toHaveAttribute('title', 'Embedded report');
  const allowedFeatures = (frame_: Frame) =>
    frame_.evaluate(() => {
      const { featurePolicy } = document as unknown as { featurePolicy: { allowedFeatures(): string[] } };
      return featurePolicy.allowedFeatures();
    });
  // the hostile frame is an iframe without permissions
  const baseline = await allowedFeatures(hostile);
  expect((await allowedFeatures(frame.frame)).filter((name) => !baseline.includes(name))).toEqual(['fullscreen']);
  expect(baseline).not.toContain('camera');
  expect(await frame.frame.evaluate(() => document.referrer)).toBe(`${servers.host.origin}/`);
  const unsafeUrl = await page.evaluate((embedUrl) => {
    document.head.innerHTML += '<meta name="referrer" content="unsafe-url">';
    const element = document.body.appendChild(document.createElement('div'));
    return window.vitrine.service.embed(element, { type: 'report', id: 'r', embedUrl, accessToken: 't' }).iframe.src;
  }, `${servers.provider.origin}/reportEmbed`);
  const unsafeFrame = await waitForFrame(page, unsafeUrl);
  expect(await unsafeFrame.evaluate(() => document.referrer)).toBe(`${servers.host.origin}/`);
});

test('characters in names that would change the path are percent-encoded in request paths', async ({
  page,
  servers,
}) => {
  const { frame } = await openAttackPage(page, servers, '/names');
  await page.evaluate(async () => {
    const { Page, VisualDescriptor } = window.vitrine;
    const strangePage = new Page(window.targetReport, 'a/../b?c#d%2F&e');
    await strangePage.getFilters();
    await new VisualDescriptor(strangePage, '/visuals/ü', 'title', 'card', {}).getFilters();
  });
  expect((await frame.requests()).slice(-2)).toEqual([
    'GET /report/pages/a%2F..%2Fb%3Fc%23d%252F&e/filters',
    'GET /report/pages/a%2F..%2Fb%3Fc%23d%252F&e/visuals/%2Fvisuals%2Fü/filters',
  ]);
});

test('a frozen configuration is accepted and left unchanged, and a value that cannot be sent is rejected with its path', async ({
  page,
  servers,
}) => {
  await openAttackPage(page, servers, '/configurations');
  const outcome = await page.evaluate(async () => {
    const { service } = window.vitrine;
    const container = () => document.body.appendChild(document.createElement('div'));
    const freeze = <Part>(part: Part): Part => {
      if (typeof part === 'object' && part !== null) Object.values(Object.freeze(part)).forEach(freeze);
      return part;
    };
    const config = freeze({
      type: 'report' as const,
      embedUrl: window.targetReport.config.embedUrl,
      accessToken: 'frozen',
      settings: { panes: { filters: { visible: false } }, localeSettings: { language: 'de' } },
      filters: [],
      eventHooks: { applicationContextProvider: () => '' },
    });
    const before = JSON.stringify(config);
    const first = service.embed(container(), config);
    const second = service.embed(container(), config);
    await Promise.all([first.whenRendered(), second.whenRendered()]);
    const errorMessage = (field: object) => {
      try {
        service.embed(container(), { ...config, ...field } as never);
        return 'embedded';
      } catch (error) {
        return (error as Error).message;
      }
    };
    const settings = { panes: { filters: { visible: () => true } } };
    const unfrozen = { ...structuredClone({ ...config, eventHooks: undefined }), eventHooks: {} };
    const unfrozenBefore = JSON.stringify(unfrozen);
    service.embed(container(), unfrozen);
    return {
      isUnfrozenUnchanged: JSON.stringify(unfrozen) === unfrozenBefore,
      isFrozenUnchanged: JSON.stringify(config) === before,
      hasDistinctIds: first.config.uniqueId !== second.config.uniqueId,
      nested: errorMessage({ settings }),
      element: errorMessage({ theme: { themeJson: { node: document.body } } }),
    };
  });
  expect(outcome).toMatchObject({ isFrozenUnchanged: true, isUnfrozenUnchanged: true, hasDistinctIds: true });
  expect(outcome.nested).toContain(`'settings.panes.filters.visible'`);
  expect(outcome.element).toContain(`'theme.themeJson.node'`);
  await flushFrame(page);
  expect(await observed(page)).toEqual([]);
});
