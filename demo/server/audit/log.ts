import type { Database } from '../database/open';
import { auditLog } from '../database/schema';

export type AuditAction = 'create-staff' | 'update-staff' | 'delete-staff' | 'save-permissions';

export interface AuditEntry {
  actorId: string;
  action: AuditAction;
  staffId: string;
  spaceKey: string;
  before?: object | undefined;
  after?: object | undefined;
  /** Whether a password was set. Neither the password nor its hash is recorded. */
  hasNewPassword?: boolean;
}

type Changes = Record<string, { before?: unknown; after?: unknown }>;

/** Returns the fields that differ, with their values before and after. */
function changesBetween(before: object = {}, after: object = {}): Changes {
  const old = before as Record<string, unknown>;
  const current = after as Record<string, unknown>;
  const changes: Changes = {};
  for (const name of new Set([...Object.keys(old), ...Object.keys(current)]))
    if (name !== 'id' && JSON.stringify(old[name]) !== JSON.stringify(current[name]))
      changes[name] = {
        ...(name in old ? { before: old[name] } : {}),
        ...(name in current ? { after: current[name] } : {}),
      };
  return changes;
}

/** Records a change. Must be called in the change's transaction, so either both are committed or neither is. */
export async function recordChange(tx: Database, entry: AuditEntry): Promise<void> {
  const { actorId, action, staffId, spaceKey, before, after, hasNewPassword = false } = entry;
  const changes = changesBetween(before, after);
  if (hasNewPassword) changes.password = { after: 'changed' };
  await tx.insert(auditLog).values({ actorId, action, staffId, spaceKey, changes });
}
