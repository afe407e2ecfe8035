import type { DashboardDefinition, ReportDefinition } from '../model/definition';

/** Access token from the load configuration, and the dashboard that the content is loaded for. */
export interface Credentials {
  accessToken: string;
  /**
   * Id of a dashboard with tiles from the report. If set, a token for the dashboard also grants access to those tiles.
   */
  dashboardId?: string;
}

/**
 * Source of a frame's content.
 *
 * All methods reject with a {@link Failure} if the token does not grant access or the content does not exist.
 */
export interface ContentSource {
  /** Returns a report. */
  report(id: string, credentials: Credentials): Promise<ReportDefinition>;
  /** Returns a report that contains a dataset's data. Its pages are ignored. */
  dataset(id: string, credentials: Credentials): Promise<ReportDefinition>;
  /** Returns a dashboard. */
  dashboard(id: string, credentials: Credentials): Promise<DashboardDefinition>;
  /** Saves a report. A new id creates a report. */
  save(report: ReportDefinition, credentials: Credentials): Promise<void>;
  /** Checks that a token grants access to a report, dataset or dashboard. */
  checkToken(id: string, credentials: Credentials): Promise<void>;
}
