import type { FrameSession } from './frame-session';

/** Saves the report, under a new name when one is given, and raises `saved`. */
export async function saveReport(session: FrameSession, newName?: string): Promise<void> {
  const { report, credentials } = session;
  const saveAs = newName !== undefined || report.definition.id !== session.contentId;
  const definition = {
    ...report.snapshot(),
    ...(saveAs && { id: crypto.randomUUID(), displayName: newName ?? report.definition.displayName }),
  };
  await session.source.save({ ...definition, datasetId: definition.datasetId ?? report.definition.id }, credentials);
  report.unsaved = false;
  session.raise('saved', { reportObjectId: definition.id, reportName: definition.displayName, saveAs });
}
