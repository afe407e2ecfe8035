import { resolve } from 'node:path';

type Build = typeof import('../../../scripts/build-if-stale.mjs');

// the runner turns imports into `require`, which cannot load this module; an import by path stays an import
const path = resolve('scripts/build-if-stale.mjs');

/** Loads the script that `npm start` builds with. */
export const loadBuild = async (): Promise<Build> => (await import(path)) as Build;
