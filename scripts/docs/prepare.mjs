// Writes the Markdown and the public files from which VitePress builds the site, and the text versions of the guides.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { allGuides, llmsIndex } from './llms.mjs';
import { adaptLinks, removeTestCode, toTabs } from './markdown.mjs';
import { readPages } from './pages.mjs';
import { repositoryUrl } from './repository.mjs';

const folder = 'temp/docs';

/** Returns the URL of a file in the repository, if package.json specifies the repository. */
function repositoryLink(path) {
  return repositoryUrl && `${repositoryUrl}/blob/main/${path}`;
}

const isImage = (path) => /\.(png|svg|webp)$/.test(path);
const pages = readPages();

/** Returns the link from a page on the site to a document, an image or another file in the repository. */
function linkFrom(page, target) {
  const relative = (path) => {
    const link = posix.relative(posix.dirname(page), path);
    return link.startsWith('.') ? link : `./${link}`;
  };
  if (target === 'README.md') return relative('index.md');
  const path = pages.get(target) ?? pages.get(posix.join(target, 'README.md'));
  if (path) return relative(path);
  if (isImage(target)) return relative(posix.join('images', posix.basename(target)));
  return repositoryLink(target);
}

/** Returns a document without test code, with its links adapted to the page at `page`. */
function adapt(path, page) {
  return adaptLinks(removeTestCode(readFileSync(path, 'utf8')), path, (target) => linkFrom(page, target));
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Returns the README's examples as the home page shows them. */
function examples() {
  const readme = removeTestCode(readFileSync('README.md', 'utf8'));
  return toTabs(/^<!-- tabs -->[\s\S]*?^<!-- \/tabs -->$/m.exec(readme)?.[0] ?? '');
}

/** Returns a page's front matter. The guide index is excluded from the search, because it repeats the guides' titles. */
const frontMatter = (page) => (page === 'guides/index.md' ? '---\nsearch: false\n---\n\n' : '');

/** Writes the site's sources. */
export function prepareSite() {
  rmSync(join(folder, 'pages'), { recursive: true, force: true });
  rmSync(join(folder, 'public'), { recursive: true, force: true });
  for (const [path, page] of pages) write(join(folder, 'pages', page), frontMatter(page) + toTabs(adapt(path, page)));
  const home = readFileSync('scripts/docs/index.md', 'utf8').replace('<!-- examples -->', examples);
  const homeLinks = adaptLinks(home, 'scripts/docs/index.md', (target) => linkFrom('index.md', target));
  write(join(folder, 'pages/index.md'), homeLinks);
  cpSync('docs/images', join(folder, 'pages/images'), { recursive: true });
  // for the home page and the Markdown files
  cpSync('docs/images', join(folder, 'public/images'), { recursive: true });
  cpSync('scripts/docs/logo.svg', join(folder, 'public/logo.svg'));
  for (const name of ['inter', 'jetbrains-mono']) {
    const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
    cpSync(file, join(folder, `public/${name}.woff2`));
  }
}

/** Writes llms.txt, the Markdown of each page, and guides.md, which contains all guides, to the built site. */
export function writeTexts(out) {
  for (const [path, page] of pages) write(join(out, page), adapt(path, page));
  write(
    join(out, 'llms.txt'),
    llmsIndex((path) => pages.get(path)),
  );
  write(
    join(out, 'guides.md'),
    allGuides((path) => adapt(path, 'guides.md')),
  );
}
