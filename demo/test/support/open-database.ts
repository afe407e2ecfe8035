import { openDatabase, type DatabaseSource } from '../../server/database/connect';
import type { Database, OpenDatabase } from '../../server/database/open';
import { createLog } from '../../server/log';

/** Opens a database without logging. Throws if another process takes over its folder. */
export const openTestDatabase = (
  source: DatabaseSource,
  prepare?: (db: Database) => Promise<void>,
): Promise<OpenDatabase> =>
  openDatabase(source, {
    log: createLog(() => undefined),
    onLost: (cause) => {
      throw cause;
    },
    ...(prepare === undefined ? {} : { prepare }),
  });
