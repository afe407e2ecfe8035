import type * as PowerBIClient from 'powerbi-client';
import { expect, test } from '../../../browser/support/fixtures';
import type { RunInPage } from './run-in-page';

/** Adds the tests for single visuals, dashboards, tiles, Q&A and paginated reports. */
export function testOtherTypes(run: RunInPage): void {
  test('a single visual supports its own methods and rejects report methods', async () => {
    const results = await run(async ({ origin, token }) => {
      const config = {
        type: 'visual',
        id: 'staff-overview',
        pageName: 'overview',
        visualName: 'headcount',
        embedUrl: `${origin}/reportEmbed?reportId=staff-overview`,
        accessToken: token,
        tokenType: 1,
      };
      const visual = (await window.embedAndWait((element) =>
        window.powerbi.embed(element, config),
      )) as PowerBIClient.Visual;
      const descriptor = await visual.getVisualDescriptor();
      const { models } = window.library.client;
      const filter = new models.BasicFilter({ table: 'Staff', column: 'Contract' }, 'In', 'Casual').toJSON() as never;
      const { Visual, Report, Page } = models.FiltersLevel;
      await visual.setFilters([filter]);
      await visual.updateFilters(models.FiltersOperations.Add, [filter], Page);
      const count = async (level?: PowerBIClient.models.FiltersLevel) => (await visual.getFilters(level)).length;
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
    expect(results).toEqual({
      name: 'headcount',
      filters: [1, 1, 0],
      removed: [0, 0],
      pages: { rejected: 'Get pages is not supported while embedding a visual.' },
      setPage: { rejected: 'Set page is not supported while embedding a visual.' },
      render: { rejected: 'render is not supported while embedding a visual.' },
    });
  });

  test('dashboards, tiles and Q&A respond to requests', async () => {
    const results = await run(async ({ origin, token }) => {
      const common = { accessToken: token, tokenType: 1 };
      const embed = (config: object) =>
        window.embedAndWait((element) => window.powerbi.embed(element, config as never));
      const dashboardUrl = `${origin}/dashboardEmbed?dashboardId=staff-dashboard`;
      const dashboardConfig = {
        ...common,
        type: 'dashboard',
        id: 'staff-dashboard',
        embedUrl: dashboardUrl,
        pageView: 'oneColumn',
      };
      // Omitted ids are read from the embed URL.
      const dashboard = (await embed({ ...dashboardConfig, id: undefined })) as PowerBIClient.Dashboard;
      const results: Record<string, unknown> = {
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
      })) as PowerBIClient.Tile;
      results.tile = [tile.getId(), tile.getDefaultEmbedUrlEndpoint(), tile.validate(tileConfig as never) ?? null];
      results.tileToken = await window.outcome(() => tile.setAccessToken(token).then(() => 'done'));
      const qnaConfig = {
        ...common,
        type: 'qna',
        datasetIds: ['staff-data'],
        question: 'headcount',
        embedUrl: `${origin}/qnaEmbed`,
      };
      const qna = (await embed(qnaConfig)) as PowerBIClient.Qna;
      results.qna = [qna.getId() ?? null, qna.getDefaultEmbedUrlEndpoint(), qna.validate(qnaConfig) ?? null];
      results.question = await window.nextEvent('visualRendered', () => qna.setQuestion('top 3 headcount by region'));
      results.qnaToken = await window.outcome(() => qna.setAccessToken(token).then(() => 'done'));
      return results;
    });
    expect(results).toEqual({
      dashboard: ['staff-dashboard', 'dashboardEmbed', null],
      dashboardToken: 'done',
      tile: ['headcount', 'tileEmbed', null],
      tileToken: 'done',
      qna: [null, 'qnaEmbed', null],
      question: { question: 'top 3 headcount by region', normalizedQuestion: 'top 3 headcount by region' },
      qnaToken: 'done',
    });
  });

  test('a paginated report accepts settings and rejects methods that it does not support', async () => {
    const results = await run(async ({ origin, token }) => {
      const config = {
        type: 'report',
        id: 'staff-overview',
        embedUrl: `${origin}/rdlEmbed?reportId=staff-overview`,
        accessToken: token,
        tokenType: 1,
      };
      const report = (await window.embedAndWait((element) =>
        window.powerbi.embed(element, config),
      )) as PowerBIClient.Report;
      return {
        settings: await window.outcome(() =>
          report.updateSettings({ commands: { parameterPanel: { expanded: true } } } as never).then(() => 'done'),
        ),
        pages: await window.outcome(() => report.getPages()),
        correlation: typeof (await report.getCorrelationId()),
      };
    });
    expect(results).toEqual({
      settings: 'done',
      pages: { rejected: 'This API is currently not supported for RDL reports' },
      correlation: 'string',
    });
  });
}
