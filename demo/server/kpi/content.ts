import type { IncomingMessage, ServerResponse } from 'node:http';
import { startEmulator } from '@vitrine/sdk/emulator';
import { SignJWT, errors, jwtVerify } from 'jose';
import { canOpenReports, findBrand, limits, type Brand, type ReportEmbed } from '../../shared';
import type { Database } from '../database/open';
import { setContentHeaders } from '../http/headers';
import { listen, pathOf } from '../http/listen';
import type { Log } from '../log';
import { findStaff, type StaffRecord } from '../staff/record';
import { forwardTo } from './forward';
import { readFigures, scopeOf, type Figures } from './figures';
import { FiguresCache } from './figures-cache';
import { kpiReport } from './report';

export interface ContentParts {
  db: Database;
  log: Log;
  embedKey: Uint8Array;
  port: number;
  host: string;
  /** Where browsers reach the content. Default: where it listens. */
  publicOrigin?: string | undefined;
  /** Path of the frame's script. Default: the SDK's build. */
  frameScript?: string | undefined;
  /** Times of the shutdown; see `Listener.close`. */
  stop?: { idleMs: number; limitMs: number } | undefined;
}

/** The report content, served by the emulator on an origin of its own. */
export interface ContentServer {
  origin: string;
  port: number;
  embed(actor: StaffRecord): Promise<ReportEmbed>;
  close(): Promise<void>;
}

const audience = 'kpi-report';
const reportPath = '/content/reports/';

/** Every user has a report of their own, so that a token opens that one only. */
const reportIdOf = (staffId: string) => `kpi-${staffId}`;

/** Returns the token of a frame's request, which is sent in Base64. */
const tokenOf = (req: IncomingMessage): string =>
  Buffer.from(/^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1] ?? '', 'base64').toString();

/** Returns a signal that is aborted when the client disconnects before the response is complete. */
function disconnectSignal(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort(new Error('the client has disconnected'));
  });
  return controller.signal;
}

/**
 * Starts the content server. A server in front of the emulator adds what an installation needs: figures that are shared
 * and canceled when the client disconnects, compression, transport security headers, and a graceful shutdown.
 */
export async function startContent(parts: ContentParts): Promise<ContentServer> {
  const { db, log, embedKey } = parts;
  // the emulator verifies signature, expiry and report with the same secret
  const secret = Buffer.from(embedKey).toString('base64url');
  const key = new TextEncoder().encode(secret);
  const cache = new FiguresCache({ read: (scope) => readFigures(db, scope) });

  /** Reads the user from the token and the rights from the database: a right that has been revoked counts at once. */
  const read = async (
    reportId: string,
    token: string,
    signal?: AbortSignal,
  ): Promise<{ brand: Brand; figures: Figures } | undefined> => {
    const subject = await jwtVerify(token, key, { algorithms: ['HS256'], audience }).then(
      ({ payload }) => payload.sub,
      (cause: unknown) => {
        if (cause instanceof errors.JOSEError) return undefined;
        throw cause;
      },
    );
    const actor = subject !== undefined && reportId === reportIdOf(subject) ? await findStaff(db, subject) : undefined;
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
    ...(parts.frameScript === undefined ? {} : { script: parts.frameScript }),
  });
  const forward = forwardTo(new URL(emulator.origin));
  const secure = parts.publicOrigin?.startsWith('https:') === true;
  const listener = await listen({
    port: parts.port,
    host: parts.host,
    setting: 'CONTENT_PORT',
    setHeaders: (res) => {
      setContentHeaders(res, secure);
    },
    log,
    ...(parts.stop === undefined ? {} : { stop: parts.stop }),
    serve: async (req, res) => {
      const signal = disconnectSignal(res);
      const path = pathOf(req);
      try {
        // fills the cache for the emulator, which cannot tell when the client disconnects
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
  const name = parts.host.includes(':') ? `[${parts.host}]` : parts.host;
  const origin = parts.publicOrigin ?? `http://${name}:${String(listener.port)}`;
  return {
    origin,
    port: listener.port,
    async embed(actor) {
      const reportId = reportIdOf(actor.id);
      const token = await new SignJWT({ items: [reportId] })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(actor.id)
        .setAudience(audience)
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
