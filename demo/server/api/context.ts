import type { Context } from 'hono';
import type { AppConfig, ReportEmbed, Space } from '../../shared';
import type { Database } from '../database/open';
import type { Log } from '../log';
import type { AccessTokenVerifier } from '../sign-in/access-tokens';
import type { LoginThrottle } from '../sign-in/login-throttle';
import type { Metadata } from '../sign-in/metadata';
import type { StaffRecord } from '../staff/record';

/** API dependencies. */
export interface ApiOptions {
  db: Database;
  log: Log;
  throttle: LoginThrottle;
  verifyAccessToken: AccessTokenVerifier;
  /** Returns the response body of `GET /api/power-bi` for a user who may view reports. */
  reportEmbed: (actor: StaffRecord, grant: string | undefined) => Promise<ReportEmbed>;
  /** Returns the configured authority's metadata, or undefined for any other authority. */
  openIdConfiguration: (authority: string) => Promise<Metadata | undefined>;
  config: AppConfig;
}

export interface ApiEnv {
  Bindings: { incoming?: import('node:http').IncomingMessage };
  Variables: { actor: StaffRecord; grant: string | undefined; space: Space };
}
export type ApiContext = Context<ApiEnv>;
