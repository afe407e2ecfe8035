import type { DashboardDefinition, ReportDefinition } from '../model/definition';

/** Who asks, as the load configuration says. */
export interface Credentials {
  accessToken: string;
  /** A dashboard that shows the report: its token opens the report too. */
  via?: string;
}

/** Where a frame gets its content. Every method throws a `Failure` for a token that does not open the content. */
export interface ContentSource {
  report(id: string, credentials: Credentials): Promise<ReportDefinition>;
  /** The report that carries the dataset's data; its pages do not count. */
  dataset(id: string, credentials: Credentials): Promise<ReportDefinition>;
  dashboard(id: string, credentials: Credentials): Promise<DashboardDefinition>;
  /** Keeps a report; a new id makes a new one. */
  save(report: ReportDefinition, credentials: Credentials): Promise<void>;
  /** Looks at a token that replaces another. */
  checkToken(id: string, credentials: Credentials): Promise<void>;
}
