import type { IncomingMessage, ServerResponse } from 'node:http';
import { startEmulator } from '@vitrine/sdk/emulator';
import { SignJWT, errors, jwtVerify } from 'jose';
import limitConcurrency from 'p-limit';
import { canOpenReports, findBrand, limits, type ReportEmbed } from '../../shared';
import { isGrantActive } from '../accounts/sessions';
import type { OpenDatabase } from '../database/open';
import { setContentHeaders } from '../http/headers';
import { listen, pathOf } from '../http/listen';
import type { Log } from '../log';
import { grantClaim } from '../sign-in/provider';
import { findStaff, type StaffRecord } from '../staff/record';
import { readFigures, scopeOf, type FiguresScope } from './figures';
import { acceptsGzip, forwardTo } from './forward';
import { encodeReport, kpiReport, reportIdOf, type EncodedReport } from './report';
import { ReportCache } from './report-cache';
import { warmUp } from './warm-up';

export interface ContentOptions {
  database: OpenDatabase;
  log: Log;
  embedKey: Uint8Array;
  port: number;
  host: string;
  /** Public origin of the content. Default: the address that the server listens on. */
  publicOrigin?: string | undefined;
  /** Path to the frame's script. Default: the SDK's build. */
  frameScript?: string | undefined;
  /** Shutdown timeouts in milliseconds, see `Listener.close`. */
  stop?: { idleMs: number; limitMs: number } | undefined;
}

/** Server for the report content. It runs the emulator on a separate origin. */
export interface ContentServer {
  origin: string;
  port: number;
  /**
   * Returns a user's report with an embed token.
   * @param grant grant of the user's access token; when the grant is revoked, the embed token is revoked too
   */
  embed(actor: StaffRecord, grant?: string): Promise<ReportEmbed>;
  close(): Promise<void>;
}

/** Issuer of the report's embed tokens, which have no audience. */
const issuer = 'kpi-report';
/** Content path, followed by the report id, which contains no characters that need URL encoding. */
const reportPath = '/content/reports/';

/** Maximum number of concurrent token checks. The limit leaves database connections for other requests. */
const maxAuthorizations = 4;

/** Returns the token from a frame's request, decoded from Base64. */
const tokenOf = (req: IncomingMessage): string =>
  Buffer.from(/^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1] ?? '', 'base64').toString();

/** Returns a signal that is aborted when the client disconnects before the response is complete. */
function disconnectSignal(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort(new Error('the client disconnected'));
  });
  return controller.signal;
}

/** Sends a report, compressed if the client accepts gzip. */
function sendReport(req: IncomingMessage, res: ServerResponse, { json, gzip }: EncodedReport): void {
  const isCompressed = acceptsGzip(req);
  const body = isCompressed ? gzip : json;
  res.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    vary: 'accept-encoding',
    ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
  });
  res.end(body);
}

/**
 * Starts the content server. It sends the reports itself, from a cache of encoded reports, and forwards all other requests
 * to the emulator.
 */
export async function startContent(options: ContentOptions): Promise<ContentServer> {
  const { database, log, embedKey } = options;
  const { db } = database;
  // the emulator verifies the signature, expiry and report with the same secret
  const secret = Buffer.from(embedKey).toString('base64url');
  const key = new TextEncoder().encode(secret);
  const cache = new ReportCache({
    read: async (scope, signal) =>
      encodeReport(kpiReport(scope, await readFigures(database.cancelable(signal), scope, signal))),
  });

  /**
   * Returns the scope for a token's user, or undefined if the token does not grant access to the report. Permissions and the
   * sign-in's grant are checked in the database, so revocations take effect immediately.
   */
  const authorize = async (reportId: string, token: string): Promise<FiguresScope | undefined> => {
    const claims = await jwtVerify<{ items?: unknown }>(token, key, { algorithms: ['HS256'], issuer }).then(
      ({ payload }) => payload,
      (cause: unknown) => {
        if (cause instanceof errors.JOSEError) return undefined;
        throw cause;
      },
    );
    const subject = claims?.sub;
    if (subject === undefined || !Array.isArray(claims?.items) || !claims.items.includes(reportId)) return undefined;
    const grant = claims[grantClaim];
    if (typeof grant === 'string' && !(await isGrantActive(db, grant, subject))) return undefined;
    const actor = await findStaff(db, subject);
    if (!actor || !findBrand(actor.brandCode) || !canOpenReports(actor)) return undefined;
    return scopeOf(actor);
  };

  const emulator = await startEmulator({
    // called only for reports that the user may not view
    content: () => undefined,
    secret,
    ...(options.frameScript === undefined ? {} : { script: options.frameScript }),
  });
  const forward = forwardTo(new URL(emulator.origin));
  const limited = limitConcurrency(maxAuthorizations);
  const secure = options.publicOrigin?.startsWith('https:') === true;
  const listener = await listen({
    port: options.port,
    host: options.host,
    setting: 'CONTENT_PORT',
    setHeaders: (res) => {
      setContentHeaders(res, secure);
    },
    log,
    ...(options.stop === undefined ? {} : { stop: options.stop }),
    serve: async (req, res) => {
      const signal = disconnectSignal(res);
      const path = pathOf(req);
      try {
        const isReport = req.method === 'GET' && path.startsWith(reportPath);
        const scope = isReport
          ? await limited(() => authorize(path.slice(reportPath.length), tokenOf(req)))
          : undefined;
        if (scope) sendReport(req, res, await cache.get(scope, signal));
        else await forward(req, res, signal);
      } catch (cause) {
        if (!signal.aborted) throw cause;
      }
    },
  }).catch(async (cause: unknown) => {
    await emulator.close();
    throw cause;
  });
  const closing = new AbortController();
  const warmedUp = database.kind === 'embedded' ? warmUp(db, closing.signal) : Promise.resolve();
  warmedUp.catch((error: unknown) => {
    if (!closing.signal.aborted) log.warn('KPI report warm-up failed', { error });
  });
  const hostname = options.host.includes(':') ? `[${options.host}]` : options.host;
  const origin = options.publicOrigin ?? `http://${hostname}:${String(listener.port)}`;
  return {
    origin,
    port: listener.port,
    async embed(actor, grant) {
      const reportId = reportIdOf(scopeOf(actor));
      const token = await new SignJWT({ items: [reportId], [grantClaim]: grant })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(actor.id)
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime(`${String(limits.embedTokenSeconds)}s`)
        .sign(key);
      return { token, embedUrl: emulator.embedUrl(reportId).replace(emulator.origin, origin), reportId };
    },
    close: async () => {
      closing.abort();
      await listener.close();
      await warmedUp.catch(() => undefined);
      await emulator.close();
    },
  };
}
