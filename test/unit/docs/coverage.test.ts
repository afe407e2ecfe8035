// @vitest-environment node
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { commonEvents, dashboardEvents, qnaEvents, reportEvents, tileEvents } from '../../../src/protocol/events';

/** The first cells of a document's tables that are one piece of code. */
const namesIn = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^\| `([\w]+)`\s*\|/gm)].map(([, name = '']) => name);

/** The members of a union of texts in a source file. */
function unionOf(path: string, name: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const found = source.statements.find((node) => ts.isTypeAliasDeclaration(node) && node.name.text === name);
  if (!found || !ts.isTypeAliasDeclaration(found) || !ts.isUnionTypeNode(found.type))
    throw new Error(`No union ${name}`);
  return found.type.types.map((type) =>
    ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : '',
  );
}

describe('the guides', () => {
  it('explain every code of EmbedError', () => {
    const codes = unionOf('src/errors.ts', 'EmbedErrorCode');
    expect(codes.length).toBeGreaterThan(20);
    const text = readFileSync('docs/troubleshooting.md', 'utf8');
    const section = text.slice(text.indexOf('## Codes'), text.indexOf('## What the frame says'));
    const explained = [...section.matchAll(/^\| `(\w+)`\s*\|/gm)].map(([, code = '']) => code);
    expect(explained.sort()).toEqual(codes.sort());
  });

  it('list every event, and say which embeds raise it', () => {
    const tables = { dashboard: dashboardEvents, qna: qnaEvents, report: reportEvents, tile: tileEvents };
    const names = [...new Set(Object.values(tables).flat())];
    expect(namesIn('docs/events.md').sort()).toEqual(names.sort());
    const text = readFileSync('docs/events.md', 'utf8');
    for (const name of names) {
      const owners = new RegExp(`^\\| \`${name}\`\\s*\\| ([^|]+)\\|`, 'm').exec(text)?.[1]?.trim();
      const raisers = Object.entries(tables).flatMap(([type, events]) => (events.includes(name) ? [type] : []));
      const expected = commonEvents.includes(name)
        ? 'all'
        : raisers.flatMap((type) => (type === 'report' ? ['report', 'visual'] : [type]));
      expect((owners === 'all' ? owners : owners?.split(', ').sort()) ?? '', name).toEqual(
        expected === 'all' ? expected : expected.sort(),
      );
    }
  });
});
