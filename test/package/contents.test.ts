import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';

/** Files in dist/. A new file must be added here, so that none is published by accident. */
const built = [
  'THIRD-PARTY-NOTICES.txt',
  'auto.d.mts',
  'auto.mjs',
  'compat/index.cjs',
  'compat/index.d.mts',
  'compat/index.d.ts',
  'compat/index.mjs',
  'compat/models.cjs',
  'compat/models.d.mts',
  'compat/models.d.ts',
  'compat/models.mjs',
  'compat/modules.d.ts',
  'devtools/index.cjs',
  'devtools/index.d.mts',
  'devtools/index.d.ts',
  'devtools/index.mjs',
  'devtools/react.cjs',
  'devtools/react.d.mts',
  'devtools/react.d.ts',
  'devtools/react.mjs',
  'emulator/cli.mjs',
  'emulator/frame.js.br',
  'emulator/index.cjs',
  'emulator/index.d.mts',
  'emulator/index.d.ts',
  'emulator/index.mjs',
  'emulator/recorder.umd.js',
  'emulator/shared.mjs',
  'index.cjs',
  'index.d.mts',
  'index.d.ts',
  'index.mjs',
  'models.d.ts',
  'react.cjs',
  'react.d.mts',
  'react.d.ts',
  'react.mjs',
  'server.cjs',
  'server.d.mts',
  'server.d.ts',
  'server.mjs',
  'vitrine.compat.umd.min.js',
  'vitrine.devtools.umd.min.js',
  'vitrine.umd.min.js',
];

const documents = ['ARCHITECTURE.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md', 'SECURITY.md'];

/** Maximum size of the installed package, in bytes. */
const limit = 3_000_000;

const content = (): string => inject('packed').content;

/** Returns the paths of all packed files, with forward slashes. */
const packedFiles = (): string[] =>
  readdirSync(content(), { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(content(), path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** Returns the files in repository folders, without those that npm never packs. */
function repositoryFiles(...folders: string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .filter((path) => !/(^|\/)\.(gitignore|npmrc)$/.test(path));
}

it('contains exactly the listed build files, the documents, the guides and the examples', () => {
  const expected = [
    'package.json',
    ...documents,
    ...built.map((path) => `dist/${path}`),
    ...repositoryFiles('docs', 'examples'),
  ];
  expect(packedFiles()).toEqual(expected.sort());
});

it('takes up at most 3 MB when installed', () => {
  const sizes = packedFiles().map((path) => ({ path, bytes: statSync(join(content(), path)).size }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = sizes.sort((a, b) => b.bytes - a.bytes).slice(0, 12);
  expect(total, largest.map(({ path, bytes }) => `${path} ${String(bytes)}`).join('\n')).toBeLessThan(limit);
});

it('contains the licenses and notices of all packages bundled into the frame script', () => {
  const notices = readFileSync(join(content(), 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8');
  for (const name of ['echarts', 'zrender', 'tslib']) {
    expect(notices).toMatch(new RegExp(`^${name} \\d[\\d.]* \\(.+\\), in emulator/frame\\.js$`, 'm'));
  }
  // The notice that the Apache license requires, and the license for code that ECharts itself contains.
  expect(notices).toContain('This product includes software developed at\nThe Apache Software Foundation');
  expect(notices).toContain('Mike Bostock');
  const frame = brotliDecompressSync(readFileSync(join(content(), 'dist/emulator/frame.js.br'))).toString();
  expect(frame.slice(0, 80)).toContain('THIRD-PARTY-NOTICES');
});

it('packs no script that contains a local path or refers to a missing source map', () => {
  const scripts = packedFiles().filter((path) => /\.(js|mjs|cjs|br)$/.test(path));
  for (const path of scripts) {
    const bytes = readFileSync(join(content(), path));
    const text = (path.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString();
    expect(text.includes(process.cwd()), path).toBe(false);
    expect(text, path).not.toMatch(/^\/\/# sourceMappingURL=/m);
  }
});
