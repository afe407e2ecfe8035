// The documentation site's pages: its documents, their order, and their paths on the site.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';

/** The project's own documents, with their paths on the site. */
const projectPages = {
  'ARCHITECTURE.md': 'project/architecture.md',
  'CONTRIBUTING.md': 'project/contributing.md',
  'CHANGELOG.md': 'project/changelog.md',
  'SECURITY.md': 'project/security-policy.md',
};

/** Returns the documents for the examples: the index, then the README of each example that has one. */
function examplePages() {
  const folders = readdirSync('examples', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const paths = folders.map(({ name }) => `examples/${name}/README.md`).filter((path) => existsSync(path));
  return ['examples/README.md', ...paths];
}

const getSitePath = (path) =>
  projectPages[path] ??
  path
    .replace(/^docs\/decisions\//, 'decisions/')
    .replace(/^docs\//, 'guides/')
    .replace(/^(examples\/[^/]+)\/README\.md$/, '$1.md')
    .replace(/README\.md$/, 'index.md');

/** Returns a document's first heading. */
const readTitle = (path) => /^# (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? path;

/**
 * Returns the guide groups in docs/README.md: each heading that is followed by a table is a group, and each row in its table
 * is a guide with a description.
 */
export function readGuideGroups() {
  const sections = readFileSync('docs/README.md', 'utf8').split(/^## /m);
  return sections.flatMap((section) => {
    const [title = ''] = section.split('\n');
    const rows = [...section.matchAll(/^\| \[([^\]]+)\]\(([^)]+\.md)\)\s*\| (.*?)\s*\|$/gm)];
    if (rows.length === 0) return [];
    const guides = rows.map(([, text, link, description]) => ({
      title: text,
      path: posix.join('docs', link),
      description,
    }));
    return [{ title: title.trim(), guides }];
  });
}

/** Returns the paths of all documents on the site, by their paths in the repository. */
export function readPages() {
  const decisions = readdirSync('docs/decisions').filter((name) => name.endsWith('.md'));
  const paths = [
    'docs/README.md',
    ...readGuideGroups().flatMap(({ guides }) => guides.map(({ path }) => path)),
    ...decisions.map((name) => `docs/decisions/${name}`),
    ...examplePages(),
    ...Object.keys(projectPages),
  ];
  return new Map([...new Set(paths)].map((path) => [path, getSitePath(path)]));
}

/** Returns the sidebar for VitePress. */
export function sidebar() {
  const item = (text, path) => ({ text, link: `/${getSitePath(path).replace(/(index)?\.md$/, '')}` });
  const guides = readGuideGroups().map(({ title, guides }) => ({
    text: title,
    items: guides.map((guide) => item(guide.title, guide.path)),
  }));
  const exampleName = (path) => (path === 'examples/README.md' ? 'Overview' : posix.basename(posix.dirname(path)));
  return [
    ...guides,
    { text: 'Examples', items: examplePages().map((path) => item(exampleName(path), path)) },
    { text: 'Project', collapsed: true, items: Object.keys(projectPages).map((path) => item(readTitle(path), path)) },
  ];
}
