import type { Emulator } from '../../../src/emulator';
import { expect, test } from '../support/fixtures';
import { proxyTo } from '../support/servers';

/** The part of powerbi-client that the test uses. The package's types are ambient and would apply to every file. */
interface ClientWindow {
  powerbi: { embed(element: Element, config: object): ClientReport };
}
interface ClientReport {
  on(name: string, handler: (event: { detail: unknown }) => void): void;
}

let emulator: Emulator;

test.beforeAll(async ({ servers }) => {
  const path = `${process.cwd()}/dist/emulator/index.mjs`;
  const { startEmulator } = (await import(path)) as typeof import('../../../src/emulator');
  emulator = await startEmulator();
  proxyTo(servers.emulated, emulator.origin);
});

test.afterAll(() => emulator.close());

test('powerbi-client receives an error when the token does not grant access to the report', async ({
  page,
  servers: { host, emulated },
}) => {
  const token = await emulator.createToken(['another-report']);
  await page.goto(
    host.page(
      '/rejected-token',
      `<body><div id="a"></div><script src="/powerbi-client/2.24.1/powerbi.min.js"></script>`,
    ),
  );
  const error = await page.evaluate(
    ([embedUrl, accessToken]) =>
      new Promise<unknown>((resolve) => {
        const { powerbi } = window as unknown as ClientWindow;
        const report = powerbi.embed(document.querySelector('#a')!, {
          type: 'report',
          embedUrl,
          accessToken,
          tokenType: 1,
        });
        report.on('error', ({ detail }) => resolve(detail));
      }),
    [`${emulated.origin}/reportEmbed?reportId=staff-overview`, token] as const,
  );
  expect(JSON.stringify(error)).not.toContain(token);
  expect(error).toMatchObject({ message: expect.any(String) });
});
