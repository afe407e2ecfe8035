import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer, walkTokens, type Token } from 'marked';

/** A Markdown or MDX file in the repository. */
export interface Document {
  /** Path relative to the repository root, for example 'docs/tokens.md'. */
  path: string;
  text: string;
  tokens: Token[];
}

/** A Markdown token with the fields that only some token types have. */
export type AnyToken = Token & { lang?: string; text?: string; href?: string };

const ignoredFolders = new Set([
  'node_modules',
  'dist',
  'temp',
  'site',
  'coverage',
  'storybook-static',
  'api',
  '.git',
  '.data',
]);

function findFiles(folder: string, extension: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : findFiles(path, extension);
    return entry.name.endsWith(extension) ? [path] : [];
  });
}

/** Reads all files in the repository with an extension, except for generated ones. */
export function readDocuments(extension: '.md' | '.mdx' = '.md'): Document[] {
  return findFiles('.', extension)
    .sort()
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return { path, text, tokens: lexer(text) };
    });
}

/** Returns all tokens of a document, including nested ones. */
export function allTokens({ tokens }: Document): AnyToken[] {
  const all: AnyToken[] = [];
  void walkTokens(tokens, (token) => {
    all.push(token);
  });
  return all;
}

/** Returns the anchors that GitHub generates for a document's headings. */
export function anchorsOf(document: Document): Set<string> {
  const anchors = new Set<string>();
  for (const token of allTokens(document)) {
    if (token.type !== 'heading') continue;
    const slug = (token.text ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${String(count)}`;
    anchors.add(anchor);
  }
  return anchors;
}
