import { Permissions } from '../../../models';
import { savePermissionsOf } from '../../content/claims';
import { badRequest, notAuthorized } from '../../failure';
import type { ReportSession } from '../state/report-session';
import type { HandlerSession } from './handler';

/**
 * Removes permissions in the load configuration that the access token does not grant.
 *
 * @throws {@link Failure} 403 if the report is opened in edit mode without permission. The report is then in view mode.
 */
export function limitPermissions(report: ReportSession, reportId: string, accessToken: string): void {
  const { mayChange, mayCopy } = savePermissionsOf(accessToken, reportId);
  if (!mayChange) report.permissions &= ~Permissions.ReadWrite;
  if (!mayCopy) report.permissions &= ~Permissions.Copy;
  if (!report.editing || canWrite(report)) return;
  report.editing = false;
  throw mayChange ? writeNotAllowed() : notAuthorized('The access token does not permit changes to the report.');
}

const canWrite = ({ permissions }: ReportSession): boolean => (permissions & Permissions.ReadWrite) !== 0;

const writeNotAllowed = () =>
  notAuthorized('The permissions in the load configuration do not allow changes to the report.');

/**
 * Returns the open report if its visuals can be changed.
 *
 * @throws {@link Failure} 400 if nothing is loaded or the report is not interactive, 404 if the content has no report
 */
export function authoredReport({ report, view }: HandlerSession): ReportSession {
  if (view?.kind !== 'report') throw badRequest('Only visuals in an interactive report can be changed.');
  return report;
}

/**
 * Asserts that the load configuration permits changing the report.
 *
 * @throws {@link Failure} 403
 */
export function requireWritePermission(report: ReportSession): void {
  if (!canWrite(report)) throw writeNotAllowed();
}

/**
 * Asserts that the load configuration permits copying the report.
 *
 * @throws {@link Failure} 403
 */
export function requireCopyPermission({ permissions }: ReportSession): void {
  if ((permissions & Permissions.Copy) === 0)
    throw notAuthorized('The permissions in the load configuration do not allow copies of the report.');
}

/**
 * Asserts that the report is in edit mode and may be changed.
 *
 * @throws {@link Failure} 400 outside edit mode, 403 without permission
 */
export function requireEditMode(report: ReportSession): void {
  if (!report.editing) throw badRequest('This request requires edit mode. Call switchMode first.');
  requireWritePermission(report);
}
