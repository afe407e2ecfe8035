import { clouds, type CloudEndpoints, type CloudName } from '@vitrine/sdk/server';

/** Settings for access to a report in Power BI or in the emulator. */
export interface ServiceSettings {
  tenantId: string;
  clientId: string;
  clientSecret: string;
  workspaceId: string;
  reportId: string;
  cloud: CloudName | CloudEndpoints;
  /** Roles of all users for row-level security. Default: each user's own roles. */
  roles?: string[];
  /** Origin of the content frames, for the Content Security Policy. */
  frameOrigin: string;
}

export interface Settings {
  port: number;
  /** Undefined if the example uses the emulator. */
  service: ServiceSettings | undefined;
}

const required = ['TENANT_ID', 'CLIENT_ID', 'CLIENT_SECRET', 'WORKSPACE_ID', 'REPORT_ID'] as const;

const frameOrigins: Record<CloudName, string> = {
  public: 'https://app.powerbi.com',
  gcc: 'https://app.powerbigov.us',
  gccHigh: 'https://app.high.powerbigov.us',
  dod: 'https://app.mil.powerbigov.us',
  china: 'https://app.powerbi.cn',
};

const isCloud = (name: string): name is CloudName => name in clouds;

/** Reads the settings from environment variables. Error messages name the variables, never their values. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  // variables without a value count as missing
  const valueOf = (name: string) => (environment[name] === '' ? undefined : environment[name]);
  const port = Number(valueOf('PORT') ?? 5173);
  const missing = required.filter((name) => valueOf(name) === undefined);
  if (missing.length === required.length) return { port, service: undefined };
  if (missing.length > 0) throw new Error(`Also set ${missing.join(', ')}, or set none of ${required.join(', ')}.`);
  const [tenantId = '', clientId = '', clientSecret = '', workspaceId = '', reportId = ''] = required.map(
    (name) => environment[name],
  );
  const cloud = valueOf('CLOUD') ?? 'public';
  if (!isCloud(cloud)) throw new Error(`Set CLOUD to one of ${Object.keys(clouds).join(', ')}.`);
  const roles = (environment.ROLES ?? '')
    .split(',')
    .map((role) => role.trim())
    .filter(Boolean);
  const frameOrigin = frameOrigins[cloud];
  return { port, service: { tenantId, clientId, clientSecret, workspaceId, reportId, cloud, roles, frameOrigin } };
}
