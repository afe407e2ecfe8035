import type * as PowerBIClient from 'powerbi-client';
import { expect, test } from '../../../browser/support/fixtures';
import type { RunInPage } from './run-in-page';

/** Adds the tests for a report, its pages and its modes. */
export function testReport(run: RunInPage): void {
  test('powerbi-client reads and changes a report, its pages and its modes', async () => {
    const results = await run(async ({ origin, token }) => {
      const { models } = window.library.client;
      const config = {
        type: 'report',
        id: 'staff-overview',
        embedUrl: `${origin}/reportEmbed?reportId=staff-overview`,
        accessToken: token,
        tokenType: models.TokenType.Embed,
        permissions: models.Permissions.All,
      };
      const report = (await window.embedAndWait((element) =>
        window.powerbi.embed(element, config),
      )) as PowerBIClient.Report;
      const { outcome } = window;
      const names = async () => (await report.getPages()).map(({ displayName }) => displayName);
      const results: Record<string, unknown> = {
        id: report.getId(),
        endpoint: report.getDefaultEmbedUrlEndpoint(),
        valid: report.validate(config) ?? null,
        pages: await names(),
        active: (await report.getActivePage()).name,
        byName: (await report.getPageByName('hiring')).displayName,
        missing: await outcome(() => report.getPageByName('nowhere')),
        correlation: typeof (await report.getCorrelationId()),
        inViewMode: await outcome(() => report.addPage('Mine')),
        saved: await report.isSaved(),
      };
      await window.nextEvent('pageChanged', () => report.setPage('hiring'));
      results.activeAfterSetPage = (await report.getActivePage()).name;
      await report.switchMode(models.ViewMode.Edit);
      const added = await report.addPage('Mine');
      await report.renamePage(added.name, 'Ours');
      results.added = await names();
      results.unsaved = !(await report.isSaved());
      await window.nextEvent('saved', () => report.save());
      results.afterSave = await report.isSaved();
      await added.setDisplayName('Theirs');
      results.renamed = await names();
      await report.deletePage(added.name);
      const second = await report.addPage('Short-lived');
      await second.delete();
      results.deleted = await names();
      results.copy = (
        (await window.nextEvent('saved', () => report.saveAs({ name: 'Copy' }))) as { saveAs: boolean }
      ).saveAs;
      await report.switchMode('view');
      results.refreshed = await outcome(() => report.refresh().then(() => 'done'));
      results.printed = await outcome(() => report.print().then(() => 'done'));
      results.badToken = await outcome(() => report.setAccessToken('a.b.c'));
      results.newToken = await outcome(() => report.setAccessToken(token).then(() => 'done'));
      await window.nextEvent('loaded', () => new Promise((done) => setTimeout(done, 110)).then(() => report.reload()));
      results.reloaded = (await report.getPages()).length;
      return results;
    });
    const pages = ['Overview', 'Locations', 'Hiring', 'People', 'Start'];
    expect(results).toEqual({
      id: 'staff-overview',
      endpoint: 'reportEmbed',
      valid: null,
      pages,
      active: 'overview',
      byName: 'Hiring',
      missing: { rejected: 'PowerBIEntityNotFound' },
      correlation: 'string',
      inViewMode: { rejected: 'Invalid parameters' },
      saved: true,
      activeAfterSetPage: 'hiring',
      added: [...pages, 'Ours'],
      unsaved: true,
      afterSave: true,
      renamed: [...pages, 'Theirs'],
      deleted: pages,
      copy: true,
      refreshed: 'done',
      printed: 'done',
      badToken: { rejected: 'LoadReportFailed' },
      newToken: 'done',
      reloaded: 6,
    });
  });
}
