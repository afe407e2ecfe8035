import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { apiBase, routes, signIn, type AppConfig } from '../shared';
import { createApi } from './api/api';
import { cleanUp } from './clean-up';
import { openDatabase } from './database/connect';
import { createHealthProbe } from './database/health';
import type { OpenDatabase } from './database/open';
import { readSecrets } from './database/secrets';
import { serveApp } from './http/app-files';
import { listen, type Serve } from './http/listen';
import { setAppHeaders } from './http/headers';
import { createRequestLimit } from './http/rate-limit';
import { startContent } from './kpi/content';
import { PowerBi, createPowerBi } from './kpi/power-bi';
import type { Log } from './log';
import { createRequestHandler } from './request-handler';
import { demoAccounts } from './seed/accounts';
import { isEmpty, seedDemo } from './seed/seed';
import type { Settings } from './settings';
import { createIssuer } from './sign-in/issuer';
import { LoginThrottle } from './sign-in/login-throttle';
import { configuredMetadata } from './sign-in/metadata';
import { signInRoutes } from './sign-in/routes';

export interface DemoServer {
  /** Public origin of the app. */
  origin: string;
  contentOrigin: string;
  /** Ports of the app and the content. With Power BI, the content port is undefined. */
  ports: [app: number, content: number | undefined];
  database: 'embedded' | 'server';
  /** Waits up to ten seconds for pending requests, then closes the database. */
  close(): Promise<void>;
}

export interface StartOptions {
  settings: Settings;
  log: Log;
  /** An open database, which is closed with the server. Default: opens the configured database. */
  database?: OpenDatabase;
  /** Shutdown timeouts in milliseconds, see `Listener.close`. */
  stop?: { idleMs: number; limitMs: number };
}

const cleanUpMs = 10 * 60_000;

const openConfiguredDatabase = (settings: Settings, log: Log): Promise<OpenDatabase> =>
  openDatabase(
    settings.DATABASE_URL === undefined ? { folder: resolve(settings.DATA_DIR) } : { url: settings.DATABASE_URL },
    {
      log,
      prepare: async (db) => {
        if (settings.SEED === 'demo' && (await isEmpty(db))) {
          log.info('seeding the empty database with demo data');
          await seedDemo(db);
        }
      },
      onLost: (error) => {
        // another write could corrupt the new owner's data
        log.error('another process has taken over the data folder; exiting', { error });
        process.exit(1);
      },
    },
  );

/**
 * Starts the demo in this order: database (migrated and seeded), report content, the app's listener, then sign-in and
 * API. The last two need the app's origin, which contains the listener's port.
 */
export async function startDemo({ settings, log, database: openedDatabase, stop }: StartOptions): Promise<DemoServer> {
  const cleanUps: (() => Promise<unknown>)[] = [];
  let isStopping = false;
  const close = async () => {
    isStopping = true;
    for (const step of cleanUps.splice(0).reverse()) await step();
  };
  try {
    return await start();
  } catch (cause) {
    await close();
    throw cause;
  }

  async function start(): Promise<DemoServer> {
    const database = openedDatabase ?? (await openConfiguredDatabase(settings, log));
    cleanUps.push(() => database.close());
    const { db } = database;
    const secrets = await readSecrets(db);

    const reports =
      createPowerBi(settings, log) ??
      (await startContent({
        database,
        log,
        stop,
        embedKey: secrets.embedKey,
        port: settings.CONTENT_PORT,
        host: settings.CONTENT_HOST,
        publicOrigin: settings.CONTENT_ORIGIN,
        frameScript: settings.FRAME_SCRIPT,
      }));
    const content = reports instanceof PowerBi ? undefined : reports;
    if (content) cleanUps.push(() => content.close());
    const contentOrigin = content?.origin ?? 'https://app.powerbi.com';

    let serve: Serve = (_req, res) => {
      res.writeHead(503, { 'retry-after': '1' }).end('Starting');
      return Promise.resolve();
    };
    const secure = settings.ORIGIN?.startsWith('https:') === true;
    const listener = await listen({
      port: settings.PORT,
      host: settings.HOST,
      setting: 'PORT',
      setHeaders: (res) => {
        setAppHeaders(res, secure);
      },
      log,
      ...(stop === undefined ? {} : { stop }),
      serve: (req, res) => serve(req, res),
    });
    cleanUps.push(() => listener.close());
    const { port } = listener;
    const origin = settings.ORIGIN ?? `http://localhost:${String(port)}`;

    const issuer = createIssuer({ settings, db, secrets, log, origin });
    const throttle = new LoginThrottle(database.connection);

    // the academy stand-in uses the built-in provider's page styles
    const usesAcademyStandIn = settings.SEED === 'demo' && issuer.provider !== undefined;
    const config: AppConfig = {
      environment: settings.ENVIRONMENT,
      brand: settings.BRAND,
      authority: issuer.url,
      clientId: settings.OIDC_CLIENT_ID ?? signIn.clientId,
      scope: settings.OIDC_SCOPE ?? signIn.scope,
      metadataUrl: `${origin}${apiBase}${routes.openIdConfiguration(issuer.url)}`,
      contentOrigin: content?.origin ?? null,
      pageViewsUrl: settings.PAGE_VIEWS_URL ?? `${apiBase}${routes.pageViews()}`,
      usesAcademyStandIn,
    };
    const api = createApi({
      db,
      log,
      throttle,
      verifyAccessToken: issuer.verifyAccessToken,
      reportEmbed: (actor, grant) => reports.embed(actor, grant),
      openIdConfiguration: configuredMetadata(issuer.url, issuer.metadata),
      config,
    });
    const handleSignIn = issuer.provider
      ? signInRoutes({
          provider: issuer.provider,
          db,
          throttle,
          log,
          origin,
          appOrigins: settings.APP_ORIGINS,
          siteBrand: settings.BRAND,
          offeredAccounts: settings.SEED === 'demo' ? demoAccounts : [],
          trustProxy: settings.TRUST_PROXY,
        })
      : () => Promise.resolve(false);
    const originsOf = (...urls: (string | undefined)[]) =>
      urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));
    const handleApp = serveApp(resolve(settings.APP_DIR), {
      content: contentOrigin,
      connect: originsOf(settings.OIDC_ISSUER, settings.PAGE_VIEWS_URL),
      frames: originsOf(settings.OIDC_ISSUER),
    });
    const isDatabaseAvailable = createHealthProbe(db);
    serve = createRequestHandler({
      api: getRequestListener(api.fetch),
      signIn: handleSignIn,
      app: handleApp,
      usesAcademyStandIn,
      limit: createRequestLimit(database, settings.RATE_LIMIT_PER_MINUTE),
      trustProxy: settings.TRUST_PROXY,
      findProblem: async () => {
        if (isStopping) return 'stopping';
        return (await isDatabaseAvailable()) ? undefined : 'database unavailable';
      },
    });

    let cleaning = Promise.resolve();
    const timer = setInterval(() => {
      cleaning = cleanUp(db, { auditDays: settings.AUDIT_DAYS }).catch((error: unknown) => {
        log.error('clean-up failed', { error });
      });
    }, cleanUpMs);
    timer.unref();
    cleanUps.push(() => {
      clearInterval(timer);
      return cleaning;
    });
    log.info('started', { origin, content: contentOrigin, database: database.kind, port });
    return { origin, contentOrigin, ports: [port, content?.port], database: database.kind, close };
  }
}
