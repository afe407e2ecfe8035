import { z } from 'zod';
import { limits, type ReportEmbed } from '../../shared';
import { HttpError } from '../http/http-error';
import type { Log } from '../log';
import type { Settings } from '../settings';
import type { StaffRecord } from '../staff/record';

export interface PowerBiSettings {
  tenantId: string;
  clientId: string;
  clientSecret: string;
  workspaceId: string;
  reportId: string;
  /** Roles for row-level security, which are applied to the user's email. Empty: no row-level security. */
  roles: readonly string[];
  datasetId?: string | undefined;
  loginUrl: string;
  apiUrl: string;
}

const applicationTokenResponse = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() });
const reportResponse = z.object({ id: z.string(), embedUrl: z.url() });
const embedTokenResponse = z.object({ token: z.string().min(1) });

/** Client of the Power BI REST API, which generates embed tokens with the application's credentials. */
export class PowerBi {
  #application: { token: string; until: number } | undefined;

  constructor(
    private readonly settings: PowerBiSettings,
    private readonly log: Log,
  ) {}

  /** Generates an embed token of the configured report for a user. It is valid for ten minutes. */
  async embed(actor: StaffRecord): Promise<ReportEmbed> {
    const { workspaceId, reportId, roles, datasetId } = this.settings;
    const path = `groups/${encodeURIComponent(workspaceId)}/reports/${encodeURIComponent(reportId)}`;
    const identities =
      roles.length > 0 && datasetId !== undefined
        ? [{ username: actor.email, roles, datasets: [datasetId] }]
        : undefined;
    const report = await this.#call('GET', path, reportResponse);
    const { token } = await this.#call('POST', `${path}/GenerateToken`, embedTokenResponse, {
      accessLevel: 'View',
      lifetimeInMinutes: limits.embedTokenSeconds / 60,
      ...(identities === undefined ? {} : { identities }),
    });
    return { token, embedUrl: report.embedUrl, reportId: report.id };
  }

  async #call<Schema extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    schema: Schema,
    body?: object,
  ): Promise<z.output<Schema>> {
    const url = `${this.settings.apiUrl}/v1.0/myorg/${path}`;
    const send = async () =>
      fetch(url, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(15_000),
        headers: { authorization: `Bearer ${await this.#token()}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    return this.#read(path, schema, async () => {
      const first = await send();
      if (first.status !== 401) return first;
      // the token was revoked before its expiry: retry once with a new one
      this.#application = undefined;
      return send();
    });
  }

  /** Returns the application's access token, cached until one minute before its expiry. */
  async #token(): Promise<string> {
    if (this.#application && this.#application.until > Date.now()) return this.#application.token;
    const { tenantId, clientId, clientSecret, loginUrl } = this.settings;
    const { access_token: token, expires_in: seconds } = await this.#read(
      'application token',
      applicationTokenResponse,
      () =>
        fetch(`${loginUrl}/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(15_000),
          body: new URLSearchParams({
            grant_type: 'client_credentials',
            client_id: clientId,
            client_secret: clientSecret,
            scope: 'https://analysis.windows.net/powerbi/api/.default',
          }),
        }),
    );
    this.#application = { token, until: Date.now() + (seconds - 60) * 1000 };
    return token;
  }

  async #read<Schema extends z.ZodType>(
    resource: string,
    schema: Schema,
    send: () => Promise<Response>,
  ): Promise<z.output<Schema>> {
    try {
      const response = await send();
      if (!response.ok) throw new Error(`Power BI responded with status ${String(response.status)}`);
      return schema.parse(await response.json());
    } catch (error) {
      if (error instanceof HttpError) throw error;
      this.log.error('Power BI request failed', { resource, error });
      throw new HttpError(502, 'The report is not available at the moment. Please try again later.');
    }
  }
}

/** Creates the Power BI client. Returns undefined if the settings do not configure the service. */
export const powerBiOf = (settings: Settings, log: Log): PowerBi | undefined => {
  const { POWER_BI_TENANT_ID, POWER_BI_CLIENT_ID, POWER_BI_CLIENT_SECRET, POWER_BI_WORKSPACE_ID, POWER_BI_REPORT_ID } =
    settings;
  if (!POWER_BI_TENANT_ID || !POWER_BI_CLIENT_ID || !POWER_BI_CLIENT_SECRET) return undefined;
  if (!POWER_BI_WORKSPACE_ID || !POWER_BI_REPORT_ID) return undefined;
  return new PowerBi(
    {
      tenantId: POWER_BI_TENANT_ID,
      clientId: POWER_BI_CLIENT_ID,
      clientSecret: POWER_BI_CLIENT_SECRET,
      workspaceId: POWER_BI_WORKSPACE_ID,
      reportId: POWER_BI_REPORT_ID,
      roles: settings.POWER_BI_ROLES,
      datasetId: settings.POWER_BI_DATASET_ID,
      loginUrl: settings.POWER_BI_LOGIN_URL,
      apiUrl: settings.POWER_BI_API_URL,
    },
    log,
  );
};
