import { resolve } from 'node:path';

type Build = typeof import('../../../scripts/build-missing.mjs');

// the runner turns imports into `require`, which this module is not made for; an import by path stays one
const path = resolve('scripts/build-missing.mjs');

/** The script that `npm start` builds with. */
export const loadBuild = async (): Promise<Build> => (await import(path)) as Build;
