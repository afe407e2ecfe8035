// Prepares Markdown documents for the documentation site: removes test code, and adapts links and tabs.
import { posix } from 'node:path';

/** Applies a function to the text outside fenced code blocks. */
function outsideCode(markdown, change) {
  return markdown
    .split(/^((?:```|~~~)[\s\S]*?^(?:```|~~~)[ \t]*$)/m)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

/** Removes comments that contain test code, and the words after a code block's language that tell the tests how to run it. */
export function removeTestCode(markdown) {
  const fences = markdown.replace(/^(```\w+)(?: (?:node|server|compiled|(?:file|recipe)=\S+))+$/gm, '$1');
  return outsideCode(fences, (text) => text.replace(/<!-- (?:before|after)\n[\s\S]*?-->\n*/g, ''));
}

/**
 * Converts each part between `<!-- tabs -->` and `<!-- /tabs -->` to a group of tabs. A code block after a bold line is a tab, and
 * the line is its label.
 */
export function toTabs(markdown) {
  return markdown.replace(/^<!-- tabs -->\n([\s\S]*?)^<!-- \/tabs -->$/gm, (_match, content) => {
    const tabs = content.replace(/^\*\*(.+?)\*\*\n\n(```\w+)$/gm, '$2 [$1]');
    return `::: code-group\n${tabs}:::`;
  });
}

/**
 * Adapts relative links and images in a document. `resolve` receives the target's path in the repository and returns the link, or
 * undefined for a target that the site does not contain. Links to such targets become plain text.
 */
export function adaptLinks(markdown, path, resolve) {
  return outsideCode(markdown, (text) =>
    text.replace(/(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g, (match, image, label, href) => {
      if (/^([a-z]+:|#|\/)/.test(href)) return match;
      const [target = '', anchor] = href.split('#');
      const link = resolve(posix.normalize(posix.join(posix.dirname(path), target)));
      if (link === undefined) return label;
      return `${image}[${label}](${link}${anchor === undefined ? '' : `#${anchor}`})`;
    }),
  );
}

/** Returns a heading's anchor, as GitHub and the documentation tests compute it. */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** Splits a prepared document at its headings. Returns each section with its anchor, its titles and its text. */
export function splitSections(markdown) {
  const sections = [];
  const titles = [];
  for (const part of outsideCode(markdown, (text) => text.replace(/^(?=#{1,6} )/gm, '\u0000')).split('\u0000')) {
    const heading = /^(#{1,6}) (.+)\n?/.exec(part);
    if (!heading) continue;
    titles.length = heading[1].length - 1;
    titles.push(heading[2].replaceAll('`', ''));
    sections.push({
      anchor: anchorOf(heading[2]),
      titles: titles.filter((title) => title !== undefined),
      text: part.slice(heading[0].length),
    });
  }
  return sections;
}
