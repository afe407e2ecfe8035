import { expect, test } from '../support/fixtures';
import type { Vitrine } from './stage';

const good = 'https://app.powerbi.com/reportEmbed?reportId=r';

/** Addresses that no path of the SDK may navigate to. */
const refused = [
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
  'data:text/html,<script>parent.noted.push(1)</script>',
  'blob:https://app.powerbi.com/1',
  'ftp://app.powerbi.com/',
  ' https://app.powerbi.com/reportEmbed',
  'https://app.powerbi.com/reportEmbed\n',
  'https://app.power\tbi.com/reportEmbed',
  'https://app.powerbi.com/report Embed',
  '\u0000https://app.powerbi.com/reportEmbed',
  `${good}&autoAuth=true`,
  `${good}&AUTOAUTH=TRUE`,
  `${good}&auto%41uth=true`,
  `${good}&autoAuth=%74rue`,
  `${good}&autoAuth=true%09`,
  `${good}&%20autoAuth=true%20`,
  `${good}&autoAuth=false&autoAuth=true`,
  `${good}&autoAuth=true#fragment`,
];

/** Host names for `bootstrap` that are more or other than a host name. */
const refusedHostnames = [
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

test('rules 10, 11 and 13: every path refuses the same addresses, and makes no frame for them', async ({
  page,
  servers,
}) => {
  await page.goto(
    servers.host.page('/urls', `<body><script src="/dist/vitrine.umd.js" data-auto-embed="false"></script>`),
  );
  const outcome = await page.evaluate(
    ([addresses, hostnames, right]) => {
      const { Service } = (window as unknown as { vitrine: Vitrine }).vitrine;
      const errors: unknown[] = [];
      const service = new Service({ onError: (error) => errors.push(error) });
      const container = () => document.body.appendChild(document.createElement('div'));
      const codeOf = (run: () => unknown) => {
        try {
          run();
          return 'accepted';
        } catch (error) {
          return (error as { code: string }).code;
        }
      };
      const config = (embedUrl: string) => ({ type: 'report', accessToken: 't', embedUrl }) as const;
      const embedded = service.embed(container(), config(right));
      const paths: Record<string, (address: string) => string> = {
        embed: (address) => codeOf(() => service.embed(container(), config(address))),
        load: (address) => codeOf(() => service.load(container(), config(address))),
        're-embed': (address) => codeOf(() => service.embed(embedded.element, config(address))),
        create: (address) =>
          codeOf(() => service.createReport(container(), { accessToken: 't', datasetId: 'd', embedUrl: address })),
        attribute: (address) => {
          errors.length = 0;
          const element = container();
          for (const [name, value] of Object.entries({ 'embed-url': address, type: 'report', 'access-token': 't' }))
            element.setAttribute(`data-${name}`, value);
          service.init(element);
          element.remove();
          return errors.map((error) => (error as { code: string }).code).join() || 'accepted';
        },
        bootstrap: (address) => codeOf(() => service.bootstrap(container(), { type: 'report', embedUrl: address })),
        preload: (address) => codeOf(() => service.preload({ embedUrl: address })),
      };
      const accepted = Object.entries(paths).flatMap(([path, attempt]) =>
        addresses.filter((address) => attempt(address) !== 'invalidEmbedUrl').map((address) => `${path}: ${address}`),
      );
      accepted.push(
        ...hostnames
          .filter(
            (hostname) =>
              codeOf(() => service.bootstrap(container(), { type: 'report', hostname })) !== 'invalidEmbedUrl',
          )
          .map((hostname) => `bootstrap by host name: ${hostname}`),
      );
      return {
        accepted,
        frames: Array.from(document.querySelectorAll('iframe'), ({ src }) => src.replace(/&uid=.*/, '')),
      };
    },
    [refused, refusedHostnames, good] as const,
  );
  expect(outcome).toEqual({ accepted: [], frames: [good] });
});

test('rule 10: what was checked is what is navigated to', async ({ page, servers }) => {
  await page.goto(
    servers.host.page('/parsed', `<body><script src="/dist/vitrine.umd.js" data-auto-embed="false"></script>`),
  );
  const sources = await page.evaluate(
    ([addresses]) => {
      const { service } = (window as unknown as { vitrine: Vitrine }).vitrine;
      return addresses.map((embedUrl) => {
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

test('rules 12 and 13: parameters neither inject nor lose anything, and a harmless text is no auto-login', async ({
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

test('rule 10: only the page’s script trusts an origin, exactly, and http for this machine alone', async ({
  page,
  servers: { host, content },
}) => {
  await page.goto(
    host.page(
      '/trust',
      // an element of this name stands in the place of `document.currentScript`
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
    const { service: ofTheScript } = (window as unknown as { vitrine: Vitrine }).vitrine;
    const unasked = document.querySelectorAll('iframe').length + ofTheScript.trustedOrigins.size;
    new Service({ onError }).init();
    const refusedOrigins = [
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
    // not that origin: another scheme, another port, a host below it, and addresses that only hold it
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
    return { errors, unasked, refused: refusedOrigins.length, src };
  }, content.origin);
  expect(outcome).toEqual({
    errors: Array(6).fill('invalidEmbedUrl'),
    unasked: 0,
    refused: 9,
    src: `${content.origin}/reportEmbed`,
  });
});
