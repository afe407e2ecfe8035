// Download size in a page, gzip level 9.
import { readFileSync } from 'node:fs';
import { bundle, gzipBytes, reportApp, ways } from '../../scripts/bundle-size.mjs';

const unit = 'kB gzip';
const kilobytes = async (content) => [gzipBytes(await content) / 1000];

const embedApp = () =>
  bundle(
    reportApp(`
      import { service as s, factories as f } from 'powerbi-client';
      const service = new s.Service(f.hpmFactory, f.wpmpFactory, f.routerFactory);
    `),
  );
const react = ['react', 'react/jsx-runtime'];
const reactApp = `import { PowerBIEmbed } from 'powerbi-client-react'; globalThis.app = PowerBIEmbed;`;

/** For each way to use the SDK: its name, the target size in kB, and a function that returns the reference client's bundle. */
const comparisons = {
  script: {
    name: 'Script tag, everything included',
    atMost: 23.5,
    reference: () => readFileSync('node_modules/powerbi-client/dist/powerbi.min.js'),
  },
  report: { name: 'Page with `service.embed`', atMost: 19.6, reference: embedApp },
  embedReport: { name: 'Page with `embedReport`', atMost: 14.5, reference: embedApp },
  reactReport: {
    name: '`<Report>` with the core, without React',
    atMost: 17.2,
    reference: () => bundle(reactApp, react),
  },
  react: {
    name: 'React entry point, without the core',
    atMost: 3.5,
    reference: () => bundle(reactApp, [...react, 'powerbi-client']),
  },
};

export async function measureBytes() {
  return Promise.all(
    Object.entries(comparisons).map(async ([way, { name, atMost, reference }]) => ({
      id: `bytes.${way}`,
      name,
      unit,
      samples: { ours: await kilobytes(ways[way]()), reference: await kilobytes(reference()) },
      target: { of: 'ours', atMost },
    })),
  );
}
