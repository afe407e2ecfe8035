// Derives all build targets from the supported browsers, which are listed in the `browserslist` field of a package.json.
import { readFileSync } from 'node:fs';

/** First browser versions that support all syntax and built-in objects in an ECMAScript edition. */
const scriptTargets = [
  ['ES2022', { chrome: 94, edge: 94, firefox: 93, safari: 16.4, ios_saf: 16.4 }],
  ['ES2021', { chrome: 85, edge: 85, firefox: 79, safari: 14.1, ios_saf: 14.5 }],
];

/** esbuild's names for browsers that have different names in `browserslist`. */
const esbuildNames = { ios_saf: 'ios' };

/** Returns the first supported version of each browser. Every entry in `browserslist` must have the form `name >= version`. */
export function readBrowsers(manifest = 'package.json') {
  const { browserslist } = JSON.parse(readFileSync(manifest, 'utf8'));
  return Object.fromEntries(
    browserslist.map((entry) => {
      const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
      if (!name)
        throw new Error(
          `Expected an entry such as 'chrome >= 111' in browserslist of ${manifest}, received '${entry}'.`,
        );
      return [name, Number(version)];
    }),
  );
}

/** Returns whether all browsers support a feature, given its first versions. */
export const isSupported = (browsers, feature) =>
  Object.entries(browsers).every(([name, version]) => version >= (feature[name] ?? Infinity));

/** Returns the newest ECMAScript target that all browsers support, for TypeScript. */
export function scriptTargetOf(browsers) {
  const found = scriptTargets.find(([, versions]) => isSupported(browsers, versions));
  if (!found) throw new Error('Expected browsers that support ES2021 or later. Raise the versions in browserslist.');
  return found[0];
}

/** Returns the browsers as targets for esbuild and Vite, for example `chrome111`. */
export const esbuildTargetsOf = (browsers) =>
  Object.entries(browsers).map(([name, version]) => `${esbuildNames[name] ?? name}${version}`);
