import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { academyStandInPath, apiBase, routes, signIn, type AppConfig } from '../shared';
import { serveAcademy } from './academy/stand-in';
import { createApi } from './api/api';
import { cleanUp } from './clean-up';
import { openDatabase } from './database/connect';
import { createHealthProbe } from './database/health';
import type { OpenDatabase } from './database/open';
import { readSecrets } from './database/secrets';
import { addressOf, networkOf } from './http/address';
import { serveApp } from './http/app-files';
import { formatWait } from './http/format-wait';
import { listen, pathOf, type Serve } from './http/listen';
import { setAppHeaders } from './http/headers';
import { createRequestLimit } from './http/rate-limit';
import { startContent } from './kpi/content';
import { PowerBi, createPowerBi } from './kpi/power-bi';
import type { Log } from './log';
import { demoAccounts } from './seed/accounts';
import { isEmpty, seedDemo } from './seed/seed';
import type { Settings } from './settings';
import { builtInTokenVerifier, issuerTokenVerifier } from './sign-in/access-tokens';
import { LoginThrottle } from './sign-in/login-throttle';
import { builtInMetadata, configuredMetadata, issuerMetadata } from './sign-in/metadata';
import { signInRoutes } from './sign-in/routes';
import { apiAudience, createProvider } from './sign-in/provider';

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

    const external = settings.OIDC_ISSUER;
    const issuer = external ?? `${origin}${signIn.providerPath}`;
    const throttle = new LoginThrottle(database.connection);
    const provider =
      external === undefined
        ? createProvider({
            db,
            secrets,
            log,
            origin,
            appOrigins: settings.APP_ORIGINS,
            accessTokenSeconds: settings.ACCESS_TOKEN_SECONDS,
          })
        : undefined;
    const metadata = provider ? builtInMetadata(provider) : issuerMetadata(issuer);
    const verifyAccessToken = provider
      ? builtInTokenVerifier(db, secrets.signingKey, issuer, apiAudience(origin))
      : issuerTokenVerifier(db, {
          issuer,
          audience: settings.OIDC_AUDIENCE ?? '',
          accountClaim: settings.OIDC_ACCOUNT_CLAIM,
          metadata,
        });

    // the academy stand-in uses the built-in provider's page styles
    const usesDemoPages = settings.SEED === 'demo' && provider !== undefined;
    const config: AppConfig = {
      environment: settings.ENVIRONMENT,
      brand: settings.BRAND,
      authority: issuer,
      clientId: settings.OIDC_CLIENT_ID ?? signIn.clientId,
      scope: settings.OIDC_SCOPE ?? signIn.scope,
      metadataUrl: `${origin}${apiBase}${routes.openIdConfiguration(issuer)}`,
      contentOrigin: content?.origin ?? null,
      pageViewsUrl: settings.PAGE_VIEWS_URL ?? `${apiBase}${routes.pageViews()}`,
      usesAcademyStandIn: usesDemoPages,
    };
    const api = createApi({
      db,
      log,
      throttle,
      verifyAccessToken,
      reportEmbed: (actor, grant) => reports.embed(actor, grant),
      openIdConfiguration: configuredMetadata(issuer, metadata),
      config,
    });
    const handleApi = getRequestListener(api.fetch);
    const handleSignIn = provider
      ? signInRoutes({
          provider,
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
    const externalOrigins = [external, settings.PAGE_VIEWS_URL].flatMap((url) =>
      url === undefined ? [] : [new URL(url).origin],
    );
    const handleApp = serveApp(resolve(settings.APP_DIR), {
      content: contentOrigin,
      connect: externalOrigins,
      frames: external === undefined ? [] : [new URL(external).origin],
    });
    const limit = createRequestLimit(database, settings.RATE_LIMIT_PER_MINUTE);

    const probe = createHealthProbe(db);

    serve = async (req, res) => {
      const path = pathOf(req);
      if (path === '/healthz') {
        const problem = isStopping ? 'stopping' : (await probe()) ? undefined : 'database unavailable';
        res.writeHead(problem === undefined ? 200 : 503, {
          'content-type': 'application/json',
          'cache-control': 'no-store',
        });
        res.end(JSON.stringify({ status: problem ?? 'ok' }));
        return;
      }
      // PostgreSQL rejects NUL characters in text, and the app never sends them
      if ((req.url ?? '').includes('%00')) {
        res.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"The URL is invalid."}');
        return;
      }
      const isApi = path === '/api' || path.startsWith(apiBase);
      if (isApi || path.startsWith(`${signIn.providerPath}/`)) {
        const wait = await limit(networkOf(addressOf(req, settings.TRUST_PROXY)));
        if (wait > 0) {
          res.writeHead(429, { 'content-type': 'application/json', 'retry-after': String(wait) });
          res.end(JSON.stringify({ error: `Too many requests. Please wait ${formatWait(wait, 'second')}.` }));
          return;
        }
      }
      if (isApi) await handleApi(req, res);
      else if (usesDemoPages && path.startsWith(`${academyStandInPath}/`)) serveAcademy(req, res);
      else if (!(await handleSignIn(req, res))) await handleApp(req, res);
    };

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
