import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lexer, walkTokens } from 'marked';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installPacked, type Consumer } from './packed';

let consumer: Consumer;
let folder: string;

beforeAll(() => {
  consumer = installPacked();
  folder = join(consumer.folder, 'node_modules/@vitrine/sdk');
});

afterAll(() => {
  consumer.dispose();
});

/** Returns the relative links and images in a packed document whose targets are missing from the package. */
function brokenLinks(document: string): string[] {
  const links: string[] = [];
  void walkTokens(lexer(readFileSync(join(folder, document), 'utf8')), (token) => {
    if (token.type === 'link' || token.type === 'image') links.push(token.href as string);
  });
  return links
    .filter((link) => !/^([a-z]+:|#)/.test(link))
    .filter((link) => !existsSync(join(folder, dirname(document), decodeURIComponent(link).split('#')[0] ?? '')));
}

it('contains the targets of all relative links in the README', () => {
  expect(brokenLinks('README.md')).toEqual([]);
});

it('contains the targets of links between the guides and to the examples', () => {
  const repositoryOnly = /^(\.\.\/)+(src|test)\//;
  for (const document of ['docs/README.md', 'docs/security.md', 'docs/migrating-from-powerbi-client.md']) {
    expect(
      brokenLinks(document).filter((link) => !repositoryOnly.test(link)),
      document,
    ).toEqual([]);
  }
});

it('contains no dependencies or build output from the examples', () => {
  expect(statSync(join(folder, 'examples/vite-react/package.json')).isFile()).toBe(true);
  expect(existsSync(join(folder, 'examples/vite-react/node_modules'))).toBe(false);
});
