import type * as Peer from 'powerbi-client';
import { expect, test } from '../../support/fixtures';
import type { Play } from './play';

/** Single visuals, dashboards, tiles, questions and paginated reports. */
export function otherTypeCalls(play: Play): void {
  test('a single visual answers for itself and refuses what only reports can', async () => {
    const answers = await play(async ({ origin, token }) => {
      const config = {
        type: 'visual',
        id: 'staff-overview',
        pageName: 'overview',
        visualName: 'headcount',
        embedUrl: `${origin}/reportEmbed?reportId=staff-overview`,
        accessToken: token,
        tokenType: 1,
      };
      const visual = (await window.start((element) => window.powerbi.embed(element, config))) as Peer.Visual;
      const descriptor = await visual.getVisualDescriptor();
      const { models } = window.library.client;
      const filter = new models.BasicFilter({ table: 'Staff', column: 'Contract' }, 'In', 'Casual').toJSON() as never;
      const { Visual, Report, Page } = models.FiltersLevel;
      await visual.setFilters([filter]);
      await visual.updateFilters(models.FiltersOperations.Add, [filter], Page);
      const count = async (level?: Peer.models.FiltersLevel) => (await visual.getFilters(level)).length;
      const filters = [await count(), await count(Page), await count(Report)];
      await visual.removeFilters(Page);
      await visual.removeFilters(Visual);
      return {
        name: descriptor.name,
        filters,
        removed: [await count(), await count(Page)],
        pages: await window.outcome(() => visual.getPages()),
        setPage: await window.outcome(() => visual.setPage('hiring')),
        render: await window.outcome(() => visual.render()),
      };
    });
    expect(answers).toEqual({
      name: 'headcount',
      filters: [1, 1, 0],
      removed: [0, 0],
      pages: { refused: 'Get pages is not supported while embedding a visual.' },
      setPage: { refused: 'Set page is not supported while embedding a visual.' },
      render: { refused: 'render is not supported while embedding a visual.' },
    });
  });

  test('dashboards, tiles and questions answer', async () => {
    const answers = await play(async ({ origin, token }) => {
      const common = { accessToken: token, tokenType: 1 };
      const embed = (config: object) => window.start((element) => window.powerbi.embed(element, config as never));
      const dashboardUrl = `${origin}/dashboardEmbed?dashboardId=staff-dashboard`;
      const dashboardConfig = {
        ...common,
        type: 'dashboard',
        id: 'staff-dashboard',
        embedUrl: dashboardUrl,
        pageView: 'oneColumn',
      };
      // ids that are left out are read from the address
      const dashboard = (await embed({ ...dashboardConfig, id: undefined })) as Peer.Dashboard;
      const answers: Record<string, unknown> = {
        dashboard: [
          dashboard.getId(),
          dashboard.getDefaultEmbedUrlEndpoint(),
          dashboard.validate(dashboardConfig) ?? null,
        ],
        dashboardToken: await window.outcome(() => dashboard.setAccessToken(token).then(() => 'done')),
      };
      const tileConfig = {
        ...common,
        type: 'tile',
        id: 'headcount',
        dashboardId: 'staff-dashboard',
        embedUrl: `${origin}/embed`,
      };
      const tile = (await embed({
        ...tileConfig,
        id: undefined,
        embedUrl: `${origin}/embed?tileId=headcount`,
      })) as Peer.Tile;
      answers.tile = [tile.getId(), tile.getDefaultEmbedUrlEndpoint(), tile.validate(tileConfig as never) ?? null];
      answers.tileToken = await window.outcome(() => tile.setAccessToken(token).then(() => 'done'));
      const qnaConfig = {
        ...common,
        type: 'qna',
        datasetIds: ['staff-data'],
        question: 'headcount',
        embedUrl: `${origin}/qnaEmbed`,
      };
      const qna = (await embed(qnaConfig)) as Peer.Qna;
      answers.qna = [qna.getId() ?? null, qna.getDefaultEmbedUrlEndpoint(), qna.validate(qnaConfig) ?? null];
      answers.asked = await window.next('visualRendered', () => qna.setQuestion('top 3 headcount by region'));
      answers.qnaToken = await window.outcome(() => qna.setAccessToken(token).then(() => 'done'));
      return answers;
    });
    expect(answers).toEqual({
      dashboard: ['staff-dashboard', 'dashboardEmbed', null],
      dashboardToken: 'done',
      tile: ['headcount', 'tileEmbed', null],
      tileToken: 'done',
      qna: [null, 'qnaEmbed', null],
      asked: { question: 'top 3 headcount by region', normalizedQuestion: 'top 3 headcount by region' },
      qnaToken: 'done',
    });
  });

  test('a paginated report answers what it can', async () => {
    const answers = await play(async ({ origin, token }) => {
      const config = {
        type: 'report',
        id: 'staff-overview',
        embedUrl: `${origin}/rdlEmbed?reportId=staff-overview`,
        accessToken: token,
        tokenType: 1,
      };
      const report = (await window.start((element) => window.powerbi.embed(element, config))) as Peer.Report;
      return {
        settings: await window.outcome(() =>
          report.updateSettings({ commands: { parameterPanel: { expanded: true } } } as never).then(() => 'done'),
        ),
        pages: await window.outcome(() => report.getPages()),
        correlation: typeof (await report.getCorrelationId()),
      };
    });
    expect(answers).toEqual({
      settings: 'done',
      pages: { refused: 'This API is currently not supported for RDL reports' },
      correlation: 'string',
    });
  });
}
