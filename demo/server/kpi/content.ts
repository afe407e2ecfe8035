import { startEmulator, type Emulator } from '@vitrine/sdk/emulator';
import { SignJWT, errors, jwtVerify } from 'jose';
import { canOpenReports, findBrand, limits, type ReportEmbed } from '../../shared';
import type { Database } from '../database/open';
import { findStaff, type StaffRecord } from '../staff/record';
import { readFigures } from './figures';
import { kpiReport } from './report';

export interface ContentParts {
  db: Database;
  embedKey: Uint8Array;
  port: number;
  host: string;
  /** Where browsers reach the content, when that differs from where it listens. */
  publicOrigin?: string | undefined;
  /** Path of the frame's script; default the SDK's built one. */
  frameScript?: string | undefined;
}

/** The report content, shown by the emulator's server on an origin of its own. */
export interface ContentServer {
  origin: string;
  embed(actor: StaffRecord): Promise<ReportEmbed>;
  close(): Promise<void>;
}

const audience = 'kpi-report';

/**
 * Everybody has a report of his own: what one user might save in the frame never shows in another's, and a token opens
 * that one only.
 */
const reportIdOf = (staffId: string) => `kpi-${staffId}`;

export async function startContent(parts: ContentParts): Promise<ContentServer> {
  const { db, embedKey } = parts;
  // the emulator checks signature, end and report with the same secret; the text is what both make the key from
  const secret = Buffer.from(embedKey).toString('base64url');
  const key = new TextEncoder().encode(secret);

  /** Reads the user from the token and the rights from the database: whoever has lost them since sees nothing more. */
  const content = async (reportId: string, token: string) => {
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
    return kpiReport(reportId, brand, await readFigures(db, actor));
  };

  const emulator: Emulator = await startEmulator({
    port: parts.port,
    host: parts.host,
    content,
    secret,
    ...(parts.frameScript === undefined ? {} : { script: parts.frameScript }),
  });
  const origin = parts.publicOrigin ?? emulator.origin;
  return {
    origin,
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
    close: () => emulator.close(),
  };
}
