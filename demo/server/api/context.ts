import type { Context } from 'hono';
import type { AppConfig, ReportEmbed, Space } from '../../shared';
import type { Database } from '../database/open';
import type { Log } from '../log';
import type { Metadata } from '../sign-in/metadata';
import type { StaffRecord } from '../staff/record';

/** What the API works with. */
export interface ApiParts {
  db: Database;
  log: Log;
  /** @returns the account's staff id, or undefined for a token that is not good */
  accountOfToken: (token: string) => Promise<string | undefined>;
  /** Answers `GET power-bi` for a user who may see reports. */
  reportEmbed: (actor: StaffRecord) => Promise<ReportEmbed>;
  /** Metadata of a configured authority, undefined for any other. */
  openIdConfiguration: (authority: string) => Promise<Metadata | undefined>;
  config: AppConfig;
}

export interface ApiEnv {
  Bindings: { incoming?: import('node:http').IncomingMessage };
  Variables: { actor: StaffRecord; space: Space };
}
export type ApiContext = Context<ApiEnv>;
