// `npm run docs`: writes site/, static files that work from any folder: guides and reference (from file:// too) and Storybook.
// With `--check` nothing is written: it fails when a public member is not documented or a link of a docstring leads nowhere.
// With `--no-storybook` the guides and the reference alone, for a quick look.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { readReference } from './reference.mjs';

const out = 'site';
// TypeDoc writes links of the navigation as they are given; the way to the root differs from page to page.
const storybook = 'https://storybook.invalid/';

function fail(lines) {
  for (const line of lines) console.error(line);
  process.exit(1);
}

/** The HTML files below a folder, without Storybook's own. */
function findPages(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return path === join(out, 'storybook') ? [] : findPages(path);
    return entry.name.endsWith('.html') ? [path] : [];
  });
}

/** The links and addresses of a page that lead to no file of the site. */
function brokenLinks(page) {
  const html = readFileSync(page, 'utf8').replace(/<(script|pre|code)\b[\s\S]*?<\/\1>/g, '');
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].flatMap(([, link = '']) => {
    const path = decodeURIComponent(link.replaceAll('&amp;', '&').split(/[?#]/)[0] ?? '');
    if (path === '' || /^[a-z]+:/.test(path)) return [];
    if (path.startsWith('/')) return [`${page}: '${link}' works from the root only`];
    return existsSync(resolve(dirname(page), path)) ? [] : [`${page}: '${link}' leads nowhere`];
  });
}

const check = process.argv.includes('--check');
const withStorybook = !process.argv.includes('--no-storybook');
const { app, project, faults } = await readReference({
  out,
  customCss: 'scripts/site.css',
  navigationLinks: withStorybook ? { Storybook: storybook } : {},
});
if (!project) fail(['The sources could not be read.', ...faults]);
if (check) {
  if (faults.length > 0) fail(faults);
  console.log('Every public member is documented, and links of docstrings lead somewhere.');
  process.exit(0);
}

rmSync(out, { recursive: true, force: true });
await app.generateDocs(project, out);

if (withStorybook) {
  const args = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-o', join(out, 'storybook')];
  const { status } = spawnSync(process.execPath, [...args, '--disable-telemetry', '--quiet'], { stdio: 'inherit' });
  if (status !== 0) fail(['Storybook could not be built.']);
}

const pages = findPages(out);
for (const page of pages) {
  const root = relative(dirname(page), out).split(sep).join('/') || '.';
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replaceAll(storybook, `${root}/storybook/index.html`));
}
const wrong = [...faults, ...pages.flatMap(brokenLinks)];
if (wrong.length > 0) fail([...wrong, `${out}/ is written, but not in order.`]);
console.log(`${pages.length} pages${withStorybook ? ' and Storybook' : ''} in ${out}/: open ${out}/index.html.`);
