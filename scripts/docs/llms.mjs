// Text versions of the guides for language models and offline reading.
import { readGuideGroups } from './pages.mjs';

const summary =
  'Vitrine (`@vitrine/sdk`) embeds Power BI content in web pages: from a script tag, from JavaScript and TypeScript, and with React. It is wire-compatible with powerbi-client and includes an emulator of the content frame and its REST API for development and tests.';

/** Returns the content of llms.txt: a summary, and a list of the guides with links to their Markdown files. */
export function llmsIndex(getSitePath) {
  const groups = readGuideGroups().map(({ title, guides }) => {
    const lines = guides.map((guide) => `- [${guide.title}](${getSitePath(guide.path)}): ${guide.description}`);
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  const all = '## Optional\n\n- [All guides in one file](guides.md)\n- [API reference](api/index.html)';
  return `# Vitrine\n\n> ${summary}\n\n${groups.join('\n\n')}\n\n${all}\n`;
}

/** Returns all guides as one document. `read` returns a guide's prepared Markdown. */
export function allGuides(read) {
  const paths = readGuideGroups().flatMap(({ guides }) => guides.map(({ path }) => path));
  const parts = paths.map((path) => read(path).trim());
  return `# Vitrine: all guides\n\n${summary}\n\n${parts.join('\n\n---\n\n')}\n`;
}
