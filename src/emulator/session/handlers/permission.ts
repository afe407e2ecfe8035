import { Permissions } from '../../../models';
import { savePermissionsOf } from '../../content/claims';
import { badRequest, notAuthorized } from '../../failure';
import type { ReportSession } from '../state/report-session';
import type { HandlerSession } from './handler';

/**
 * Removes permissions in the load configuration that the access token does not grant.
 *
 * @throws {@link Failure} 403 if the report is opened in edit mode without permission
 */
export function limitPermissions(report: ReportSession, reportId: string, accessToken: string): void {
  const { mayChange, mayCopy } = savePermissionsOf(accessToken, reportId);
  if (!mayChange && report.editing) throw notAuthorized('The access token does not permit changes to the report.');
  if (!mayChange) report.permissions &= ~Permissions.ReadWrite;
  if (!mayCopy) report.permissions &= ~Permissions.Copy;
}

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
export function requireWritePermission({ permissions }: ReportSession): void {
  if ((permissions & Permissions.ReadWrite) === 0)
    throw notAuthorized('The permissions in the load configuration do not allow changes to the report.');
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
