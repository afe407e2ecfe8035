// Runs in a page after the powerbi-client or compat script. Uses the library as existing host pages do, and
// collects the results in `window.observations` to compare the two libraries.
import type * as PowerBIClient from 'powerbi-client';

declare global {
  interface Window {
    observations: unknown[];
    runHostPage: typeof runHostPage;
  }
}

const record = (...values: unknown[]): void => void window.observations.push(values);

const once = (embed: PowerBIClient.Embed, name: string): Promise<PowerBIClient.service.ICustomEvent<unknown>> =>
  new Promise((resolve) => {
    embed.off(name);
    embed.on(name, (event) => {
      resolve(event);
    });
  });

async function useReport(report: PowerBIClient.Report, models: typeof PowerBIClient.models): Promise<void> {
  const pages = await report.getPages();
  record(
    'pages',
    pages.map(({ name, isActive }) => [name, isActive]),
  );
  const changed = once(report, 'pageChanged');
  await pages[1]?.setActive();
  const { newPage } = (await changed).detail as { newPage: PowerBIClient.Page };
  record('pageChanged', newPage.name, newPage.isActive, newPage.report === (report as unknown));
  const visuals = await newPage.getVisuals();
  record(
    'visuals',
    visuals.map(({ name, type, page }) => [name, type, page.name]),
  );

  const filter = new models.BasicFilter({ table: 'Staff', column: 'Role' }, 'In', 'Coach').toJSON();
  await report.setFilters([filter]);
  const contract = { ...filter, target: { table: 'Staff', column: 'Contract' }, values: ['Full-time'] };
  await report.updateFilters(models.FiltersOperations.Add, [contract]);
  record('filters', await report.getFilters(), models.FilterType[models.getFilterType(filter)]);
  await report.removeFilters();
  record('no filters', await report.getFilters());

  await report.updateSettings({ panes: { filters: { visible: false } }, zoomLevel: 1.25 });
  record('zoom', await report.getZoom());
  const bookmark = await report.bookmarksManager.capture();
  record('bookmark', Object.keys(bookmark).sort());
  await report.bookmarksManager.applyState(bookmark.state ?? '');
  await report.setAccessToken('another token');
  record('saved', await report.isSaved(), await report.getPageByName('hiring').then(({ displayName }) => displayName));
}

/** Bootstraps, embeds, uses and resets a report, loads one in phases, and embeds content in a container with attributes. */
export async function runHostPage(origin: string): Promise<void> {
  window.observations = [];
  const client = (window as unknown as Record<string, typeof PowerBIClient>)['powerbi-client']!;
  const { models } = client;
  const { powerbi } = window;
  const element = document.getElementById('report')!;
  const config: PowerBIClient.models.IReportEmbedConfiguration = {
    type: 'report',
    tokenType: models.TokenType.Embed,
    accessToken: 'any',
    embedUrl: `${origin}/reportEmbed?reportId=staff-overview&groupId=g`,
    permissions: models.Permissions.Read,
    settings: { background: models.BackgroundType.Transparent, layoutType: models.LayoutType.Master },
  };

  record('bootstrap', powerbi.bootstrap(element, { type: 'report', hostname: origin }) instanceof client.Report);
  const report = powerbi.embed(element, config) as PowerBIClient.Report;
  await once(report, 'rendered');
  record('classes', report instanceof client.Report, report instanceof client.Embed, report.embedtype, report.getId());
  record(
    'element',
    (element as PowerBIClient.service.IPowerBiElement).powerBiEmbed === report,
    powerbi.get(element) === report,
  );
  record('events', client.Embed.allowedEvents, client.Report.allowedEvents, models.TokenType[1]);
  await useReport(report, models);

  for (const attempt of [
    () => report.on('unknownEvent', () => undefined),
    () => powerbi.embed(element, { type: 'tile' }),
  ]) {
    try {
      attempt();
      record('accepted');
    } catch (error) {
      record('rejected', error instanceof Error);
    }
  }
  powerbi.reset(element);
  record('reset', element.childElementCount, 'powerBiEmbed' in element, powerbi.getNumberOfComponents());

  const phased = powerbi.load(element, config) as PowerBIClient.Report;
  await once(phased, 'loaded');
  const rendered = once(phased, 'rendered');
  await phased.render();
  await rendered;
  record('phased', (await phased.getActivePage()).name);
  powerbi.reset(element);

  const [declared] = powerbi.init(document.getElementById('declared')!);
  await once(declared!, 'loaded');
  record('declared', declared!.config.uniqueId, (declared!.config as PowerBIClient.IReportEmbedConfiguration).settings);

  const service = new client.service.Service(
    client.factories.hpmFactory,
    client.factories.wpmpFactory,
    client.factories.routerFactory,
    { onError: () => undefined },
  );
  service.setSdkInfo('wrapper', '1.0.0');
  record('new service', service.getNumberOfComponents(), /^[0-9a-f]{20}$/.test(service.getSdkSessionId()));
}

window.runHostPage = runHostPage;
