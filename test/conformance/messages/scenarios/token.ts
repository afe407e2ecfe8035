import type { Scenario } from '../scenario';

const nothing = (): undefined => undefined;

/** Access tokens and event hooks. */
export const tokenScenarios: Record<string, Scenario> = {
  'report-token': async (context) => {
    const report = await context.report();
    await context.outcome('new token', () => report.setAccessToken('token-2').then(nothing));
    await context.outcome('empty token', () => report.setAccessToken(''));
    context.respond('POST /report/token', { statusCode: 403, body: { message: 'TokenExpired' } });
    await context.outcome('rejected token', () => report.setAccessToken('token-3'));
  },
  'dashboard-token': async (context) => {
    const dashboard = context.service.embed(context.element, {
      type: 'dashboard',
      id: 'dashboard-1',
      embedUrl: context.url('dashboardEmbed'),
      accessToken: 'token-1',
    });
    await context.event(dashboard, 'loaded');
    await dashboard.setAccessToken('token-2');
    await context.outcome('getId', () => dashboard.getId());
  },
  'tile-token': async (context) => {
    const tile = context.service.embed(context.element, {
      type: 'tile',
      id: 'tile-1',
      embedUrl: context.url('embed'),
      accessToken: 'token-1',
      dashboardId: 'dashboard-1',
    });
    await context.event(tile, 'loaded');
    await tile.setAccessToken('token-2');
    await context.outcome('getId', () => tile.getId());
  },
  'qna-token': async (context) => {
    const qna = context.service.embed(context.element, {
      type: 'qna',
      embedUrl: context.url('qnaEmbed'),
      accessToken: 'token-1',
      datasetIds: ['dataset-1'],
    });
    await context.event(qna, 'loaded');
    await qna.setAccessToken('token-2');
  },
  'token-provider': async (context) => {
    let calls = 0;
    await context.report({
      tokenType: context.models.TokenType.Aad,
      eventHooks: { accessTokenProvider: () => Promise.resolve(`token-from-hook-${++calls}`) },
    });
    await context.emit('/reports/{uid}/eventHooks/newAccessToken', {});
    await context.emit('/reports/{uid}/eventHooks/newAccessToken', {});
  },
  'failing-token-provider': async (context) => {
    await context.report({
      tokenType: context.models.TokenType.Aad,
      eventHooks: { accessTokenProvider: () => Promise.reject(new Error('signed out')) },
    });
    await context.emit('/reports/{uid}/eventHooks/newAccessToken', {});
  },
  'pre-query': async (context) => {
    const fields: string[] = [];
    await context.report({
      eventHooks: {
        applicationContextProvider: (request: Record<string, unknown>) => {
          fields.push(...Object.keys(request).sort());
          return { context: 'for-the-query' };
        },
      },
    });
    await context.emit('/reports/{uid}/eventHooks/preQuery', { query: 'q' });
    context.notes.request = fields;
  },
  'hooks-without-a-handler': async (context) => {
    await context.report();
    await context.emit('/reports/{uid}/eventHooks/preQuery', {});
    await context.emit('/reports/{uid}/eventHooks/newAccessToken', {});
  },
};
