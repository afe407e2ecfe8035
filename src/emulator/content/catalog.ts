import { datasetIdOf } from '../model/data';
import type {
  ContentDefinition,
  DashboardDefinition,
  ReportDefinition,
  ServicePrincipalDefinition,
} from '../model/definition';

/** Workspace and its content. */
export interface Workspace {
  id: string;
  name: string;
  reports: readonly ReportDefinition[];
  dashboards: readonly DashboardDefinition[];
}

/** Id of the workspace that contains everything when the content declares no workspaces. */
const defaultWorkspaceId = '11111111-1111-4111-8111-111111111111';

/** Service principal for content that declares none. Its credentials are public and intended for offline use only. */
export const defaultServicePrincipal: ServicePrincipalDefinition = {
  clientId: '22222222-2222-4222-8222-222222222222',
  clientSecret: 'offline-client-secret',
};

/** Index of the content's reports, dashboards, datasets and workspaces. It includes saved reports. */
export class Catalog {
  readonly #content: ContentDefinition;
  readonly #reports = new Map<string, ReportDefinition>();
  readonly #dashboards: ReadonlyMap<string, DashboardDefinition>;
  /** Workspace ids by the id of a report or dashboard. Items without an entry are in the first workspace. */
  readonly #workspaceOf = new Map<string, string>();
  readonly #workspaces: readonly { id: string; name: string }[];

  constructor(content: ContentDefinition) {
    this.#content = content;
    for (const report of content.reports) this.#reports.set(report.id, report);
    this.#dashboards = new Map((content.dashboards ?? []).map((dashboard) => [dashboard.id, dashboard]));
    this.#workspaces = content.workspaces ?? [{ id: defaultWorkspaceId, name: 'Workspace' }];
    for (const { id, reports = [], dashboards = [] } of content.workspaces ?? [])
      for (const item of [...reports, ...dashboards]) this.#workspaceOf.set(item, id);
  }

  /** Returns the service principal with this client id, which may call the REST API. */
  principal(clientId: unknown): ServicePrincipalDefinition | undefined {
    const principals = this.#content.servicePrincipals ?? [defaultServicePrincipal];
    return principals.find((principal) => principal.clientId === clientId);
  }

  report(id: string): ReportDefinition | undefined {
    return this.#reports.get(id);
  }

  dashboard(id: string): DashboardDefinition | undefined {
    return this.#dashboards.get(id);
  }

  /** Returns the reports that use a dataset. */
  reportsOf(datasetId: string): ReportDefinition[] {
    return [...this.#reports.values()].filter((report) => datasetIdOf(report) === datasetId);
  }

  /** Returns the first report that uses a dataset. It contains the dataset's data. */
  datasetOwner(datasetId: string): ReportDefinition | undefined {
    return this.reportsOf(datasetId)[0];
  }

  /** Returns the id of the workspace that contains a report or dashboard. */
  workspaceOf(itemId: string): string {
    return this.#workspaceOf.get(itemId) ?? this.#workspaces[0]?.id ?? '';
  }

  /** Returns the workspaces that a service principal has access to. */
  workspacesOf({ workspaces }: ServicePrincipalDefinition): Workspace[] {
    const accessible = this.#workspaces.filter(({ id }) => workspaces?.includes(id) ?? true);
    const dashboards = this.#content.dashboards ?? [];
    return accessible.map(({ id, name }) => ({
      id,
      name,
      reports: [...this.#reports.values()].filter((report) => this.workspaceOf(report.id) === id),
      dashboards: dashboards.filter((dashboard) => this.workspaceOf(dashboard.id) === id),
    }));
  }

  /** Adds or replaces a report. A new report is added to the given workspace, or to the first one by default. */
  save(report: ReportDefinition, workspaceId: string | undefined): void {
    if (!this.#reports.has(report.id) && workspaceId !== undefined) this.#workspaceOf.set(report.id, workspaceId);
    this.#reports.set(report.id, report);
  }
}
