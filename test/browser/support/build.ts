import { resolve } from 'node:path';

type Build = typeof import('../../../scripts/build-if-stale.mjs');

// Playwright compiles static imports to `require`, which cannot load this ES module. It does not change a dynamic
// import of a variable.
const path = resolve('scripts/build-if-stale.mjs');

/** Loads the build script that `npm start` uses. */
export const loadBuild = async (): Promise<Build> => (await import(path)) as Build;
