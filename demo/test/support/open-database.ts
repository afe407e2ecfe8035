import { openDatabase, type DatabaseSource } from '../../server/database/connect';
import type { Database, OpenDatabase } from '../../server/database/open';
import { createLog } from '../../server/log';

/** Opens a database that logs nothing and fails the test when its folder is taken over. */
export const openTestDatabase = (
  place: DatabaseSource,
  prepare?: (db: Database) => Promise<void>,
): Promise<OpenDatabase> =>
  openDatabase(place, {
    log: createLog(() => undefined),
    onLost: (cause) => {
      throw cause;
    },
    ...(prepare === undefined ? {} : { prepare }),
  });
