import { createEmbedTokenSource, EmbedTokenError, type EmbedTokenSource } from '@vitrine/sdk/server';
import { limits, type ReportEmbed } from '../../shared';
import { HttpError } from '../http/http-error';
import type { Log } from '../log';
import type { Settings } from '../settings';
import type { StaffRecord } from '../staff/record';

interface PowerBiReport {
  workspaceId: string;
  reportId: string;
  /** Roles for row-level security, with the user's email as the user name. If empty, row-level security is not used. */
  roles: readonly string[];
  datasetId: string | undefined;
}

/** The KPI report in a Power BI workspace. */
export class PowerBi {
  constructor(
    private readonly tokens: EmbedTokenSource,
    private readonly report: PowerBiReport,
    private readonly log: Log,
  ) {}

  /** Returns the report with an embed token for a user. The token is valid for at most ten minutes. */
  async embed(actor: StaffRecord): Promise<ReportEmbed> {
    const { workspaceId, reportId, roles, datasetId } = this.report;
    const identities =
      roles.length > 0 && datasetId !== undefined
        ? [{ username: actor.email, roles, datasets: [datasetId] }]
        : undefined;
    try {
      const { id, embedUrl, token } = await this.tokens.getEmbed({
        workspaceId,
        reportId,
        lifetimeInMinutes: limits.embedTokenSeconds / 60,
        ...(identities === undefined ? {} : { identities }),
      });
      return { token, embedUrl, reportId: id };
    } catch (error) {
      if (!(error instanceof EmbedTokenError)) throw error;
      this.log.error('Power BI request failed', { error });
      throw new HttpError(502, 'The report is not available at the moment. Please try again later.');
    }
  }
}

/** Creates the client for the configured report. Returns undefined if Power BI is not configured. */
export const createPowerBi = (settings: Settings, log: Log): PowerBi | undefined => {
  const { POWER_BI_TENANT_ID, POWER_BI_CLIENT_ID, POWER_BI_CLIENT_SECRET, POWER_BI_WORKSPACE_ID, POWER_BI_REPORT_ID } =
    settings;
  if (!POWER_BI_TENANT_ID || !POWER_BI_CLIENT_ID || !POWER_BI_CLIENT_SECRET) return undefined;
  if (!POWER_BI_WORKSPACE_ID || !POWER_BI_REPORT_ID) return undefined;
  const tokens = createEmbedTokenSource({
    tenantId: POWER_BI_TENANT_ID,
    clientId: POWER_BI_CLIENT_ID,
    clientSecret: POWER_BI_CLIENT_SECRET,
    cloud: { loginUrl: settings.POWER_BI_LOGIN_URL, apiUrl: settings.POWER_BI_API_URL },
  });
  const report = {
    workspaceId: POWER_BI_WORKSPACE_ID,
    reportId: POWER_BI_REPORT_ID,
    roles: settings.POWER_BI_ROLES,
    datasetId: settings.POWER_BI_DATASET_ID,
  };
  return new PowerBi(tokens, report, log);
};
