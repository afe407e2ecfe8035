import type * as PowerBIClient from 'powerbi-client';
import { expect, test } from '../../../browser/support/fixtures';
import type { RunInPage } from './run-in-page';

/** Adds the tests for report creation and the service. */
export function testService(run: RunInPage): void {
  test('powerbi-client creates reports from a dataset and from data', async () => {
    const results = await run(async ({ origin, token, orders }) => {
      const createConfig = {
        accessToken: token,
        tokenType: 1,
        datasetId: 'staff-data',
        embedUrl: `${origin}/reportEmbed`,
      };
      const create = (await window.embedAndWait((element) =>
        window.powerbi.createReport(element, {
          ...createConfig,
          datasetId: undefined,
          embedUrl: `${createConfig.embedUrl}?datasetId=${createConfig.datasetId}`,
        } as never),
      )) as PowerBIClient.Create;
      const results: Record<string, unknown> = {
        create: [create.getId(), create.validate(createConfig) ?? null, await create.isSaved()],
        named: ((await window.nextEvent('saved', () => create.saveAs({ name: 'Mine' }))) as { reportName: string })
          .reportName,
      };
      const quickConfig = {
        type: 'quickCreate',
        accessToken: token,
        tokenType: 1,
        embedUrl: `${origin}/quickCreate`,
        datasetCreateConfig: orders,
      } as unknown as PowerBIClient.IQuickCreateConfiguration;
      const quick = (await window.embedAndWait((element) =>
        window.powerbi.quickCreate(element, quickConfig),
      )) as PowerBIClient.QuickCreate;
      results.quick = [quick.getId() ?? null, quick.validate(quickConfig) ?? null];
      results.token = await window.outcome(() => quick.setAccessToken(token).then(() => 'done'));
      return results;
    });
    expect(results).toEqual({
      create: ['staff-data', null, true],
      named: 'Mine',
      quick: [null, null],
      token: 'done',
    });
  });

  test("powerbi-client's service bootstraps, finds, counts and resets embeds", async () => {
    const results = await run(async ({ origin, token }) => {
      const { powerbi } = window;
      const container = document.querySelector<HTMLElement>('#container')!;
      powerbi.reset(container);
      powerbi.setSdkInfo('test', '1.0.0');
      powerbi.enableAutoEmbed();
      powerbi.register('weather', (() => undefined) as never, []);
      const config = {
        type: 'report',
        embedUrl: `${origin}/reportEmbed?reportId=staff-overview`,
        tokenType: 1,
      };
      powerbi.preload({ type: 'report', embedUrl: config.embedUrl });
      const bootstrapped = powerbi.bootstrap(container, config);
      await new Promise((done) => bootstrapped.iframe.addEventListener('load', done, { once: true }));
      const report = (await window.embedAndWait((element) => {
        powerbi.reset(element);
        powerbi.bootstrap(element, config);
        return powerbi.embed(element, { ...config, accessToken: token });
      })) as PowerBIClient.Report;
      const declared = document.createElement('div');
      declared.innerHTML = `<div powerbi-embed-url="${config.embedUrl}" powerbi-type="report" powerbi-report-id="staff-overview" powerbi-access-token="${token}"></div>`;
      document.body.append(declared);
      powerbi.init(declared);
      const results = {
        same: powerbi.get(container) === report,
        found: powerbi.find((report.config as { uniqueId: string }).uniqueId) === report,
        components: powerbi.getNumberOfComponents(),
        session: powerbi.getSdkSessionId().length,
        version: powerbi.getSDKVersion(),
      };
      powerbi.reset(declared.firstElementChild as HTMLElement);
      powerbi.reset(container);
      declared.remove();
      return { ...results, remaining: powerbi.getNumberOfComponents() };
    });
    expect(results).toEqual({ same: true, found: true, components: 2, session: 20, version: '2.24.1', remaining: 0 });
  });
}
