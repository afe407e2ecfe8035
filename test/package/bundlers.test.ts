import { build as bundleWithEsbuild } from 'esbuild';
import { build as bundleWithVite } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { installPacked, type Consumer } from './packed';

/** Entry points that can be imported and required, as package specifiers. */
const entryPoints = Object.entries(manifest.exports)
  .filter(([, conditions]) => typeof conditions === 'object' && 'import' in conditions && 'require' in conditions)
  .map(([path]) => path.replace('.', '@vitrine/sdk'));

/** The aliases in the migration guide. */
const alias = { 'powerbi-client': '@vitrine/sdk/compat', 'powerbi-models': '@vitrine/sdk/compat/models' };

const specifiers = [...entryPoints, ...Object.keys(alias)];

let consumer: Consumer;

beforeAll(() => {
  consumer = installPacked({ link: ['react'] });
  // A CommonJS package, such as powerbi-client-react or powerbi-report-authoring.
  consumer.write('node_modules/wrapper/package.json', '{ "name": "wrapper", "main": "index.js" }');
  const required = specifiers.map((specifier) => `'${specifier}': require('${specifier}')`);
  consumer.write('node_modules/wrapper/index.js', `module.exports = { ${required.join(', ')} };`);
  consumer.write(
    'app.js',
    `import wrapper from 'wrapper';
     ${specifiers.map((specifier, index) => `import * as imported${index} from '${specifier}';`).join('\n')}
     const imported = { ${specifiers.map((specifier, index) => `'${specifier}': imported${index}`).join(', ')} };
     const hasTwoCopies = ([specifier, exports]) =>
       Object.keys(exports).some((name) => wrapper[specifier][name] !== exports[name]);
     const names = Object.values(imported).flatMap(Object.keys);
     const duplicated = Object.entries(imported).filter(hasTwoCopies).map(([specifier]) => specifier);
     console.log(JSON.stringify({ names, duplicated }));`,
  );
});

afterAll(() => {
  consumer.dispose();
});

const define = { 'process.env.NODE_ENV': '"production"' };

/** Bundlers by name. Each bundles the application to a file. */
const bundlers: Record<string, (outputFile: string) => Promise<unknown>> = {
  esbuild: (outfile) =>
    bundleWithEsbuild({
      absWorkingDir: consumer.folder,
      entryPoints: ['app.js'],
      outfile,
      bundle: true,
      format: 'esm',
      alias,
      define,
      logLevel: 'error',
    }),
  Vite: (outputFile) =>
    bundleWithVite({
      root: consumer.folder,
      configFile: false,
      logLevel: 'error',
      resolve: { alias },
      define,
      build: {
        outDir: '.',
        emptyOutDir: false,
        lib: { entry: 'app.js', formats: ['es'], fileName: () => outputFile },
      },
    }),
};

describe.each(Object.entries(bundlers))('a bundle built with %s', (name, bundle) => {
  it('contains one copy of each entry point that is imported and required', async () => {
    const outputFile = `${name}.mjs`;
    await bundle(outputFile);
    const { output } = consumer.run(process.execPath, outputFile);
    const { names, duplicated } = JSON.parse(output) as { names: string[]; duplicated: string[] };
    expect(duplicated).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['useEmbedEvent', 'factories', 'openDevtools', 'startEmulator']));
  });
});
