import type * as Peer from 'powerbi-client';
import { expect, test } from '../../support/fixtures';
import type { Play } from './play';

/** Creation, and the service itself. */
export function serviceCalls(play: Play): void {
  test('reports are created, from a data set and from data', async () => {
    const answers = await play(async ({ origin, token, orders }) => {
      const createConfig = {
        accessToken: token,
        tokenType: 1,
        datasetId: 'staff-data',
        embedUrl: `${origin}/reportEmbed`,
      };
      const create = (await window.start((element) =>
        window.powerbi.createReport(element, {
          ...createConfig,
          datasetId: undefined,
          embedUrl: `${createConfig.embedUrl}?datasetId=${createConfig.datasetId}`,
        } as never),
      )) as Peer.Create;
      const answers: Record<string, unknown> = {
        create: [create.getId(), create.validate(createConfig) ?? null, await create.isSaved()],
        named: ((await window.next('saved', () => create.saveAs({ name: 'Mine' }))) as { reportName: string })
          .reportName,
      };
      const quickConfig = {
        type: 'quickCreate',
        accessToken: token,
        tokenType: 1,
        embedUrl: `${origin}/quickCreate`,
        datasetCreateConfig: orders,
      } as unknown as Peer.IQuickCreateConfiguration;
      const quick = (await window.start((element) =>
        window.powerbi.quickCreate(element, quickConfig),
      )) as Peer.QuickCreate;
      answers.quick = [quick.getId() ?? null, quick.validate(quickConfig) ?? null];
      answers.token = await window.outcome(() => quick.setAccessToken(token).then(() => 'done'));
      return answers;
    });
    expect(answers).toEqual({
      create: ['staff-data', null, true],
      named: 'Mine',
      quick: [null, null],
      token: 'done',
    });
  });

  test('the service finds, counts, bootstraps and forgets', async () => {
    const answers = await play(async ({ origin, token }) => {
      const { powerbi } = window;
      const stage = document.querySelector<HTMLElement>('#stage')!;
      powerbi.reset(stage);
      powerbi.setSdkInfo('test', '1.0.0');
      powerbi.enableAutoEmbed();
      powerbi.register('weather', (() => undefined) as never, []);
      const config = {
        type: 'report',
        embedUrl: `${origin}/reportEmbed?reportId=staff-overview`,
        tokenType: 1,
      };
      powerbi.preload({ type: 'report', embedUrl: config.embedUrl });
      const boot = powerbi.bootstrap(stage, config);
      await new Promise((done) => boot.iframe.addEventListener('load', done, { once: true }));
      const report = (await window.start((element) => {
        powerbi.reset(element);
        powerbi.bootstrap(element, config);
        return powerbi.embed(element, { ...config, accessToken: token });
      })) as Peer.Report;
      const declared = document.createElement('div');
      declared.innerHTML = `<div powerbi-embed-url="${config.embedUrl}" powerbi-type="report" powerbi-report-id="staff-overview" powerbi-access-token="${token}"></div>`;
      document.body.append(declared);
      powerbi.init(declared);
      const answers = {
        same: powerbi.get(stage) === report,
        found: powerbi.find((report.config as { uniqueId: string }).uniqueId) === report,
        components: powerbi.getNumberOfComponents(),
        session: powerbi.getSdkSessionId().length,
        version: powerbi.getSDKVersion(),
      };
      powerbi.reset(declared.firstElementChild as HTMLElement);
      powerbi.reset(stage);
      declared.remove();
      return { ...answers, left: powerbi.getNumberOfComponents() };
    });
    expect(answers).toEqual({ same: true, found: true, components: 2, session: 20, version: '2.24.1', left: 0 });
  });
}
