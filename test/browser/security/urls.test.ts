import { expect, test } from '../support/fixtures';
import type { Vitrine } from './attack-page';

const validUrl = 'https://app.powerbi.com/reportEmbed?reportId=r';

/** URLs to which the SDK must not navigate. */
const invalidUrls = [
  'http://app.powerbi.com/reportEmbed',
  'https://powerbi.com/reportEmbed',
  'https://evilpowerbi.com/reportEmbed',
  'https://app.powerbi.com.evil.example/reportEmbed',
  'https://app.powerbi.com./reportEmbed',
  'https://app.powerbi.com%2eevil.example/',
  'https://evil.example/app.powerbi.com',
  'https://evil.example?https://app.powerbi.com/',
  'https://evil.example#.powerbi.com',
  'https://evil.example\\.powerbi.com/',
  'https:\\\\evil.example/.powerbi.com',
  'https://app.powerbi.com@evil.example/',
  'https://app.powerbi.com:secret@evil.example/',
  'https://user@app.powerbi.com/',
  'https://user:password@app.powerbi.com/',
  'https://app.powerbi.com:8443/reportEmbed',
  'https://127.0.0.1/reportEmbed',
  'http://localhost/reportEmbed',
  '//app.powerbi.com/reportEmbed',
  '/reportEmbed',
  'reportEmbed',
  'javascript:alert(document.domain)//app.powerbi.com',
  'data:text/html,<script>parent.observed.push(1)</script>',
  'blob:https://app.powerbi.com/1',
  'ftp://app.powerbi.com/',
  ' https://app.powerbi.com/reportEmbed',
  'https://app.powerbi.com/reportEmbed\n',
  'https://app.power\tbi.com/reportEmbed',
  'https://app.powerbi.com/report Embed',
  '\u0000https://app.powerbi.com/reportEmbed',
  `${validUrl}&autoAuth=true`,
  `${validUrl}&AUTOAUTH=TRUE`,
  `${validUrl}&auto%41uth=true`,
  `${validUrl}&autoAuth=%74rue`,
  `${validUrl}&autoAuth=true%09`,
  `${validUrl}&%20autoAuth=true%20`,
  `${validUrl}&autoAuth=false&autoAuth=true`,
  `${validUrl}&autoAuth=true#fragment`,
];

/** Values of `hostname` that are not Power BI's host names. */
const invalidHostnames = [
  'evil.example',
  'http://app.powerbi.com',
  'app.powerbi.com/path',
  'app.powerbi.com?autoAuth=true',
  'app.powerbi.com#x',
  'app.powerbi.com@evil.example',
  'app.powerbi.com:8443',
  'app.powerbi.com\\@evil.example',
  'evil.example/.powerbi.com',
  'https://https://app.powerbi.com',
  'javascript:alert(1)',
  'app.power bi.com',
];

test('every method rejects the same URLs and creates no frame for them', async ({ page, servers }) => {
  await page.goto(
    servers.host.page('/urls', `<body><script src="/dist/vitrine.umd.js" data-auto-embed="false"></script>`),
  );
  const outcome = await page.evaluate(
    ([urls, hostnames, valid]) => {
      const { Service } = (window as unknown as { vitrine: Vitrine }).vitrine;
      const errors: unknown[] = [];
      const service = new Service({ onError: (error) => errors.push(error) });
      const container = () => document.body.appendChild(document.createElement('div'));
      const errorCode = (run: () => unknown) => {
        try {
          run();
          return 'accepted';
        } catch (error) {
          return (error as { code: string }).code;
        }
      };
      const config = (embedUrl: string) => ({ type: 'report', accessToken: 't', embedUrl }) as const;
      const embedded = service.embed(container(), config(valid));
      const methods: Record<string, (url: string) => string> = {
        embed: (url) => errorCode(() => service.embed(container(), config(url))),
        load: (url) => errorCode(() => service.load(container(), config(url))),
        're-embed': (url) => errorCode(() => service.embed(embedded.element, config(url))),
        create: (url) =>
          errorCode(() => service.createReport(container(), { accessToken: 't', datasetId: 'd', embedUrl: url })),
        attribute: (url) => {
          errors.length = 0;
          const element = container();
          for (const [name, value] of Object.entries({ 'embed-url': url, type: 'report', 'access-token': 't' }))
            element.setAttribute(`data-${name}`, value);
          service.init(element);
          element.remove();
          return errors.map((error) => (error as { code: string }).code).join() || 'accepted';
        },
        bootstrap: (url) => errorCode(() => service.bootstrap(container(), { type: 'report', embedUrl: url })),
        preload: (url) => errorCode(() => service.preload({ embedUrl: url })),
      };
      const accepted = Object.entries(methods).flatMap(([method, attempt]) =>
        urls.filter((url) => attempt(url) !== 'invalidEmbedUrl').map((url) => `${method}: ${url}`),
      );
      accepted.push(
        ...hostnames
          .filter(
            (hostname) =>
              errorCode(() => service.bootstrap(container(), { type: 'report', hostname })) !== 'invalidEmbedUrl',
          )
          .map((hostname) => `bootstrap by host name: ${hostname}`),
      );
      return {
        accepted,
        frames: Array.from(document.querySelectorAll('iframe'), ({ src }) => src.replace(/&uid=.*/, '')),
      };
    },
    [invalidUrls, invalidHostnames, validUrl] as const,
  );
  expect(outcome).toEqual({ accepted: [], frames: [validUrl] });
});

test('the frame navigates to the validated, normalized URL', async ({ page, servers }) => {
  await page.goto(
    servers.host.page('/parsed', `<body><script src="/dist/vitrine.umd.js" data-auto-embed="false"></script>`),
  );
  const sources = await page.evaluate(
    ([urls]) => {
      const { service } = (window as unknown as { vitrine: Vitrine }).vitrine;
      return urls.map((embedUrl) => {
        const element = document.body.appendChild(document.createElement('div'));
        const { iframe } = service.embed(element, {
          type: 'report',
          id: 'r',
          accessToken: 't',
          embedUrl,
          uniqueId: 'u',
        });
        return iframe.getAttribute('src');
      });
    },
    [
      [
        'HTTPS://APP.PowerBI.com:443/a/../reportEmbed',
        'https:/app.powerbi.com/reportEmbed',
        'https:\\\\app.powerbi.com\\reportEmbed',
        'https://app.powerbi。com/reportEmbed',
      ],
    ] as const,
  );
  expect(sources).toEqual(Array.from({ length: 4 }, () => 'https://app.powerbi.com/reportEmbed?uid=u'));
});

test('query parameters are preserved and encoded, and autoAuth in another parameter’s value is accepted', async ({
  page,
  servers,
}) => {
  await page.goto(
    servers.host.page('/parameters', `<body><script src="/dist/vitrine.umd.js" data-auto-embed="false"></script>`),
  );
  const source = await page.evaluate(() => {
    const { service } = (window as unknown as { vitrine: Vitrine }).vitrine;
    const element = document.body.appendChild(document.createElement('div'));
    service.embed(element, {
      type: 'report',
      embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=r&note=autoAuth%3Dtrue&q=a%26b#fragment?x=y&z',
      accessToken: 't',
      uniqueId: 'one&two=3#4',
      settings: { localeSettings: { language: 'en&autoAuth=true', formatLocale: 'de#DE?&a=b' } },
    });
    return element.querySelector('iframe')!.src;
  });
  const { searchParams, hash } = new URL(source);
  expect([...searchParams]).toEqual([
    ['reportId', 'r'],
    ['note', 'autoAuth=true'],
    ['q', 'a&b'],
    ['language', 'en&autoAuth=true'],
    ['formatLocale', 'de#DE?&a=b'],
    ['uid', 'one&two=3#4'],
  ]);
  expect(hash).toBe('#fragment?x=y&z');
});

test('only the page’s script can trust an origin, which must match exactly and may use http only for loopback addresses', async ({
  page,
  servers: { host, content },
}) => {
  await page.goto(
    host.page(
      '/trust',
      // an element with this name shadows `document.currentScript`
      `<body data-trusted-origins="${content.origin}"><img name="currentScript" alt="" data-trusted-origins="${content.origin}">
      <div data-trusted-origins="${content.origin}" data-type="report" data-access-token="t"
        data-embed-url="${content.origin}/reportEmbed?reportId=r"></div>
      <script src="/dist/vitrine.umd.js" data-auto-embed="false"></script>`,
    ),
  );
  const outcome = await page.evaluate((trusted) => {
    const { Service } = (window as unknown as { vitrine: Vitrine }).vitrine;
    const errors: string[] = [];
    const onError = (error: unknown) => void errors.push((error as { code: string }).code);
    const { service: scriptService } = (window as unknown as { vitrine: Vitrine }).vitrine;
    const untrusted = document.querySelectorAll('iframe').length + scriptService.trustedOrigins.size;
    new Service({ onError }).init();
    const rejectedOrigins = [
      'http://content.example',
      `${trusted}/`,
      `${trusted}/path`,
      trusted.replace('http:', 'HTTP:'),
      '*',
      'https://*.example',
      'null',
      '',
      'https://content.example:443',
    ].filter((origin) => {
      try {
        new Service({ trustedOrigins: [origin] });
        return false;
      } catch (error) {
        return (error as { code: string }).code === 'invalidEmbedUrl';
      }
    });
    const service = new Service({ trustedOrigins: [trusted], onError });
    const [embed] = service.init();
    const src = embed?.iframe.src.split('?')[0];
    // a different scheme, port or subdomain, and URLs that contain the origin
    for (const origin of [
      trusted.replace('http:', 'https:'),
      trusted.replace(/:\d+$/, ':1'),
      trusted.replace('//', '//a.'),
      `blob:${trusted}`,
      `filesystem:${trusted}`,
    ]) {
      try {
        service.preload({ embedUrl: `${origin}/reportEmbed` });
      } catch (error) {
        onError(error);
      }
    }
    return { errors, untrusted, rejected: rejectedOrigins.length, src };
  }, content.origin);
  expect(outcome).toEqual({
    errors: Array(6).fill('invalidEmbedUrl'),
    untrusted: 0,
    rejected: 9,
    src: `${content.origin}/reportEmbed`,
  });
});
