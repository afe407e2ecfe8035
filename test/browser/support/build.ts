import { resolve } from 'node:path';

type Build = typeof import('../../../scripts/build-if-stale.mjs');

// Playwright compiles static imports to `require`, which cannot load this ES module; a dynamic import of a variable is left as is
const path = resolve('scripts/build-if-stale.mjs');

/** Loads the build script of `npm start`. */
export const loadBuild = async (): Promise<Build> => (await import(path)) as Build;
