// `npm run docs`: writes guides, reference and Storybook to site/ as static files that can be served from any folder. Guides and
// reference also work from file://.
// `--check` writes nothing and fails if a public member is undocumented or a link in a docstring is broken.
// `--no-storybook` skips Storybook, which takes most of the time.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { readReference } from './build-reference.mjs';

const out = 'site';
// TypeDoc copies navigation links unchanged, but the relative path to the root differs from page to page. This placeholder is
// replaced in each page.
const storybook = 'https://storybook.invalid/';

function fail(lines) {
  for (const line of lines) console.error(line);
  process.exit(1);
}

/** Returns the HTML files in a folder, without those of Storybook. */
function findPages(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return path === join(out, 'storybook') ? [] : findPages(path);
    return entry.name.endsWith('.html') ? [path] : [];
  });
}

/** Returns a message for each link of a page whose target does not exist. */
function brokenLinks(page) {
  const html = readFileSync(page, 'utf8').replace(/<(script|pre|code)\b[\s\S]*?<\/\1>/g, '');
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].flatMap(([, link = '']) => {
    const path = decodeURIComponent(link.replaceAll('&amp;', '&').split(/[?#]/)[0] ?? '');
    if (path === '' || /^[a-z]+:/.test(path)) return [];
    if (path.startsWith('/')) return [`${page}: expected a relative link, received '${link}'`];
    return existsSync(resolve(dirname(page), path)) ? [] : [`${page}: the target of '${link}' does not exist`];
  });
}

const check = process.argv.includes('--check');
const withStorybook = !process.argv.includes('--no-storybook');
const { app, project, problems } = await readReference({
  out,
  customCss: 'scripts/build-docs.css',
  navigationLinks: withStorybook ? { Storybook: storybook } : {},
});
if (!project) fail(['TypeDoc could not read the sources.', ...problems]);
if (check) {
  if (problems.length > 0) fail(problems);
  console.log('Every public member is documented, and all links in docstrings resolve.');
  process.exit(0);
}

rmSync(out, { recursive: true, force: true });
await app.generateDocs(project, out);

if (withStorybook) {
  const args = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-o', join(out, 'storybook')];
  const { status } = spawnSync(process.execPath, [...args, '--disable-telemetry', '--quiet'], { stdio: 'inherit' });
  if (status !== 0) fail(['Building Storybook failed. Its output is above.']);
}

const pages = findPages(out);
for (const page of pages) {
  const root = relative(dirname(page), out).split(sep).join('/') || '.';
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replaceAll(storybook, `${root}/storybook/index.html`));
}
const allProblems = [...problems, ...pages.flatMap(brokenLinks)];
if (allProblems.length > 0) fail([...allProblems, `${out}/ was written, but has the problems above.`]);
console.log(`Wrote ${pages.length} pages${withStorybook ? ' and Storybook' : ''} to ${out}/. Open ${out}/index.html.`);
