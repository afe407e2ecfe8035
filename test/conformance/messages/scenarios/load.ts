import type * as PowerBIClient from 'powerbi-client';
import type { Scenario } from '../scenario';

/** Loading and bootstrapping embeds of all types, except for report creation. */
export const loadScenarios: Record<string, Scenario> = {
  'load-report': async (context) => {
    await context.report();
  },
  'load-report-with-everything': async (context) => {
    const { models } = context;
    await context.report({
      id: 'report-2',
      groupId: 'group-2',
      pageName: 'page-2',
      permissions: models.Permissions.All,
      viewMode: models.ViewMode.Edit,
      contrastMode: models.ContrastMode.None,
      settings: {
        panes: { filters: { visible: false, expanded: false }, pageNavigation: { visible: true } },
        background: models.BackgroundType.Transparent,
        visualSettings: { visualHeaders: [{ settings: { visible: false } }] },
        hideErrors: true,
      },
      theme: { themeJson: { name: 'Quiet', dataColors: ['#123456'] } },
      bookmark: { name: 'bookmark-1' },
      filters: [new models.BasicFilter({ table: 'Staff', column: 'Role' }, 'In', 'Coach', 'Manager').toJSON()],
      slicers: [{ selector: new models.VisualSelector('slicer-1'), state: { filters: [] } }],
      datasetBinding: { datasetId: 'dataset-1' },
    });
  },
  'load-report-ids-from-config': async (context) => {
    await context.report({ embedUrl: context.url('reportEmbed'), id: 'report-3' });
  },
  'load-report-query-callback': async (context) => {
    await context.report({ eventHooks: { applicationContextProvider: () => ({}) } });
  },
  'load-report-locale': async (context) => {
    await context.report({ settings: { localeSettings: { language: 'de', formatLocale: 'de-DE' } } });
  },
  'load-report-mobile': async (context) => {
    await context.report({ settings: { layoutType: context.models.LayoutType.MobilePortrait } });
  },
  'load-report-custom-layout': async (context) => {
    const { models } = context;
    await context.report({
      settings: {
        layoutType: models.LayoutType.Custom,
        customLayout: {
          pageSize: {
            type: models.PageSizeType.Custom,
            width: 800,
            height: 600,
          } as PowerBIClient.models.ICustomPageSize,
          displayOption: models.DisplayOption.FitToPage,
          pagesLayout: {
            'page-1': {
              defaultLayout: { displayState: { mode: models.VisualContainerDisplayMode.Hidden } },
              visualsLayout: { 'visual-1': { x: 1, y: 1, z: 1, width: 400, height: 300 } },
            },
          },
        },
      },
    });
  },
  'load-phased': async (context) => {
    const report = context.service.load(context.element, context.reportConfig()) as PowerBIClient.Report;
    await context.event(report, 'loaded');
    const rendered = context.event(report, 'rendered');
    await context.outcome('render', () => report.render().then(() => undefined));
    await rendered;
  },
  'load-phased-render-with-config': async (context) => {
    const report = context.service.load(context.element, context.reportConfig()) as PowerBIClient.Report;
    await context.event(report, 'loaded');
    const rendered = context.event(report, 'rendered');
    await report.render(context.reportConfig({ pageName: 'page-2' }));
    await rendered;
  },
  'load-front': async (context) => {
    await context.report({ embedUrl: context.url('reportEmbed?reportId=ready-1') });
  },
  'load-visual': async (context) => {
    const visual = context.service.embed(context.element, {
      ...context.reportConfig(),
      type: 'visual',
      pageName: 'page-1',
      visualName: 'visual-1',
      width: 100,
      height: 50,
    }) as PowerBIClient.Visual;
    await context.event(visual, 'rendered');
    // The frame receives requests in order, so the recording contains all requests of the load.
    await visual.getFilters();
  },
  'load-dashboard': async (context) => {
    const dashboard = context.service.embed(context.element, {
      type: 'dashboard',
      embedUrl: context.url('dashboardEmbed?dashboardId=dashboard-1&groupId=group-1'),
      accessToken: 'token-1',
      tokenType: context.models.TokenType.Aad,
      pageView: 'fitToWidth',
    });
    await context.event(dashboard, 'loaded');
  },
  'load-tile': async (context) => {
    const tile = context.service.embed(context.element, {
      type: 'tile',
      embedUrl: context.url('embed?dashboardId=dashboard-1&tileId=tile-1&groupId=group-1'),
      accessToken: 'token-1',
      dashboardId: 'dashboard-1',
      width: 300,
      height: 200,
    });
    await context.event(tile, 'loaded');
  },
  'load-qna': async (context) => {
    const qna = context.service.embed(context.element, {
      type: 'qna',
      embedUrl: context.url('qnaEmbed'),
      accessToken: 'token-1',
      datasetIds: ['dataset-1'],
      viewMode: context.models.QnaMode.Interactive,
      question: 'how many',
    }) as PowerBIClient.Qna;
    await context.event(qna, 'loaded');
    await context.outcome('setQuestion', () => qna.setQuestion('who').then(() => undefined));
    await context.outcome('getId', () => qna.getId() ?? 'none');
  },
  'load-paginated': async (context) => {
    await context.report({
      embedUrl: context.url('rdlEmbed?reportId=report-1'),
      settings: { commands: { parameterPanel: { enabled: true, expanded: false } } },
      parameterValues: [{ name: 'Year', value: '2026' }],
    } as Partial<PowerBIClient.models.IReportEmbedConfiguration>);
  },
  'bootstrap-then-embed': async (context) => {
    context.service.bootstrap(context.element, { type: 'report', hostname: ' HTTPS://App.PowerBI.com ' });
    const report = context.service.embed(context.element, context.reportConfig());
    await context.event(report, 'rendered');
  },
  'bootstrap-urls': async (context) => {
    for (const type of ['report', 'dashboard', 'tile', 'qna', 'visual']) {
      await context.outcome(type, () => {
        context.service.bootstrap(context.element, { type, hostname: 'app.powerbi.com' });
      });
      context.service.reset(context.element);
    }
  },
  'embed-again': async (context) => {
    await context.report();
    await context.afterRepetitionWindow();
    await context.report({ embedUrl: context.url('reportEmbed?reportId=report-9'), accessToken: 'token-9' });
  },
  'embed-from-attributes': async (context) => {
    const { element, attributePrefix } = context;
    element.setAttribute(`${attributePrefix}embed-url`, context.url('reportEmbed?groupId=group-1'));
    element.setAttribute(`${attributePrefix}type`, 'report');
    element.setAttribute(`${attributePrefix}report-id`, 'report-4');
    element.setAttribute(`${attributePrefix}access-token`, 'token-4');
    element.setAttribute(`${attributePrefix}name`, 'my-report');
    element.setAttribute(`${attributePrefix}settings-filter-pane-enabled`, 'false');
    element.setAttribute(`${attributePrefix}settings-nav-content-pane-enabled`, 'true');
    const report = context.service.embed(element);
    await context.event(report, 'rendered');
  },
  'scan-a-container': async (context) => {
    const { element, attributePrefix } = context;
    const child = document.createElement('div');
    child.setAttribute(`${attributePrefix}embed-url`, context.url('reportEmbed?reportId=report-5'));
    child.setAttribute(`${attributePrefix}type`, 'report');
    child.setAttribute(`${attributePrefix}access-token`, 'token-5');
    element.append(child);
    const [report] = context.service.init(element);
    if (report) await context.event(report, 'rendered');
    context.service.reset(child);
  },
};
