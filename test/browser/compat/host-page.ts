// Runs in a page after the script of the published client, or of the entry point that replaces it: what host pages of the
// published client do, in its style. What the page sees goes to `window.seen`, so that two libraries can be compared.
import type * as Peer from 'powerbi-client';

declare global {
  interface Window {
    seen: unknown[];
    runHostPage: typeof runHostPage;
  }
}

const note = (...what: unknown[]): void => void window.seen.push(what);

const once = (embed: Peer.Embed, name: string): Promise<Peer.service.ICustomEvent<unknown>> =>
  new Promise((resolve) => {
    embed.off(name);
    embed.on(name, (event) => {
      resolve(event);
    });
  });

async function steer(report: Peer.Report, models: typeof Peer.models): Promise<void> {
  const pages = await report.getPages();
  note(
    'pages',
    pages.map(({ name, isActive }) => [name, isActive]),
  );
  const changed = once(report, 'pageChanged');
  await pages[1]?.setActive();
  const { newPage } = (await changed).detail as { newPage: Peer.Page };
  note('pageChanged', newPage.name, newPage.isActive, newPage.report === (report as unknown));
  const visuals = await newPage.getVisuals();
  note(
    'visuals',
    visuals.map(({ name, type, page }) => [name, type, page.name]),
  );

  const filter = new models.BasicFilter({ table: 'Staff', column: 'Role' }, 'In', 'Coach').toJSON();
  await report.setFilters([filter]);
  const contract = { ...filter, target: { table: 'Staff', column: 'Contract' }, values: ['Full-time'] };
  await report.updateFilters(models.FiltersOperations.Add, [contract]);
  note('filters', await report.getFilters(), models.FilterType[models.getFilterType(filter)]);
  await report.removeFilters();
  note('no filters', await report.getFilters());

  await report.updateSettings({ panes: { filters: { visible: false } }, zoomLevel: 1.25 });
  note('zoom', await report.getZoom());
  const bookmark = await report.bookmarksManager.capture();
  note('bookmark', Object.keys(bookmark).sort());
  await report.bookmarksManager.applyState(bookmark.state ?? '');
  await report.setAccessToken('another token');
  note('saved', await report.isSaved(), await report.getPageByName('hiring').then(({ displayName }) => displayName));
}

/** What a host page does: bootstrap, embed, listen, steer, phase, reset; containers of attributes. */
export async function runHostPage(origin: string): Promise<void> {
  window.seen = [];
  const client = (window as unknown as Record<string, typeof Peer>)['powerbi-client']!;
  const { models } = client;
  const { powerbi } = window;
  const element = document.getElementById('report')!;
  const config: Peer.models.IReportEmbedConfiguration = {
    type: 'report',
    tokenType: models.TokenType.Embed,
    accessToken: 'any',
    embedUrl: `${origin}/reportEmbed?reportId=staff-overview&groupId=g`,
    permissions: models.Permissions.Read,
    settings: { background: models.BackgroundType.Transparent, layoutType: models.LayoutType.Master },
  };

  note('bootstrap', powerbi.bootstrap(element, { type: 'report', hostname: origin }) instanceof client.Report);
  const report = powerbi.embed(element, config) as Peer.Report;
  await once(report, 'rendered');
  note('kinds', report instanceof client.Report, report instanceof client.Embed, report.embedtype, report.getId());
  note('element', (element as Peer.service.IPowerBiElement).powerBiEmbed === report, powerbi.get(element) === report);
  note('events', client.Embed.allowedEvents, client.Report.allowedEvents, models.TokenType[1]);
  await steer(report, models);

  for (const attempt of [() => report.on('unheard', () => undefined), () => powerbi.embed(element, { type: 'tile' })]) {
    try {
      attempt();
      note('taken');
    } catch (error) {
      note('refused', error instanceof Error);
    }
  }
  powerbi.reset(element);
  note('reset', element.childElementCount, 'powerBiEmbed' in element, powerbi.getNumberOfComponents());

  const phased = powerbi.load(element, config) as Peer.Report;
  await once(phased, 'loaded');
  const drawn = once(phased, 'rendered');
  await phased.render();
  await drawn;
  note('phased', (await phased.getActivePage()).name);
  powerbi.reset(element);

  const [declared] = powerbi.init(document.getElementById('declared')!);
  await once(declared!, 'loaded');
  note('declared', declared!.config.uniqueId, (declared!.config as Peer.IReportEmbedConfiguration).settings);

  const service = new client.service.Service(
    client.factories.hpmFactory,
    client.factories.wpmpFactory,
    client.factories.routerFactory,
    { onError: () => undefined },
  );
  service.setSdkInfo('wrapper', '1.0.0');
  note('own service', service.getNumberOfComponents(), /^[0-9a-f]{20}$/.test(service.getSdkSessionId()));
}

window.runHostPage = runHostPage;
