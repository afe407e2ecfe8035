import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { apiBase, routes, signIn, type AppConfig } from '../shared';
import { createApi } from './api/api';
import { openDatabase, type OpenDatabase } from './database/open';
import { readSecrets } from './database/secrets';
import { addressOf } from './http/address';
import { serveApp } from './http/app-files';
import { listen, pathOf, type Serve } from './http/listen';
import { RateLimit } from './http/rate-limit';
import { startContent } from './kpi/content';
import { PowerBi, powerBiOf } from './kpi/power-bi';
import type { Log } from './log';
import { dropOldPageViews } from './page-views/collector';
import { isEmpty, seedDemo } from './seed/seed';
import type { Settings } from './settings';
import { builtInTokens, issuerTokens } from './sign-in/access-tokens';
import { FailureLimit } from './sign-in/failures';
import { builtInMetadata, configuredMetadata, issuerMetadata } from './sign-in/metadata';
import { mountSignIn } from './sign-in/mount';
import { apiAudience, createProvider } from './sign-in/provider';
import { dropExpiredRecords } from './sign-in/record-adapter';

export interface DemoServer {
  /** Where browsers reach the app. */
  origin: string;
  contentOrigin: string;
  database: 'embedded' | 'server';
  /** Ends what runs, at most after ten seconds, then the database. */
  close(): Promise<void>;
}

export interface StartOptions {
  settings: Settings;
  log: Log;
  /** An open database, which is closed with the server; default the one that the settings name. */
  database?: OpenDatabase;
}

const cleanUpMs = 10 * 60_000;

const openByName = (settings: Settings, log: Log): Promise<OpenDatabase> =>
  openDatabase(
    settings.DATABASE_URL === undefined ? { folder: resolve(settings.DATA_DIR) } : { url: settings.DATABASE_URL },
    async (db) => {
      if (settings.SEED === 'demo' && (await isEmpty(db))) {
        log.info('filling the empty database with demo data');
        await seedDemo(db);
      }
    },
  );

/**
 * Starts everything in this order: database (migrated, seeded), report content, the listening socket (its port makes the
 * origin), then sign-in and API, which need the origin.
 */
export async function startDemo({ settings, log, database: given }: StartOptions): Promise<DemoServer> {
  const undo: (() => Promise<unknown>)[] = [];
  const unwind = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return await start();
  } catch (cause) {
    await unwind();
    throw cause;
  }

  async function start(): Promise<DemoServer> {
    const database = given ?? (await openByName(settings, log));
    undo.push(() => database.close());
    const { db } = database;
    const secrets = await readSecrets(db);

    const reports =
      powerBiOf(settings, log) ??
      (await startContent({
        db,
        embedKey: secrets.embedKey,
        port: settings.CONTENT_PORT,
        host: settings.CONTENT_HOST,
        publicOrigin: settings.CONTENT_ORIGIN,
        frameScript: settings.FRAME_SCRIPT,
      }));
    const content = reports instanceof PowerBi ? undefined : reports;
    if (content) undo.push(() => content.close());
    const contentOrigin = content?.origin ?? 'https://app.powerbi.com';

    let serve: Serve = (_req, res) => {
      res.writeHead(503, { 'retry-after': '1' }).end('Starting');
      return Promise.resolve();
    };
    const listener = await listen({
      port: settings.PORT,
      host: settings.HOST,
      secure: settings.ORIGIN?.startsWith('https:') === true,
      log,
      serve: (req, res) => serve(req, res),
    });
    undo.push(() => listener.close());
    const { port } = listener;
    const origin = settings.ORIGIN ?? `http://localhost:${String(port)}`;

    const external = settings.OIDC_ISSUER;
    const issuer = external ?? `${origin}${signIn.providerPath}`;
    const metadata =
      external === undefined
        ? builtInMetadata(signIn.providerPath, () => ({ host: settings.HOST, port }))
        : issuerMetadata(external);
    const accountOfToken =
      external === undefined
        ? builtInTokens(secrets.signingKey, issuer, apiAudience(origin))
        : issuerTokens(db, {
            issuer: external,
            audience: settings.OIDC_AUDIENCE ?? '',
            accountClaim: settings.OIDC_ACCOUNT_CLAIM,
            metadata,
          });

    const config: AppConfig = {
      environment: settings.ENVIRONMENT,
      brand: settings.BRAND,
      authority: issuer,
      clientId: settings.OIDC_CLIENT_ID ?? signIn.clientId,
      scope: settings.OIDC_SCOPE ?? signIn.scope,
      metadataUrl: `${origin}${apiBase}${routes.openIdConfiguration(issuer)}`,
      contentOrigin: content?.origin ?? null,
      pageViewsUrl: settings.PAGE_VIEWS_URL ?? `${apiBase}${routes.pageViews()}`,
    };
    const api = createApi({
      db,
      log,
      accountOfToken,
      reportEmbed: (actor) => reports.embed(actor),
      openIdConfiguration: configuredMetadata(issuer, metadata),
      config,
    });
    const answerApi = getRequestListener(api.fetch);
    const answerSignIn =
      external === undefined
        ? mountSignIn({
            provider: createProvider({
              db,
              secrets,
              log,
              origin,
              appOrigins: settings.APP_ORIGINS,
              accessTokenSeconds: settings.ACCESS_TOKEN_SECONDS,
            }),
            db,
            log,
            origin,
            appOrigins: settings.APP_ORIGINS,
            siteBrand: settings.BRAND,
            trustProxy: settings.TRUST_PROXY,
          })
        : () => Promise.resolve(false);
    const foreign = [external, settings.PAGE_VIEWS_URL].flatMap((url) =>
      url === undefined ? [] : [new URL(url).origin],
    );
    const answerApp = serveApp(resolve(settings.APP_DIR), {
      content: contentOrigin,
      connect: foreign,
      frames: external === undefined ? [] : [new URL(external).origin],
    });
    const limit = new RateLimit(settings.RATE_LIMIT_PER_MINUTE);

    serve = async (req, res) => {
      const path = pathOf(req);
      if (path === '/healthz') {
        await db.execute(sql`select 1`);
        res.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end('{"status":"ok"}');
        return;
      }
      // PostgreSQL has no character zero: such an address is nobody's honest request
      if ((req.url ?? '').includes('%00')) {
        res.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"The address is not valid."}');
        return;
      }
      const isApi = path === '/api' || path.startsWith(apiBase);
      if (isApi || path.startsWith(`${signIn.providerPath}/`)) {
        const wait = limit.wait(addressOf(req, settings.TRUST_PROXY));
        if (wait > 0) {
          res.writeHead(429, { 'content-type': 'application/json', 'retry-after': String(wait) });
          res.end(JSON.stringify({ error: `Too many requests. Please wait ${String(wait)} seconds.` }));
          return;
        }
      }
      if (isApi) await answerApi(req, res);
      else if (!(await answerSignIn(req, res))) await answerApp(req, res);
    };

    const cleanUp = async () => {
      await dropExpiredRecords(db);
      await new FailureLimit(db).dropOld();
      await dropOldPageViews(db);
    };
    const timer = setInterval(() => {
      cleanUp().catch((error: unknown) => {
        log.error('clean-up failed', { error });
      });
    }, cleanUpMs);
    timer.unref();
    undo.push(() => {
      clearInterval(timer);
      return Promise.resolve();
    });
    log.info('started', { origin, content: contentOrigin, database: database.kind });
    return { origin, contentOrigin, database: database.kind, close: unwind };
  }
}
