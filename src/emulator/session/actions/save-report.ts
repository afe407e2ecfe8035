import type { SessionContext } from '../session-context';
import { datasetIdOf } from '../../model/data';
import { randomUuid } from '../../random-id';

/** Saves the report and emits `saved`. Saves a copy if a name is passed or the report has not been saved before. */
export async function saveReport(session: SessionContext, newName?: string): Promise<void> {
  const { report, credentials } = session;
  // As in Power BI, a frame that creates a report still shows the dataset after a save, so each save creates a report.
  // The page has to load the saved report.
  const saveAs = newName !== undefined || report.definition.id !== session.contentId;
  const definition = {
    ...report.snapshot(),
    ...(saveAs && { id: randomUuid(), displayName: newName ?? report.definition.displayName }),
  };
  await session.source.save({ ...definition, datasetId: datasetIdOf(report.definition) }, credentials);
  report.unsaved = false;
  session.emit('saved', { reportObjectId: definition.id, reportName: definition.displayName, saveAs });
}
