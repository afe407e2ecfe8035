import { z } from 'zod';
import { limits, type ReportEmbed } from '../../shared';
import { Refusal } from '../http/refusal';
import type { Log } from '../log';
import type { Settings } from '../settings';
import type { StaffRecord } from '../staff/record';

export interface PowerBiSettings {
  tenantId: string;
  clientId: string;
  clientSecret: string;
  workspaceId: string;
  reportId: string;
  /** Row-level security: the user's email goes along under these roles. */
  roles: readonly string[];
  datasetId?: string | undefined;
  loginUrl: string;
  apiUrl: string;
}

const applicationToken = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number() });
const reportAnswer = z.object({ id: z.string(), embedUrl: z.url() });
const embedAnswer = z.object({ token: z.string().min(1) });

/** Asks the real service for embed tokens, with the application's own credentials. */
export class PowerBi {
  #application: { token: string; until: number } | undefined;

  constructor(
    private readonly settings: PowerBiSettings,
    private readonly log: Log,
  ) {}

  /** A token of at most ten minutes for the configured report. */
  async embed(actor: StaffRecord): Promise<ReportEmbed> {
    const { workspaceId, reportId, roles, datasetId } = this.settings;
    const path = `groups/${encodeURIComponent(workspaceId)}/reports/${encodeURIComponent(reportId)}`;
    const identities =
      roles.length > 0 && datasetId !== undefined
        ? [{ username: actor.email, roles, datasets: [datasetId] }]
        : undefined;
    const report = await this.#call('GET', path, reportAnswer);
    const { token } = await this.#call('POST', `${path}/GenerateToken`, embedAnswer, {
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
      // withdrawn before its time: one new one
      this.#application = undefined;
      return send();
    });
  }

  /** The application's token, kept until a minute before its end. */
  async #token(): Promise<string> {
    if (this.#application && this.#application.until > Date.now()) return this.#application.token;
    const { tenantId, clientId, clientSecret, loginUrl } = this.settings;
    const answer = await this.#read('the application token', applicationToken, () =>
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
    this.#application = { token: answer.access_token, until: Date.now() + (answer.expires_in - 60) * 1000 };
    return answer.access_token;
  }

  async #read<Schema extends z.ZodType>(
    what: string,
    schema: Schema,
    ask: () => Promise<Response>,
  ): Promise<z.output<Schema>> {
    try {
      const response = await ask();
      if (!response.ok) throw new Error(`the answer was ${String(response.status)}`);
      return schema.parse(await response.json());
    } catch (error) {
      if (error instanceof Refusal) throw error;
      this.log.error('the reporting service failed', { what, error });
      throw new Refusal(502, 'The report is not available at the moment. Please try again later.');
    }
  }
}

/** The service that the settings name; undefined when they name none. */
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
