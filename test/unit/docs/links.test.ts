// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allTokens, anchorsOf, readDocuments, type Document } from '../../docs/documents';

const documents = readDocuments();
const byPath = new Map(documents.map((document) => [document.path, document]));
const manifest = (path: string) =>
  JSON.parse(readFileSync(path, 'utf8')) as { scripts: Record<string, string>; bin?: Record<string, string> };

/** Returns a link's problem, or undefined for a valid link. External URLs are parsed but not requested. */
function problemOf(from: Document, link: string): string | undefined {
  if (/^[a-z]+:/.test(link)) return URL.canParse(link) ? undefined : 'is not a valid URL';
  const [path = '', anchor] = decodeURIComponent(link).split('#');
  const target = path === '' ? from.path : normalize(join(dirname(from.path), path));
  if (target.startsWith('..')) return 'has a target outside the repository';
  if (!existsSync(target)) return 'has a target that does not exist';
  const document = byPath.get(target.replace(/\/$/, ''));
  if (anchor === undefined) return undefined;
  return document && anchorsOf(document).has(anchor) ? undefined : 'has an anchor that does not exist';
}

/** Returns the commands in a document: lines in shell blocks and inline code. */
function commandsOf(document: Document): string[] {
  return allTokens(document).flatMap(({ type, lang, text = '' }) => {
    if (type === 'codespan') return [text];
    return type === 'code' && /^(sh|bash|shell|console)\b/.test(lang ?? '') ? text.split('\n') : [];
  });
}

describe('references in the documents', () => {
  it('resolves all links in the documents', () => {
    const problems = documents.flatMap((document) =>
      allTokens(document).flatMap(({ type, href }) => {
        if ((type !== 'link' && type !== 'image') || href === undefined) return [];
        const problem = problemOf(document, href);
        return problem === undefined ? [] : [`${document.path}: '${href}' ${problem}`];
      }),
    );
    expect(problems).toEqual([]);
  });

  it('mentions only npm scripts that exist', () => {
    const { scripts } = manifest('package.json');
    const scriptNames = new Set([...Object.keys(scripts), ...Object.keys(manifest('demo/package.json').scripts)]);
    const unknown = documents.flatMap((document) =>
      commandsOf(document).flatMap((command) =>
        [...command.matchAll(/\bnpm (?:run (?:-w \S+ )?)([\w:-]+)|\bnpm (start|test)\b/g)]
          .map(([, name, short]) => name ?? short ?? '')
          .filter((name) => !scriptNames.has(name) && !document.path.startsWith('examples/'))
          .map((name) => `${document.path}: npm run ${name}`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('explains every npm script in CONTRIBUTING', () => {
    const text = byPath.get('CONTRIBUTING.md')?.text ?? '';
    const names = Object.keys(manifest('package.json').scripts).filter((name) => !/^(pre|post)/.test(name));
    expect(names.filter((name) => !new RegExp(`\\bnpm (run )?${name}(?![\\w:-])`).test(text))).toEqual([]);
  });

  it('mentions only script files that exist', () => {
    const unknown = documents.flatMap((document) =>
      commandsOf(document).flatMap((command) =>
        [...command.matchAll(/\bnode (?:--import tsx )?((?:\w+\/)+[\w.-]+\.\w+)/g)]
          .map(([, path = '']) => path)
          .filter((path) => !path.startsWith('node_modules/') && !existsSync(path))
          .filter((path) => !existsSync(join(dirname(document.path), path)))
          .map((path) => `${document.path}: ${path}`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('mentions only options that the emulator command supports', () => {
    const help = readFileSync('src/emulator/command.ts', 'utf8');
    const unknown = documents.flatMap((document) =>
      commandsOf(document).flatMap((command) =>
        (/\bvitrine-emulator\b([^#|&]*)/.exec(command)?.[1]?.match(/--[\w-]+/g) ?? [])
          .filter((option) => !help.includes(option))
          .map((option) => `${document.path}: ${option}`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('lists all guides and decision records in their indexes', () => {
    const index = byPath.get('docs/README.md')?.text ?? '';
    const guides = documents
      .map(({ path }) => /^docs\/([\w-]+\.md)$/.exec(path)?.[1])
      .filter((name) => name !== undefined);
    expect(guides.filter((name) => name !== 'README.md' && !index.includes(`](${name})`))).toEqual([]);
    const decisions = byPath.get('docs/decisions/README.md')?.text ?? '';
    const records = documents.flatMap(({ path }) => /^docs\/decisions\/(\d.+\.md)$/.exec(path)?.[1] ?? []);
    expect(records.filter((name) => !decisions.includes(`](${name})`))).toEqual([]);
  });
});
