// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { allTokens, readDocuments } from '../../docs/documents';
import { isFree, moduleOf, nameOf, readExamples, writeModules } from '../../docs/examples';

const documents = readDocuments();
const examples = readExamples();
const modules = examples.filter(({ language, kind }) => language !== 'html' && kind !== 'recipe');

/**
 * Type-checks the modules in a folder with the project's options and `exactOptionalPropertyTypes`, except for rules about unused
 * names. Returns Oxlint's output if there are errors. Oxlint takes a quarter of the time that `tsc` needs.
 */
function typeErrorsIn(folder: string, files: readonly string[]): string {
  const options = { noUnusedLocals: false, noUnusedParameters: false, exactOptionalPropertyTypes: true };
  const declarations = ['harness.ts', 'frameworks.d.ts'].map((name) => resolve('test/docs', name));
  const project = { extends: resolve('tsconfig.json'), compilerOptions: options, include: ['.'], files: declarations };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const config = join(folder, 'oxlint.json');
  const oxlintConfig = { options: { typeAware: true, typeCheck: true }, categories: { correctness: 'off' } };
  writeFileSync(config, JSON.stringify(oxlintConfig));
  const oxlint = resolve('node_modules/oxlint/bin/oxlint');
  const args = ['--config', config, '--no-ignore', '--format', 'unix', '--deny-warnings', ...files];
  const { status, stdout, stderr } = spawnSync(process.execPath, [oxlint, ...args], { encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

describe('examples in the documents', () => {
  it('extracts every TypeScript, JavaScript, HTML, Vue and Svelte code block as an example', () => {
    for (const document of documents) {
      const codeBlocks = allTokens(document).filter(({ type, lang }) => {
        const language = (lang ?? '').split(' ')[0] ?? '';
        return (
          type === 'code' &&
          ['ts', 'tsx', 'html', 'typescript', 'js', 'jsx', 'javascript', 'vue', 'svelte'].includes(language)
        );
      });
      const documentExamples = examples.filter(({ document: path }) => path === document.path);
      expect(
        codeBlocks.length,
        `${document.path}: label code blocks ts, tsx, html, vue or svelte, and do not nest them in lists`,
      ).toBe(documentExamples.length);
    }
    expect(examples.length).toBeGreaterThan(20);
  });

  it('the guide index explains every global of the examples, and each document with such a global links to the index', () => {
    const harness = readFileSync('test/docs/harness.ts', 'utf8');
    const names = [...harness.matchAll(/^ {2}const (\w+):/gm)].flatMap(([, name = '']) =>
      name === 'logged' ? [] : [name],
    );
    expect(names.length).toBeGreaterThan(5);
    const index = readFileSync('docs/README.md', 'utf8');
    const section = index.slice(index.indexOf('## Names in the examples'), index.indexOf('## How they are checked'));
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(section))).toEqual([]);
    const withoutLink = documents.filter(({ path, text }) => {
      const documentModules = modules.filter(({ document }) => document === path);
      const usesGlobals = documentModules.some((example) =>
        names.some((name) => isFree(moduleOf({ ...example, after: '' }), name)),
      );
      return usesGlobals && !text.includes('](README.md#names-in-the-examples)');
    });
    expect(withoutLink.map(({ path }) => path)).toEqual([]);
  });

  it('compiles the examples, including those in Storybook, with strict settings', { timeout: 300_000 }, () => {
    const storyModules = readExamples('.mdx').filter(({ language }) => language !== 'html');
    expect(storyModules.length).toBeGreaterThan(0);
    const files = [...writeModules('docs-types', [...modules, ...storyModules]).values()];
    const folder = resolve('temp/docs-types');
    // The recipe's own project resolves imports to the built package, so the recipe is type-checked here.
    const recipe = resolve('test/browser/docs/recipe/staff-page.test.ts');
    expect(typeErrorsIn(folder, [...files, recipe])).toBe('');
  });

  it('shows recipes exactly as the test runners run them', () => {
    const recipes = examples.filter(({ kind }) => kind === 'recipe');
    expect(recipes.length).toBeGreaterThan(0);
    for (const { before, code, file = '', document } of recipes) {
      const text = readFileSync(join('test/docs/recipes', file), 'utf8');
      expect(`${before}${code}\n`, `${document} shows test/docs/recipes/${file}`).toBe(text);
    }
  });
});

describe('examples for Node.js', () => {
  const nodeExamples = modules.filter(({ kind }) => kind === 'node');
  const paths = writeModules('docs-node', nodeExamples);
  for (const [example, path] of paths) {
    it(`runs ${nameOf(example)}`, { timeout: 120_000 }, async () => {
      const outfile = join(dirname(path), 'built', `${String(example.number)}.mjs`);
      await build({
        entryPoints: [path],
        outfile,
        bundle: true,
        platform: 'node',
        format: 'esm',
        jsx: 'automatic',
        external: ['@vitrine/sdk', '@vitrine/sdk/*', 'react', 'react-dom', 'react/*', 'react-dom/*', 'react-router'],
        // Without the project's paths, imports resolve to the built package instead of its sources.
        tsconfigRaw: { compilerOptions: { target: 'ES2022' } },
        define: { check: 'globalThis.check' },
        logLevel: 'error',
      });
      (globalThis as { check?: unknown }).check = (condition: unknown, message = 'the check after the example') => {
        expect(Boolean(condition), message).toBe(true);
      };
      const { fetch } = globalThis;
      try {
        await import(pathToFileURL(outfile).href);
      } finally {
        // Some examples replace `fetch`.
        globalThis.fetch = fetch;
      }
    });
  }
});
