import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { brands } from '../shared';
import { SetupError } from './setup-error';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const port = z.coerce.number().int().min(0).max(65535);
const origin = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), 'must be an http(s) address')
  .refine(
    (value) => new URL(value).origin === value,
    'must be an origin such as https://staff.example.com, without a path',
  );
const address = z.string().refine((value) => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}, 'must be an https address (http only on this machine)');
/** node-postgres reads a malformed address as the name of a database on localhost. */
const isPostgresUrl = (value: string): boolean =>
  /^postgres(ql)?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== '';
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
    /** Where browsers reach the app; default http://localhost:PORT. */
    ORIGIN: origin.optional(),
    /** Further origins the app may run on during development. */
    APP_ORIGINS: list.pipe(z.array(origin)).default([]),
    CONTENT_PORT: port.default(4300),
    CONTENT_HOST: z.string().default('127.0.0.1'),
    /** Where browsers reach the report content; default http://CONTENT_HOST:CONTENT_PORT. */
    CONTENT_ORIGIN: origin.optional(),
    DATABASE_URL: z
      .string()
      .refine(isPostgresUrl, 'must be an address such as postgres://user:password@host:5432/database')
      .optional(),
    DATA_DIR: z.string().default(here('../.data')),
    APP_DIR: z.string().default(here('../app/dist')),
    /** The content frame's script; default the one that the SDK's build makes. */
    FRAME_SCRIPT: z.string().optional(),
    SEED: z.enum(['demo', 'none']).default('demo'),
    ENVIRONMENT: z.enum(['prod', 'stage', 'demo']).default('prod'),
    BRAND: z.enum(brands.map(({ code }) => code)).default('bcf'),
    ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(60).max(3600).default(300),
    /** Days that audit entries are kept; 0 keeps them forever. */
    AUDIT_DAYS: z.coerce.number().int().min(0).default(365),
    RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(900),
    /** Behind a proxy of one's own: the visitor's address is the last entry of X-Forwarded-For. */
    TRUST_PROXY: flag.default(false),
    OIDC_ISSUER: address.optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_AUDIENCE: z.string().optional(),
    OIDC_SCOPE: z.string().optional(),
    /** The claim that names the staff member: `sub` holds its id, `email` its email. */
    OIDC_ACCOUNT_CLAIM: z.enum(['sub', 'email']).default('sub'),
    POWER_BI_TENANT_ID: z.string().optional(),
    POWER_BI_CLIENT_ID: z.string().optional(),
    POWER_BI_CLIENT_SECRET: z.string().optional(),
    POWER_BI_WORKSPACE_ID: z.string().optional(),
    POWER_BI_REPORT_ID: z.string().optional(),
    /** For row-level security: the roles under which each user's email is passed on. Needs POWER_BI_DATASET_ID. */
    POWER_BI_ROLES: list.default([]),
    POWER_BI_DATASET_ID: z.string().optional(),
    POWER_BI_LOGIN_URL: address.default('https://login.microsoftonline.com'),
    POWER_BI_API_URL: address.default('https://api.powerbi.com'),
    /** Where the app sends page views; default this server's own collector. */
    PAGE_VIEWS_URL: address.optional(),
  })
  .superRefine((value, context) => {
    const powerBi = ['TENANT_ID', 'CLIENT_ID', 'CLIENT_SECRET', 'WORKSPACE_ID', 'REPORT_ID'].map(
      (name) => `POWER_BI_${name}` as keyof typeof value,
    );
    const missing = powerBi.filter((name) => !value[name]);
    if (missing.length > 0 && missing.length < powerBi.length)
      for (const name of missing)
        context.addIssue({ code: 'custom', path: [name], message: 'must be set with the other POWER_BI_ settings' });
    if (value.POWER_BI_ROLES.length > 0 && !value.POWER_BI_DATASET_ID)
      context.addIssue({ code: 'custom', path: ['POWER_BI_DATASET_ID'], message: 'must be set with POWER_BI_ROLES' });
    if (value.OIDC_ISSUER !== undefined)
      for (const name of ['OIDC_CLIENT_ID', 'OIDC_AUDIENCE'] as const)
        if (!value[name]) context.addIssue({ code: 'custom', path: [name], message: 'must be set with OIDC_ISSUER' });
  });

export type Settings = z.output<typeof schema>;

/**
 * Reads the settings from the environment. Empty values count as not set.
 * @throws {SetupError} that names every invalid setting, without its value, which may be a secret
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const [first, ...others] = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new SetupError(
    others.length === 0 ? `Invalid setting ${first ?? ''}` : ['Invalid settings:', first, ...others].join('\n  '),
  );
}
