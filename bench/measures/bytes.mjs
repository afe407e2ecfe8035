// Bytes that a page pays, gzip level 9.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const kilobytes = (bytes) => gzipSync(bytes, { level: 9 }).length / 1000;

/** Bundles an app's source as a bundler would for production. */
async function bundled(contents, external = []) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    external,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return kilobytes(outputFiles[0].contents);
}

const report = (service) =>
  `import ${service} const report = service.embed(document.body, { type: 'report', embedUrl: '', accessToken: '' }); report.on('loaded', () => {});`;

export async function measureBytes() {
  return [
    {
      id: 'bytes.script',
      name: 'Script tag, with everything',
      unit: 'kB gzip',
      samples: {
        ours: [kilobytes(readFileSync('dist/vitrine.umd.min.js'))],
        peer: [kilobytes(readFileSync('node_modules/powerbi-client/dist/powerbi.min.js'))],
      },
      target: { of: 'ours', atMost: 12 },
    },
    {
      id: 'bytes.report',
      name: 'One report through a bundler',
      unit: 'kB gzip',
      samples: {
        ours: [await bundled(report(`{ service } from './dist/index.mjs';`))],
        peer: [
          await bundled(
            report(
              `{ service as s, factories as f } from 'powerbi-client'; const service = new s.Service(f.hpmFactory, f.wpmpFactory, f.routerFactory);`,
            ),
          ),
        ],
      },
      target: { of: 'ours', atMost: 7 },
    },
    {
      id: 'bytes.react',
      name: 'React door alone',
      unit: 'kB gzip',
      samples: {
        ours: [
          await bundled(`import { Report } from './dist/react.mjs'; globalThis.app = Report;`, [
            'react',
            'react/jsx-runtime',
            './index.mjs',
          ]),
        ],
        peer: [
          await bundled(`import { PowerBIEmbed } from 'powerbi-client-react'; globalThis.app = PowerBIEmbed;`, [
            'react',
            'powerbi-client',
          ]),
        ],
      },
      target: { of: 'ours', atMost: 3.5 },
    },
  ];
}
