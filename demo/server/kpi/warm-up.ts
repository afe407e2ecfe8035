import { setTimeout as delay } from 'node:timers/promises';
import { spaces } from '../../shared';
import type { Database } from '../database/open';
import { locations } from '../database/schema';
import { readFigures } from './figures';

/** Number of locations read at once, small enough that other requests wait for less than 100 ms. */
const batchSize = 20;
/** Milliseconds between batches, during which other requests are handled. */
const pauseMs = 50;

/**
 * Reads the figures for up to 400 locations once, a few at a time. The embedded database compiles its code while it runs, so the
 * first report after a start would otherwise take twice as long as later ones.
 * @throws the signal's reason if it is aborted
 */
export async function warmUp(db: Database, signal: AbortSignal): Promise<void> {
  const rows = await db.selectDistinct({ number: locations.number }).from(locations).limit(400);
  const spaceKeys = spaces.map(({ key }) => key);
  for (let start = 0; start < rows.length; start += batchSize) {
    const numbers = rows.slice(start, start + batchSize).map(({ number }) => number);
    await readFigures(db, { brandCode: '', spaceKeys, numbers }, signal);
    await delay(pauseMs, undefined, { signal });
  }
}
