import { readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database, OpenDatabase } from '../../server/database/open';
import { createLog } from '../../server/log';
import { readSettings } from '../../server/settings';
import { demoAccounts } from '../../server/seed/accounts';
import { startDemo } from '../../server/start';
import { Client } from './client';
import { openTestDatabase } from './open-database';
import { signInWithPassword } from './sign-in';

/** Databases that the server supports. Tests of behavior that depends on the database run on each of them. */
export const databaseKinds = ['embedded', 'server'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/**
 * Databases for testing rules that do not depend on the database. The full run includes the embedded database, which takes
 * most of the time.
 */
export const ruleDatabaseKinds: readonly DatabaseKind[] = process.env.VITRINE_FULL === '1' ? databaseKinds : ['server'];

/** Creates a copy of the seeded database on the tests' PostgreSQL server and returns its URL. */
export async function copyOnServer(): Promise<string> {
  const url = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`create database ${name} template seeded`);
  await client.end();
  return `${url}/${name}`;
}

/** Opens a copy of the seeded database. */
export async function openSeeded(kind: DatabaseKind): Promise<OpenDatabase> {
  return openTestDatabase(
    kind === 'server' ? { url: await copyOnServer() } : { dump: new Blob([readFileSync(inject('databaseDump'))]) },
  );
}

/** A running server and its clients. */
export interface TestDemo {
  origin: string;
  contentOrigin: string;
  /** Ports of the app and the content. */
  ports: [app: number, content: number | undefined];
  db: Database;
  /** Logged lines. */
  log: string[];
  anonymous: Client;
  /** Returns a client for a demo account. Signs in on the first call and reuses the token. */
  as(email: string): Promise<Client>;
  close(): Promise<void>;
}

/** Starts a server on free ports, with an open database or a copy of the seeded database. */
export async function startTestDemo(
  kind: DatabaseKind,
  environment: Record<string, string> = {},
  database?: OpenDatabase,
): Promise<TestDemo> {
  const opened = database ?? (await openSeeded(kind));
  const log: string[] = [];
  const server = await startDemo({
    settings: readSettings({
      PORT: '0',
      CONTENT_PORT: '0',
      RATE_LIMIT_PER_MINUTE: '100000',
      FRAME_SCRIPT: inject('frameScript'),
      ...environment,
    }),
    log: createLog((line) => log.push(line)),
    database: opened,
    stop: { idleMs: 0, limitMs: 10_000 },
  });
  const clients = new Map<string, Promise<Client>>();
  const signIn = async (email: string) => {
    const account = demoAccounts.find((candidate) => candidate.email === email);
    if (!account) throw new Error(`Unknown demo account ${email}.`);
    const { accessToken } = await signInWithPassword(server.origin, email, account.password);
    return new Client(server.origin, accessToken);
  };
  return {
    origin: server.origin,
    contentOrigin: server.contentOrigin,
    ports: server.ports,
    db: opened.db,
    log,
    anonymous: new Client(server.origin),
    as: (email) => {
      const client = clients.get(email) ?? signIn(email);
      clients.set(email, client);
      return client;
    },
    close: () => server.close(),
  };
}

/** Demo account emails. */
export const users = {
  corporate: 'corporate@iyg.example',
  noReports: 'corporate.noreports@iyg.example',
  franchisee: 'franchisee@iyg.example',
  manager: 'manager@iyg.example',
  managerOfThree: 'manager.three@iyg.example',
  noPermissions: 'nopermissions@iyg.example',
  noRegion: 'noregion@iyg.example',
} as const;
