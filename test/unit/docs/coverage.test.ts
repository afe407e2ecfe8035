// @vitest-environment node
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { commonEvents, dashboardEvents, qnaEvents, reportEvents, tileEvents } from '../../../src/protocol/events';

/** Returns the names in the first column of a document's tables. */
const namesIn = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^\| `([\w]+)`\s*\|/gm)].map(([, name = '']) => name);

/** Returns the names of an interface's members in a source file. */
function membersOf(path: string, name: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const declaration = source.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name);
  if (!declaration || !ts.isInterfaceDeclaration(declaration)) throw new Error(`${path} has no interface ${name}.`);
  return declaration.members.flatMap(({ name: member }) => (member && ts.isIdentifier(member) ? [member.text] : []));
}

/** Returns the string literals of a union type in a source file. */
function unionOf(path: string, name: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const declaration = source.statements.find((node) => ts.isTypeAliasDeclaration(node) && node.name.text === name);
  if (!declaration || !ts.isTypeAliasDeclaration(declaration) || !ts.isUnionTypeNode(declaration.type))
    throw new Error(`${path} has no union type ${name}.`);
  return declaration.type.types.map((type) =>
    ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : '',
  );
}

describe('guide coverage', () => {
  it('explains every EmbedError code in the troubleshooting guide', () => {
    const codes = unionOf('src/errors.ts', 'EmbedErrorCode');
    expect(codes.length).toBeGreaterThan(20);
    const text = readFileSync('docs/troubleshooting.md', 'utf8');
    const section = text.slice(text.indexOf('## Error codes'), text.indexOf('## Rejected calls'));
    const explained = [...section.matchAll(/^\| `(\w+)`\s*\|/gm)].map(([, code = '']) => code);
    expect(explained.sort()).toEqual(codes.sort());
  });

  it('lists every report setting in the settings guide', () => {
    const text = readFileSync('docs/settings.md', 'utf8');
    const settings = membersOf('src/models/settings.ts', 'Settings');
    expect(settings.length).toBeGreaterThan(15);
    expect(settings.filter((name) => !new RegExp(`^\\|.*\`${name}[\`.]`, 'm').test(text))).toEqual([]);
  });

  it('lists every event with the embeds that emit it in the events guide', () => {
    const tables = { dashboard: dashboardEvents, qna: qnaEvents, report: reportEvents, tile: tileEvents };
    const names = [...new Set(Object.values(tables).flat())];
    expect(namesIn('docs/events.md').sort()).toEqual(names.sort());
    const text = readFileSync('docs/events.md', 'utf8');
    for (const name of names) {
      const owners = new RegExp(`^\\| \`${name}\`\\s*\\| ([^|]+)\\|`, 'm').exec(text)?.[1]?.trim();
      const emitters = Object.entries(tables).flatMap(([type, events]) => (events.includes(name) ? [type] : []));
      const expected = commonEvents.includes(name)
        ? 'all'
        : emitters.flatMap((type) => (type === 'report' ? ['report', 'visual'] : [type]));
      expect((owners === 'all' ? owners : owners?.split(', ').sort()) ?? '', name).toEqual(
        expected === 'all' ? expected : expected.sort(),
      );
    }
  });
});

describe('the emulator', () => {
  it('emits every event', () => {
    const emitted = [...sourcesOf('src/emulator').matchAll(/\bemit\(\s*'(\w+)'/g)].map(([, name = '']) => name);
    const events = [commonEvents, dashboardEvents, qnaEvents, reportEvents, tileEvents].flat();
    expect(events.filter((name) => !emitted.includes(name))).toEqual([]);
  });
});

/** Returns the text of all source files in a folder. */
function sourcesOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}

describe('names in the documents', () => {
  it('mentions only attributes that the sources read', () => {
    const sources = ['service', 'declarative', 'embed', 'report']
      .map((folder) => sourcesOf(join('src', folder)))
      .join('\n');
    const isRead = (name: string) =>
      sources.includes(`'${name}'`) ||
      new RegExp(`\\b${name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())}\\b`).test(sources);
    const text = ['README.md', 'docs/getting-started.md', 'docs/performance.md', 'docs/troubleshooting.md']
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const names = [...new Set([...text.matchAll(/[`\s]data-([a-z-]+)/g)].map(([, name = '']) => name))];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !isRead(name))).toEqual([]);
  });

  it('lists every module in src, and no missing ones, in the architecture document', () => {
    const modules = [...readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/^\| (`[^|]+`)\s*\|/gm)]
      .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
      .map((name) => (/^\w+\.ts$/.test(name) ? `src/${name}` : name));
    expect(modules.filter((path) => !existsSync(path))).toEqual([]);
    expect(
      readdirSync('src')
        .map((name) => `src/${name}`)
        .filter((path) => !modules.includes(path)),
    ).toEqual([]);
  });
});
