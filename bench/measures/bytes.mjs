// Download size in a page, gzip level 9.
import { readFileSync } from 'node:fs';
import { bundle, gzipBytes, reportApp, ways } from '../../scripts/page-bytes.mjs';

const unit = 'kB gzip';
const kilobytes = async (content) => [gzipBytes(await content) / 1000];

const references = {
  script: () => readFileSync('node_modules/powerbi-client/dist/powerbi.min.js'),
  report: () =>
    bundle(
      reportApp(`
        import { service as s, factories as f } from 'powerbi-client';
        const service = new s.Service(f.hpmFactory, f.wpmpFactory, f.routerFactory);
      `),
    ),
  react: () =>
    bundle(`import { PowerBIEmbed } from 'powerbi-client-react'; globalThis.app = PowerBIEmbed;`, [
      'react',
      'powerbi-client',
    ]),
};

const names = {
  script: 'Script tag, everything included',
  report: 'One report through a bundler',
  react: 'React entry point, without the core',
};
const targets = { script: 12, report: 7, react: 3.5 };

export async function measureBytes() {
  return Promise.all(
    Object.keys(ways).map(async (way) => ({
      id: `bytes.${way}`,
      name: names[way],
      unit,
      samples: { ours: await kilobytes(ways[way]()), reference: await kilobytes(references[way]()) },
      target: { of: 'ours', atMost: targets[way] },
    })),
  );
}
