import type { IncomingMessage, ServerResponse } from 'node:http';
import { startEmulator } from '@vitrine/sdk/emulator';
import { SignJWT, errors, jwtVerify } from 'jose';
import { canOpenReports, findBrand, limits, type Brand, type ReportEmbed } from '../../shared';
import { isGrantActive } from '../accounts/sessions';
import type { OpenDatabase } from '../database/open';
import { setContentHeaders } from '../http/headers';
import { listen, pathOf } from '../http/listen';
import type { Log } from '../log';
import { grantClaim } from '../sign-in/provider';
import { findStaff, type StaffRecord } from '../staff/record';
import { forwardTo } from './forward';
import { readFigures, scopeOf, type Figures } from './figures';
import { FiguresCache } from './figures-cache';
import { kpiReport } from './report';

export interface ContentOptions {
  database: OpenDatabase;
  log: Log;
  embedKey: Uint8Array;
  port: number;
  host: string;
  /** Public origin of the content. Default: the address it listens on. */
  publicOrigin?: string | undefined;
  /** Path of the frame's script. Default: the SDK's build. */
  frameScript?: string | undefined;
  /** Shutdown timeouts in milliseconds, see `Listener.close`. */
  stop?: { idleMs: number; limitMs: number } | undefined;
}

/** Server for the report content. It runs the emulator on a separate origin. */
export interface ContentServer {
  origin: string;
  port: number;
  /**
   * Returns the report of a user with an embed token.
   * @param grant grant of the user's access token; when it is revoked, the embed token is revoked too
   */
  embed(actor: StaffRecord, grant?: string): Promise<ReportEmbed>;
  close(): Promise<void>;
}

/** Issuer of the embed tokens. They have no audience, because the emulator does not accept tokens with one. */
const issuer = 'kpi-report';
const reportPath = '/content/reports/';

/**
 * Returns the report id of a user. Each user has a separate report, so that a token grants access to that report only.
 */
const reportIdOf = (staffId: string) => `kpi-${staffId}`;

/** Returns the decoded token of a frame's request, which sends it in Base64. */
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

/**
 * Starts the content server: the emulator behind a server that adds shared and cancelable reads of the figures,
 * compression, transport security headers and a graceful shutdown.
 */
export async function startContent(options: ContentOptions): Promise<ContentServer> {
  const { database, log, embedKey } = options;
  const { db } = database;
  // the emulator verifies signature, expiry and report with the same secret
  const secret = Buffer.from(embedKey).toString('base64url');
  const key = new TextEncoder().encode(secret);
  const cache = new FiguresCache({
    read: (scope, signal) => readFigures(database.cancelable(signal), scope, signal),
  });

  /**
   * Reads a user's figures. Permissions and the sign-in's grant are checked in the database, so that revocations take
   * effect immediately.
   */
  const read = async (
    reportId: string,
    token: string,
    signal?: AbortSignal,
  ): Promise<{ brand: Brand; figures: Figures } | undefined> => {
    const claims = await jwtVerify(token, key, { algorithms: ['HS256'], issuer }).then(
      ({ payload }) => payload,
      (cause: unknown) => {
        if (cause instanceof errors.JOSEError) return undefined;
        throw cause;
      },
    );
    const subject = claims?.sub;
    if (subject === undefined || reportId !== reportIdOf(subject)) return undefined;
    const grant = claims?.[grantClaim];
    if (typeof grant === 'string' && !(await isGrantActive(db, grant, subject))) return undefined;
    const actor = await findStaff(db, subject);
    const brand = actor && findBrand(actor.brandCode);
    if (!actor || !brand || !canOpenReports(actor)) return undefined;
    return { brand, figures: await cache.get(scopeOf(actor), signal) };
  };

  const emulator = await startEmulator({
    content: async (reportId, token) => {
      const found = await read(reportId, token);
      return found && kpiReport(reportId, found.brand, found.figures);
    },
    secret,
    ...(options.frameScript === undefined ? {} : { script: options.frameScript }),
  });
  const forward = forwardTo(new URL(emulator.origin));
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
        // Fills the cache, because the emulator's own read cannot be canceled when the client disconnects.
        if (path.startsWith(reportPath))
          await read(decodeURIComponent(path.slice(reportPath.length)), tokenOf(req), signal);
        await forward(req, res, signal);
      } catch (cause) {
        if (!signal.aborted) throw cause;
      }
    },
  }).catch(async (cause: unknown) => {
    await emulator.close();
    throw cause;
  });
  const hostname = options.host.includes(':') ? `[${options.host}]` : options.host;
  const origin = options.publicOrigin ?? `http://${hostname}:${String(listener.port)}`;
  return {
    origin,
    port: listener.port,
    async embed(actor, grant) {
      const reportId = reportIdOf(actor.id);
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
      await listener.close();
      await emulator.close();
    },
  };
}
