// Rollup plugin that lists the packages whose code the bundles contain, with their licenses and notices.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Name of the generated file in dist/. */
export const noticesFile = 'THIRD-PARTY-NOTICES.txt';

/** Returns the folder of the package that a module belongs to, or undefined for modules in this repository. */
function findPackageFolder(id) {
  const path = id.replace(/^\0+/, '').replace(/\?.*$/, '');
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path)?.[0];
}

/** Returns the paths to the files in a folder whose names match. */
const filesIn = (folder, pattern) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map(({ name }) => join(folder, name))
    .sort();

/** Returns a package's license and notice texts, including those for third-party code in the package. */
function licenseTexts(folder) {
  const embedded = join(folder, 'licenses');
  return [
    ...filesIn(folder, /^(licen[cs]e|notice|copying)/i),
    ...(existsSync(embedded) ? filesIn(embedded, /./) : []),
  ].map((path) => readFileSync(path, 'utf8').trim());
}

/** Returns a package's entry. Throws if the package has no license text, because its code must not be published without one. */
function createEntry(folder, files) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = licenseTexts(folder);
  if (!license || texts.length === 0) {
    throw new Error(`Expected a license text in ${folder}, but found none. Do not bundle ${name}, or add its license.`);
  }
  const title = `${name} ${version} (${license}), in ${[...files].sort().join(', ')}`;
  return { name, text: [title, '-'.repeat(title.length), ...texts].join('\n\n') };
}

/** Returns the text of the notices file. `packages` maps package folders to the files in dist/ that contain their code. */
function formatNotices(packages) {
  const entries = [...packages].map(([folder, files]) => createEntry(folder, files));
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const intro =
    'Some files in this package contain code from other packages. Their licenses and notices follow.\nThe other files contain no third-party code.';
  return `${[intro, ...entries.map(({ text }) => text)].join('\n\n\n')}\n`;
}

/**
 * Creates a plugin that all configurations share. Each output that contains third-party code adds its packages, and
 * rewrites the notices file in `folder`.
 */
export function collectNotices(folder) {
  const packages = new Map();
  return {
    name: 'collect-notices',
    writeBundle(options, bundle) {
      const outputFolder = options.dir ?? dirname(options.file);
      let hasThirdParty = false;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const source = findPackageFolder(id);
          if (!source || renderedLength === 0) continue;
          hasThirdParty = true;
          const file = join(outputFolder, chunk.fileName).replace(/\\/g, '/').replace(`${folder}/`, '');
          if (!packages.has(source)) packages.set(source, new Set());
          packages.get(source).add(file);
        }
      }
      if (hasThirdParty) writeFileSync(join(folder, noticesFile), formatNotices(packages));
    },
  };
}
