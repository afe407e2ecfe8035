import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { brands, environments } from '../shared';
import { SetupError } from './setup-error';

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const port = z
  .string()
  .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'must be a port from 0 to 65535')
  .transform(Number);
const origin = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), 'must be an http or https URL')
  .refine(
    (value) => !URL.canParse(value) || new URL(value).origin === value,
    'must be an origin such as https://staff.example.com, without a path',
  );
const secureUrl = z.string().refine((value) => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}, 'must be an https URL (http is allowed only for localhost)');
/** Returns whether a value is a valid PostgreSQL URL. node-postgres treats a malformed URL as a database name on localhost. */
function isPostgresUrl(value: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value) || new URL(value).hostname === '') return false;
  try {
    return !decodeURIComponent(value).includes('\0');
  } catch {
    return false;
  }
}
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

const schema = z
  .object({
    PORT: port.default(5173),
    HOST: z.string().default('127.0.0.1'),
    /** Public origin of the app. Default: `http://localhost:PORT`. */
    ORIGIN: origin.optional(),
    /** Additional origins that the app may run on during development. */
    APP_ORIGINS: list.pipe(z.array(origin)).default([]),
    CONTENT_PORT: port.default(4300),
    CONTENT_HOST: z.string().default('127.0.0.1'),
    /** Public origin of the report content. Default: `http://CONTENT_HOST:CONTENT_PORT`. */
    CONTENT_ORIGIN: origin.optional(),
    DATABASE_URL: z
      .string()
      .refine(isPostgresUrl, 'must be a URL such as postgres://user:password@host:5432/database')
      .optional(),
    DATA_DIR: z.string().default(pathTo('../.data')),
    APP_DIR: z.string().default(pathTo('../app/dist')),
    /** Path to the content frame's script. Default: the SDK's build output. */
    FRAME_SCRIPT: z.string().refine(existsSync, 'must be the path to a file').optional(),
    SEED: z.enum(['demo', 'none']).default('demo'),
    ENVIRONMENT: z.enum(environments).default('prod'),
    BRAND: z.enum(brands.map(({ code }) => code)).default('bcf'),
    ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(60).max(3600).default(300),
    /** Audit log retention in days; 0 keeps entries forever. */
    AUDIT_DAYS: z.coerce.number().int().min(0).default(365),
    RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(900),
    /** Whether the server is behind a trusted proxy. The visitor's address is then the last entry in `X-Forwarded-For`. */
    TRUST_PROXY: flag.default(false),
    OIDC_ISSUER: secureUrl.optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_AUDIENCE: z.string().optional(),
    OIDC_SCOPE: z.string().optional(),
    /** Claim that identifies the staff member: `sub` (staff id) or `email`. */
    OIDC_ACCOUNT_CLAIM: z.enum(['sub', 'email']).default('sub'),
    POWER_BI_TENANT_ID: z.string().optional(),
    POWER_BI_CLIENT_ID: z.string().optional(),
    POWER_BI_CLIENT_SECRET: z.string().optional(),
    POWER_BI_WORKSPACE_ID: z.string().optional(),
    POWER_BI_REPORT_ID: z.string().optional(),
    /** Roles for row-level security, with the user's email as the user name. Requires `POWER_BI_DATASET_ID`. */
    POWER_BI_ROLES: list.default([]),
    POWER_BI_DATASET_ID: z.string().optional(),
    POWER_BI_LOGIN_URL: secureUrl.default('https://login.microsoftonline.com'),
    POWER_BI_API_URL: secureUrl.default('https://api.powerbi.com'),
    /** URL that receives page views. Default: the built-in collector. */
    PAGE_VIEWS_URL: secureUrl.optional(),
  })
  .superRefine((value, context) => {
    if (value.PORT === value.CONTENT_PORT && value.PORT !== 0 && value.HOST === value.CONTENT_HOST)
      context.addIssue({ code: 'custom', path: ['CONTENT_PORT'], message: 'must differ from PORT' });
    // browsers ignore IPv6 addresses in a Content Security Policy
    const { CONTENT_HOST: host, CONTENT_ORIGIN: contentOrigin } = value;
    if (contentOrigin === undefined ? host.includes(':') : contentOrigin.includes('//['))
      context.addIssue({
        code: 'custom',
        path: ['CONTENT_ORIGIN'],
        message: 'must contain a host name or an IPv4 address, because the app cannot allow frames from IPv6 addresses',
      });
    for (const name of ['OIDC_ISSUER', 'PAGE_VIEWS_URL'] as const)
      if (value[name]?.includes('//['))
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'must contain a host name or an IPv4 address, because the app cannot connect to IPv6 addresses',
        });
    const powerBi = ['TENANT_ID', 'CLIENT_ID', 'CLIENT_SECRET', 'WORKSPACE_ID', 'REPORT_ID'].map(
      (name) => `POWER_BI_${name}` as keyof typeof value,
    );
    const missing = powerBi.filter((name) => !value[name]);
    if (missing.length > 0 && missing.length < powerBi.length)
      for (const name of missing)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'must be set together with the other POWER_BI_ settings',
        });
    if (value.POWER_BI_ROLES.length > 0 && !value.POWER_BI_DATASET_ID)
      context.addIssue({
        code: 'custom',
        path: ['POWER_BI_DATASET_ID'],
        message: 'must be set together with POWER_BI_ROLES',
      });
    if (value.OIDC_ISSUER !== undefined)
      for (const name of ['OIDC_CLIENT_ID', 'OIDC_AUDIENCE'] as const)
        if (!value[name])
          context.addIssue({ code: 'custom', path: [name], message: 'must be set together with OIDC_ISSUER' });
  });

export type Settings = z.output<typeof schema>;

/**
 * Reads the settings from environment variables. Empty and blank values are treated as unset.
 * @throws {SetupError} if a setting is invalid; the message names all invalid settings, but not their values, which can be secrets
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const values = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const [first, ...others] = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new SetupError(
    others.length === 0 ? `Invalid setting ${first ?? ''}` : ['Invalid settings:', first, ...others].join('\n  '),
  );
}
