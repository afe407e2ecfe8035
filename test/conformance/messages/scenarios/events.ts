import type * as PowerBIClient from 'powerbi-client';
import type { Scenario } from '../scenario';

/** Records the payload of the last event with the given name. */
function noteEvent(notes: Record<string, unknown>, embed: PowerBIClient.Embed, name: string): void {
  embed.on(name, ((event: { detail: unknown }) => {
    notes[name] = event.detail;
  }) as never);
}

/** Frame events and the host page's responses. */
export const eventScenarios: Record<string, Scenario> = {
  'report-events': async (context) => {
    const report = await context.report();
    for (const name of ['dataSelected', 'buttonClicked', 'visualClicked', 'error', 'info', 'bookmarkApplied']) {
      noteEvent(context.notes, report, name);
    }
    await context.emit('/reports/{uid}/events/dataSelected', { dataPoints: [] });
    await context.emit('/reports/{uid}/events/error', { message: 'TokenExpired' });
    await context.emit('/reports/{uid}/events/info', {});
    await context.emit('/reports/{uid}/events/bookmarkApplied', { bookmarkName: 'bookmark-1' });
    await context.emit('/reports/{uid}/pages/page-1/events/buttonClicked', { id: 'button-1' });
    await context.emit('/reports/{uid}/pages/page-1/visuals/visual-1/events/visualClicked', { x: 1 });
  },
  'event-page-changed': async (context) => {
    const report = await context.report();
    report.on('pageChanged', ((event: { detail: { newPage: PowerBIClient.Page } }) => {
      const { name, displayName, isActive } = event.detail.newPage;
      context.notes.page = { name, displayName, isActive };
      context.notes.canAct = typeof event.detail.newPage.setActive;
    }) as never);
    await context.emit('/reports/{uid}/events/pageChanged', { newPage: { name: 'page-2', displayName: 'Page 2' } });
  },
  'dashboard-events': async (context) => {
    const dashboard = context.service.embed(context.element, {
      type: 'dashboard',
      id: 'dashboard-1',
      embedUrl: context.url('dashboardEmbed'),
      accessToken: 'token-1',
    });
    await context.event(dashboard, 'loaded');
    noteEvent(context.notes, dashboard, 'tileClicked');
    await context.emit('/dashboards/{uid}/events/tileClicked', { tileId: 'tile-1' });
  },
  'tile-events': async (context) => {
    const tile = context.service.embed(context.element, {
      type: 'tile',
      id: 'tile-1',
      embedUrl: context.url('embed'),
      accessToken: 'token-1',
      dashboardId: 'dashboard-1',
    });
    await context.event(tile, 'loaded');
    noteEvent(context.notes, tile, 'tileClicked');
    noteEvent(context.notes, tile, 'tileLoaded');
    await context.emit('/tile/{uid}/events/tileLoaded', {});
    await context.emit('/tile/{uid}/events/tileClicked', { navigationUrl: 'https://app.powerbi.com/x' });
  },
  'qna-events': async (context) => {
    const qna = context.service.embed(context.element, {
      type: 'qna',
      embedUrl: context.url('qnaEmbed'),
      accessToken: 'token-1',
      datasetIds: ['dataset-1'],
    });
    await context.event(qna, 'loaded');
    noteEvent(context.notes, qna, 'visualRendered');
    await context.emit('/qna/{uid}/events/visualRendered', { question: 'how many' });
  },
  'events-unknown-name': async (context) => {
    const report = await context.report();
    await context.outcome('on', () => {
      report.on('noSuchEvent', () => undefined);
    });
  },
};
