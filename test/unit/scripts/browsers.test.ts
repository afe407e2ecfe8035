import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { esbuildTargetsOf, isSupported, readBrowsers, scriptTargetOf } from '../../../scripts/browsers.mjs';

const browsers = readBrowsers();
const demoBrowsers = readBrowsers('demo/package.json');

/** First browser versions that support features newer than ECMAScript 2022. */
const features = [
  [/AbortSignal\.any\b/, { chrome: 116, edge: 116, firefox: 124, safari: 17.4, ios_saf: 17.4 }],
  [/AbortSignal\.timeout\b/, { chrome: 103, edge: 103, firefox: 100, safari: 16, ios_saf: 16 }],
  [/URL\.canParse\b/, { chrome: 120, edge: 120, firefox: 115, safari: 17, ios_saf: 17 }],
  [/URL\.parse\b/, { chrome: 126, edge: 126, firefox: 126, safari: 18, ios_saf: 18 }],
  [/\bstructuredClone\(/, { chrome: 98, edge: 98, firefox: 94, safari: 15.4, ios_saf: 15.4 }],
  [/crypto\.randomUUID\b/, { chrome: 92, edge: 92, firefox: 95, safari: 15.4, ios_saf: 15.4 }],
  [/\.(findLast|findLastIndex)\(/, { chrome: 97, edge: 97, firefox: 104, safari: 15.4, ios_saf: 15.4 }],
  [/\.(toSorted|toReversed|toSpliced)\(/, { chrome: 110, edge: 110, firefox: 115, safari: 16, ios_saf: 16 }],
  [
    /(Promise\.withResolvers|Object\.groupBy|Map\.groupBy)\b/,
    { chrome: 119, edge: 119, firefox: 121, safari: 17.4, ios_saf: 17.4 },
  ],
  [/Promise\.try\b/, { chrome: 128, edge: 128, firefox: 134, safari: 18.2, ios_saf: 18.2 }],
  [
    /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
    { chrome: 122, edge: 122, firefox: 127, safari: 17, ios_saf: 17 },
  ],
  [/\.checkVisibility\(/, { chrome: 105, edge: 105, firefox: 106, safari: 17.4, ios_saf: 17.4 }],
  [/adoptedStyleSheets\b/, { chrome: 99, edge: 99, firefox: 101, safari: 16.4, ios_saf: 16.4 }],
  [/:has\(/, { chrome: 105, edge: 105, firefox: 121, safari: 15.4, ios_saf: 15.4 }],
  [/color-mix\(/, { chrome: 111, edge: 111, firefox: 113, safari: 16.2, ios_saf: 16.2 }],
] as const;

/** Returns the code of all browser sources in a folder, without comments. */
const codeOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.d\.ts$|^(emulator\/)?server\/|\/server\//.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
    .join('\n');

it.each([
  ['the SDK, its React entry point and the content frame', ['src', 'react/src'], browsers],
  ['the demo', ['src', 'react/src', 'demo/app/src', 'demo/shared'], demoBrowsers],
])('limits %s to features that all supported browsers implement', (_name, folders, supported) => {
  const code = folders.map(codeOf).join('\n');
  const usedFeatures = features.filter(([pattern]) => pattern.test(code));
  expect(usedFeatures.length).toBeGreaterThan(2);
  expect(
    usedFeatures.filter(([, versions]) => !isSupported(supported, versions)).map(([pattern]) => pattern.source),
  ).toEqual([]);
});

it('targets the newest ECMAScript version that all supported browsers implement', () => {
  expect(readFileSync('tsconfig.json', 'utf8')).toContain(`"target": "${scriptTargetOf(browsers)}"`);
});

it('states the supported browsers in the README', () => {
  const { chrome, edge, firefox, safari, ios_saf } = browsers;
  expect(ios_saf).toBe(safari);
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Chrome ${String(chrome)}+, Edge ${String(edge)}+, Firefox ${String(firefox)}+ and Safari ${String(safari)}+`,
  );
});

it('names the browsers as esbuild does', () => {
  expect(esbuildTargetsOf({ chrome: 111, ios_saf: 16.4 })).toEqual(['chrome111', 'ios16.4']);
});
