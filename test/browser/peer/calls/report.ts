import type * as Peer from 'powerbi-client';
import { expect, test } from '../../support/fixtures';
import type { Play } from './play';

/** A report, its pages and its modes. */
export function reportCalls(play: Play): void {
  test('a report answers about itself, its pages and its modes', async () => {
    const answers = await play(async ({ origin, token }) => {
      const { models } = window.library.client;
      const config = {
        type: 'report',
        id: 'staff-overview',
        embedUrl: `${origin}/reportEmbed?reportId=staff-overview`,
        accessToken: token,
        tokenType: models.TokenType.Embed,
        permissions: models.Permissions.All,
      };
      const report = (await window.start((element) => window.powerbi.embed(element, config))) as Peer.Report;
      const { outcome } = window;
      const names = async () => (await report.getPages()).map(({ displayName }) => displayName);
      const answers: Record<string, unknown> = {
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
      await window.next('pageChanged', () => report.setPage('hiring'));
      answers.turned = (await report.getActivePage()).name;
      await report.switchMode(models.ViewMode.Edit);
      const added = await report.addPage('Mine');
      await report.renamePage(added.name, 'Ours');
      answers.added = await names();
      answers.unsaved = !(await report.isSaved());
      await window.next('saved', () => report.save());
      answers.afterSave = await report.isSaved();
      await added.setDisplayName('Theirs');
      answers.renamed = await names();
      await report.deletePage(added.name);
      const second = await report.addPage('Short-lived');
      await second.delete();
      answers.deleted = await names();
      answers.copy = (
        (await window.next('saved', () => report.saveAs({ name: 'Copy' }))) as { saveAs: boolean }
      ).saveAs;
      await report.switchMode('view');
      answers.refreshed = await outcome(() => report.refresh().then(() => 'done'));
      answers.printed = await outcome(() => report.print().then(() => 'done'));
      answers.badToken = await outcome(() => report.setAccessToken('a.b.c'));
      answers.newToken = await outcome(() => report.setAccessToken(token).then(() => 'done'));
      await window.next('loaded', () => new Promise((done) => setTimeout(done, 110)).then(() => report.reload()));
      answers.reloaded = (await report.getPages()).length;
      return answers;
    });
    const own = ['Overview', 'Locations', 'Hiring', 'People', 'Start'];
    expect(answers).toEqual({
      id: 'staff-overview',
      endpoint: 'reportEmbed',
      valid: null,
      pages: own,
      active: 'overview',
      byName: 'Hiring',
      missing: { refused: 'PowerBIEntityNotFound' },
      correlation: 'string',
      inViewMode: { refused: 'Invalid parameters' },
      saved: true,
      turned: 'hiring',
      added: [...own, 'Ours'],
      unsaved: true,
      afterSave: true,
      renamed: [...own, 'Theirs'],
      deleted: own,
      copy: true,
      refreshed: 'done',
      printed: 'done',
      badToken: { refused: 'LoadReportFailed' },
      newToken: 'done',
      reloaded: 6,
    });
  });
}
