import { readFileSync } from 'node:fs';
import type { Frame } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { fakeFrame, fakeFrames } from '../support/fake-frames';
import { complaintsOf, frameAt, noted, openScene, settled } from './stage';

/** The policy that the documentation tells page authors to send. */
const documentedPolicy = /```http\nContent-Security-Policy: ([^\n]+)\n```/.exec(
  readFileSync('docs/security.md', 'utf8'),
)?.[1];

test('rule 14: a script tag works under the documented policy, Trusted Types included', async ({
  page,
  servers: { host, provider },
}) => {
  const complaints = complaintsOf(page);
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
  await expect.poll(() => frame!.calls()).toEqual(['POST /report/load']);
  // sizes are set through the style object, which the policy allows
  const { width, display } = await page.evaluate(() => getComputedStyle(document.querySelector('#report iframe')!));
  expect({ isWide: parseFloat(width) > 300, display }).toEqual({ isWide: true, display: 'block' });
  expect(complaints).toEqual([]);
  expect(violations).toEqual([]);
});

test('rule 14: the module works under the documented policy, and the policy is in force', async ({
  page,
  servers: { host, provider },
}) => {
  const complaints = complaintsOf(page);
  host.serve(
    '/strict-module.js',
    `import { service } from '/dist/index.mjs';
     const embedUrl = '${provider.origin}/reportEmbed?reportId=r';
     window.report = service.embed(document.querySelector('#report'), { type: 'report', embedUrl, accessToken: 't' });
     window.refusals = [() => eval('1'), () => (document.querySelector('#report').innerHTML = '<b></b>')].map((run) => {
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
  await expect.poll(() => frame.calls()).toEqual(['POST /report/load']);
  expect(await page.evaluate(() => (window as unknown as { refusals: string[] }).refusals)).toEqual([
    'EvalError',
    'TypeError',
  ]);
  // the browser reports the two refusals that the test provoked, and no other
  expect(complaints.filter((text) => !/unsafe-eval|Trusted(HTML|Script)/.test(text))).toEqual([]);
});

test('rule 14: the frame has a title, tells the page’s origin alone, and may do no more than fill the screen', async ({
  page,
  servers,
}) => {
  const { frame, hostile } = await openScene(page, servers, '/permissions');
  const iframe = page.locator('#report iframe');
  await expect(iframe).toHaveAttribute('title', 'Embedded report');
  const allowed = (frame_: Frame) =>
    frame_.evaluate(() => {
      const { featurePolicy } = document as unknown as { featurePolicy: { allowedFeatures(): string[] } };
      return featurePolicy.allowedFeatures();
    });
  // the hostile frame is an iframe without any permission
  const bare = await allowed(hostile);
  expect((await allowed(frame.frame)).filter((name) => !bare.includes(name))).toEqual(['fullscreen']);
  expect(bare).not.toContain('camera');
  expect(await frame.frame.evaluate(() => document.referrer)).toBe(`${servers.host.origin}/`);
  const talkative = await page.evaluate((embedUrl) => {
    document.head.innerHTML += '<meta name="referrer" content="unsafe-url">';
    const element = document.body.appendChild(document.createElement('div'));
    return window.vitrine.service.embed(element, { type: 'report', id: 'r', embedUrl, accessToken: 't' }).iframe.src;
  }, `${servers.provider.origin}/reportEmbed`);
  const told = await frameAt(page, talkative);
  expect(await told.evaluate(() => document.referrer)).toBe(`${servers.host.origin}/`);
});

test('rule 15: names are percent-encoded in the paths of calls', async ({ page, servers }) => {
  const { frame } = await openScene(page, servers, '/names');
  await page.evaluate(async () => {
    const { Page, VisualDescriptor } = window.vitrine;
    const strange = new Page(window.attacked, 'a/../b?c#d%2F&e');
    await strange.getFilters();
    await new VisualDescriptor(strange, '/visuals/ü', 'title', 'card', {}).getFilters();
  });
  expect((await frame.calls()).slice(-2)).toEqual([
    'GET /report/pages/a%2F..%2Fb%3Fc%23d%252F%26e/filters',
    'GET /report/pages/a%2F..%2Fb%3Fc%23d%252F%26e/visuals/%2Fvisuals%2F%C3%BC/filters',
  ]);
});

test('rule 16: a frozen configuration works and stays as it was; one that cannot be sent is refused by its field', async ({
  page,
  servers,
}) => {
  await openScene(page, servers, '/configurations');
  const outcome = await page.evaluate(async () => {
    const { service } = window.vitrine;
    const container = () => document.body.appendChild(document.createElement('div'));
    const freeze = <Part>(part: Part): Part => {
      if (typeof part === 'object' && part !== null) Object.values(Object.freeze(part)).forEach(freeze);
      return part;
    };
    const config = freeze({
      type: 'report' as const,
      embedUrl: window.attacked.config.embedUrl,
      accessToken: 'frozen',
      settings: { panes: { filters: { visible: false } }, localeSettings: { language: 'de' } },
      filters: [],
      eventHooks: { applicationContextProvider: () => '' },
    });
    const before = JSON.stringify(config);
    const first = service.embed(container(), config);
    const second = service.embed(container(), config);
    await Promise.all([first.whenRendered(), second.whenRendered()]);
    const messageOf = (field: object) => {
      try {
        service.embed(container(), { ...config, ...field } as never);
        return 'embedded';
      } catch (error) {
        return (error as Error).message;
      }
    };
    const settings = { panes: { filters: { visible: () => true } } };
    const loose = { ...structuredClone({ ...config, eventHooks: undefined }), eventHooks: {} };
    const looseBefore = JSON.stringify(loose);
    service.embed(container(), loose);
    return {
      looseSame: JSON.stringify(loose) === looseBefore,
      same: JSON.stringify(config) === before,
      ids: first.config.uniqueId !== second.config.uniqueId,
      nested: messageOf({ settings }),
      element: messageOf({ theme: { themeJson: { node: document.body } } }),
    };
  });
  expect(outcome).toMatchObject({ same: true, looseSame: true, ids: true });
  expect(outcome.nested).toContain(`'settings.panes.filters.visible'`);
  expect(outcome.element).toContain(`'theme.themeJson.node'`);
  await settled(page);
  expect(await noted(page)).toEqual([]);
});
