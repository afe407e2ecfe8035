import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPacked, tool, type Consumer } from './packed';

let consumer: Consumer;

beforeAll(() => {
  consumer = installPacked();
});

afterAll(() => {
  consumer.dispose();
});

/** Script that records the global names and listeners before an entry point is loaded. */
const globalsProbe = `
const snapshot = () => Reflect.ownKeys(globalThis).map(String).sort().join(' ');
const before = snapshot();
const listenerCount = process.listenerCount('uncaughtException');
`;
/** Script that throws if an entry point has changed globals or listeners, or lacks exports. */
const globalsCheck = `
if (snapshot() !== before) throw new Error('a global was added or removed');
if (process.listenerCount('uncaughtException') !== listenerCount) throw new Error('a listener was added');
if (typeof Service !== 'function' || typeof service.embed !== 'function' || models.TokenType.Embed !== 1) throw new Error('an export is missing');
`;

const packageFile = (path: string): string => join(consumer.folder, 'node_modules/@vitrine/sdk', path);

interface Manifest {
  exports: Record<string, unknown>;
  sideEffects: string[];
  bin: Record<string, string>;
  dependencies?: Record<string, string>;
}

const manifest = (): Manifest => JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as Manifest;

describe('the packed npm package', () => {
  it('can be imported in Node.js without changing globals', () => {
    consumer.write(
      'esm.mjs',
      `${globalsProbe}const { Service, service, models } = await import('@vitrine/sdk');${globalsCheck}`,
    );
    expect(consumer.run(process.execPath, 'esm.mjs')).toEqual({ ok: true, output: '' });
  });

  it('can be required in Node.js without changing globals', () => {
    consumer.write(
      'cjs.cjs',
      `${globalsProbe}const { Service, service, models } = require('@vitrine/sdk');${globalsCheck}`,
    );
    expect(consumer.run(process.execPath, 'cjs.cjs')).toEqual({ ok: true, output: '' });
  });

  it('has an auto entry point that does nothing on a server', () => {
    consumer.write(
      'auto.mjs',
      `${globalsProbe}await import('@vitrine/sdk/auto'); const { Service, service, models } = await import('@vitrine/sdk');${globalsCheck}`,
    );
    expect(consumer.run(process.execPath, 'auto.mjs')).toEqual({ ok: true, output: '' });
  });

  it('has the same exports when imported and when required', () => {
    consumer.write(
      'names.mjs',
      `import { createRequire } from 'node:module';
       import * as esm from '@vitrine/sdk';
       const cjs = createRequire(import.meta.url)('@vitrine/sdk');
       const names = (all) => Object.keys(all).filter((name) => name !== 'default' && name !== 'module.exports').sort().join();
       if (names(esm) !== names(cjs)) throw new Error(names(esm) + ' / ' + names(cjs));`,
    );
    expect(consumer.run(process.execPath, 'names.mjs')).toEqual({ ok: true, output: '' });
  });

  it('has an emulator entry point that can be imported and required', () => {
    consumer.write(
      'emulator.mjs',
      `const emulator = await import('@vitrine/sdk/emulator'); if (!emulator.startEmulator) throw 1;`,
    );
    consumer.write('emulator.cjs', `if (!require('@vitrine/sdk/emulator').startEmulator) throw 1;`);
    expect(consumer.run(process.execPath, 'emulator.mjs')).toEqual({ ok: true, output: '' });
    expect(consumer.run(process.execPath, 'emulator.cjs')).toEqual({ ok: true, output: '' });
  });

  it('has a server entry point that has no dependencies and can be imported and required', () => {
    const program = `globalThis.probe = createEmbedTokenSource({ tenantId: 't', clientId: 'c', clientSecret: 's' }).getEmbed;
      if (typeof probe !== 'function') throw new Error('an export is missing');`;
    consumer.write('server.mjs', `import { createEmbedTokenSource } from '@vitrine/sdk/server'; ${program}`);
    consumer.write('server.cjs', `const { createEmbedTokenSource } = require('@vitrine/sdk/server'); ${program}`);
    expect(consumer.run(process.execPath, 'server.mjs')).toEqual({ ok: true, output: '' });
    expect(consumer.run(process.execPath, 'server.cjs')).toEqual({ ok: true, output: '' });
    expect(readFileSync(packageFile('dist/server.mjs'), 'utf8')).not.toMatch(/^import |require\(/m);
  });

  it('has devtools entry points that can be imported and required without changing globals', () => {
    consumer.write(
      'devtools.mjs',
      `${globalsProbe}const { openDevtools } = await import('@vitrine/sdk/devtools'); if (!openDevtools) throw 1; const { Service, service, models } = await import('@vitrine/sdk');${globalsCheck}`,
    );
    consumer.write('devtools.cjs', `if (!require('@vitrine/sdk/devtools').openDevtools) throw 1;`);
    expect(consumer.run(process.execPath, 'devtools.mjs')).toEqual({ ok: true, output: '' });
    expect(consumer.run(process.execPath, 'devtools.cjs')).toEqual({ ok: true, output: '' });
  });

  it('has a command that prints its options with --help', () => {
    const command = packageFile(manifest().bin['vitrine-emulator'] ?? '');
    expect(readFileSync(command, 'utf8').split('\n')[0]).toBe('#!/usr/bin/env node');
    const { ok, output } = consumer.run(process.execPath, command, '--help');
    expect(ok).toBe(true);
    expect(output).toContain('--port');
  });

  it('has no runtime dependencies', () => {
    expect(manifest().dependencies ?? {}).toEqual({});
  });

  it('lists only existing files in sideEffects: the auto entry point, but not the core', () => {
    const built = manifest().sideEffects.filter((path) => path.startsWith('./dist/'));
    for (const path of built) expect(existsSync(packageFile(path)), path).toBe(true);
    expect(built).not.toContain('./dist/index.mjs');
    expect(built).toContain('./dist/auto.mjs');
  });

  it('does not bundle the emulator or its chart library into the core', () => {
    for (const file of ['dist/index.mjs', 'dist/index.cjs', 'dist/vitrine.umd.min.js', 'dist/auto.mjs']) {
      const text = readFileSync(packageFile(file), 'utf8');
      expect(text, file).not.toMatch(/echarts|startEmulator|from ['"]node:|require\(['"]node:/);
    }
  });

  it('bundles the devtools only into their own entry points, and the core into none of them', () => {
    for (const file of [
      'dist/index.mjs',
      'dist/index.cjs',
      'dist/react.mjs',
      'dist/auto.mjs',
      'dist/vitrine.umd.min.js',
    ]) {
      expect(readFileSync(packageFile(file), 'utf8'), file).not.toMatch(/devtools/i);
    }
    expect(readFileSync(packageFile('dist/devtools/index.mjs'), 'utf8')).toMatch(/from ?"\.\.\/index\.mjs"/);
    expect(readFileSync(packageFile('dist/devtools/react.mjs'), 'utf8')).toMatch(/from ?"\.\.\/devtools\/index\.mjs"/);
    for (const file of ['dist/devtools/index.mjs', 'dist/vitrine.devtools.umd.min.js']) {
      expect(readFileSync(packageFile(file), 'utf8'), file).not.toContain('x-sdk-version');
    }
  });

  it('shares the default service between the auto entry point and the core', () => {
    const text = readFileSync(packageFile('dist/auto.mjs'), 'utf8');
    expect(text).toContain('from "./index.mjs"');
    expect(text.length).toBeLessThan(4000);
  });
});

describe('package checkers', () => {
  it('passes publint in strict mode', () => {
    const { ok, output } = consumer.run(process.execPath, tool('publint/src/cli.js'), consumer.tarball, '--strict');
    expect(output).toContain('All good!');
    expect(ok).toBe(true);
  });

  it('passes the @arethetypeswrong/cli checks', () => {
    const cli = tool('@arethetypeswrong/cli/dist/index.js');
    // The auto entry point is for browsers and bundlers, so it has no CommonJS build.
    const { ok, output } = consumer.run(
      process.execPath,
      cli,
      consumer.tarball,
      '--no-color',
      '--no-emoji',
      '--exclude-entrypoints',
      'auto',
    );
    expect(output).toContain('No problems found');
    expect(ok).toBe(true);
  });
});
