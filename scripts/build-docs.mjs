// `npm run docs`: writes the guides, the API reference and Storybook to site/ as static files that can be served from any folder.
// `--check` writes nothing and fails if a public member is undocumented or a link in a docstring is broken.
// `--guides` writes only the guides, without the API reference and Storybook. `--out=<folder>` writes to a different folder.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { readReference } from './build-reference.mjs';
import { prepareSite, writeTexts } from './docs/prepare.mjs';

const out = process.argv.find((argument) => argument.startsWith('--out='))?.slice('--out='.length) ?? 'site';

function fail(lines) {
  for (const line of lines) console.error(line);
  process.exit(1);
}

/** Returns the HTML files in a folder, excluding Storybook's. */
function findPages(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return path === join(out, 'storybook') ? [] : findPages(path);
    return entry.name.endsWith('.html') ? [path] : [];
  });
}

/** Returns a message for each broken link on a page. */
function findBrokenLinks(page) {
  const html = readFileSync(page, 'utf8').replace(/<(script|pre|code)\b[\s\S]*?<\/\1>/g, '');
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].flatMap(([, link = '']) => {
    const path = decodeURIComponent(link.replaceAll('&amp;', '&').split(/[?#]/)[0] ?? '');
    if (path === '' || /^[a-z]+:/.test(path)) return [];
    if (path.startsWith('/')) return [`${page}: expected a relative link, received '${link}'`];
    return existsSync(resolve(dirname(page), path)) ? [] : [`${page}: the target of '${link}' does not exist`];
  });
}

async function buildGuides() {
  prepareSite();
  process.env.VITRINE_SITE = out;
  const { build } = await import('vitepress');
  await build('scripts/docs');
  writeTexts(out);
}

// TypeDoc copies the links in the navigation and in reference.md unchanged, but the relative path to the root varies from
// page to page. This placeholder is replaced on each page.
const siteRoot = 'https://site.invalid/';

/** Corrects TypeDoc's markup for screen readers: adds landmarks with names, and heading levels without gaps. */
function improveMarkup(html) {
  const parents = [];
  return (
    html
      .replace('<div class="col-content">', '<div class="col-content" role="main">')
      .replace('<div class="page-menu">', '<div class="page-menu" role="complementary" aria-label="Page">')
      .replace('<nav id="tsd-sidebar-links"', '<nav id="tsd-sidebar-links" aria-label="Site"')
      // controls in a summary are not announced, and the sidebar links to the same sections
      .replace(/<a [^>]*class="tsd-anchor-icon">(?:(?!<\/a>).)*<\/a>(?=<\/h\d><\/summary>)/g, '')
      .replace(/<h([1-6])(?=[ >])/g, (tag, level) => {
        while (parents.at(-1) >= level) parents.pop();
        parents.push(level);
        return `${tag} aria-level="${parents.length}"`;
      })
  );
}

/** Writes the API reference. Returns the problems found. */
async function buildReference() {
  const navigationLinks = { Guides: `${siteRoot}index.html`, Storybook: `${siteRoot}storybook/index.html` };
  const { app, project, problems } = await readReference({
    customCss: 'scripts/docs/reference.css',
    customJs: 'scripts/docs/reference.js',
    readme: 'scripts/docs/reference.md',
    navigationLinks,
  });
  if (!project) fail(['TypeDoc could not read the sources.', ...problems]);
  await app.generateDocs(project, join(out, 'api'));
  for (const page of findPages(join(out, 'api'))) {
    const root = relative(dirname(page), out).split(sep).join('/');
    writeFileSync(page, improveMarkup(readFileSync(page, 'utf8')).replaceAll(siteRoot, `${root}/`));
  }
  return problems;
}

function buildStorybook() {
  const args = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-o', join(out, 'storybook')];
  const { status } = spawnSync(process.execPath, [...args, '--disable-telemetry', '--quiet'], { stdio: 'inherit' });
  if (status !== 0) fail(['Building Storybook failed. Its output is above.']);
}

if (process.argv.includes('--check')) {
  const { project, problems } = await readReference();
  if (!project || problems.length > 0) fail(['TypeDoc found problems.', ...problems]);
  console.log('Every public member is documented, and all links in docstrings resolve.');
  process.exit(0);
}

const onlyGuides = process.argv.includes('--guides');
rmSync(out, { recursive: true, force: true });
await buildGuides();
const problems = onlyGuides ? [] : await buildReference();
if (!onlyGuides) buildStorybook();
const pages = findPages(out);
if (!onlyGuides) problems.push(...pages.flatMap(findBrokenLinks));
if (problems.length > 0) fail([...problems, `${out}/ was written, but has the problems above.`]);
console.log(
  `Wrote ${pages.length} pages to ${out}/. Serve the folder with any web server, for example npx vite preview --outDir ${out}`,
);
