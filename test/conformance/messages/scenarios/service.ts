import type { Scenario } from '../scenario';

/** Embed registry and rejected configurations. */
export const serviceScenarios: Record<string, Scenario> = {
  'service-registry': async (context) => {
    const { service, element, notes } = context;
    const initialCount = service.getNumberOfComponents();
    const report = await context.report();
    notes.get = service.get(element) === report;
    notes.find = service.find(report.config.uniqueId ?? '') === report;
    notes.added = service.getNumberOfComponents() - initialCount;
    service.enableAutoEmbed();
    notes.session = /^[0-9a-f]{20}$/.test(service.getSdkSessionId());
    notes.version = service.getSDKVersion();
    service.reset(element);
    notes.left = service.getNumberOfComponents() - initialCount;
    notes.emptied = element.querySelector('iframe') === null;
    await context.outcome('get after reset', () => service.get(element));
  },
  'service-sdk-info': async (context) => {
    const { service } = context;
    service.setSdkInfo('powerbi-client-react', '1.2.3');
    await context.report();
    service.setSdkInfo('js', undefined as never);
  },
  'service-preload': async (context) => {
    const frame = context.service.preload(context.reportConfig(), context.element);
    await new Promise((resolve) => frame.addEventListener('preloaded', resolve));
    context.notes.shown = getComputedStyle(frame).display;
    frame.remove();
  },
  'service-rejections': async (context) => {
    const { service, element } = context;
    const attempt = async (label: string, config: object): Promise<void> => {
      await context.outcome(label, () => {
        service.embed(element, config);
        return 'embedded';
      });
      service.reset(element);
    };
    await attempt('no url', { type: 'report', id: 'r', accessToken: 't' });
    await attempt('http', context.reportConfig({ embedUrl: 'http://app.powerbi.com/reportEmbed?reportId=r' }));
    await attempt('other host', context.reportConfig({ embedUrl: 'https://example.com/reportEmbed?reportId=r' }));
    await attempt('autoAuth', context.reportConfig({ embedUrl: context.url('reportEmbed?reportId=r&autoAuth=true') }));
    await attempt('no id', context.reportConfig({ embedUrl: context.url('reportEmbed') }));
    await attempt('unknown type', { ...context.reportConfig(), type: 'unicorn' });
    await attempt('no type', { ...context.reportConfig(), type: undefined });
    await attempt(
      'hook that is not a function',
      context.reportConfig({ eventHooks: { applicationContextProvider: 1 as never } }),
    );
    await attempt('invalid settings', context.reportConfig({ settings: { filterPaneEnabled: 'yes' as never } }));
  },
  'service-register': async (context) => {
    const { service } = context;
    const factory = (): never => {
      throw new Error('not used');
    };
    await context.outcome('reserved', () => service.register('Report', factory, ['/x/:uniqueId/events/:eventName']));
    const route = '/gauge/:uniqueId/events/:eventName';
    await context.outcome('first', () => service.register('gauge', factory, [route]));
    await context.outcome('twice', () => service.register('Gauge', factory, [route]));
    await context.outcome('bad route', () => service.register('meter', factory, ['/meter/events']));
  },
  'embed-different-type': async (context) => {
    await context.report();
    await context.outcome('dashboard over report', () => {
      context.service.embed(context.element, {
        type: 'dashboard',
        id: 'dashboard-1',
        embedUrl: context.url('dashboardEmbed'),
        accessToken: 'token-1',
      });
    });
  },
};
