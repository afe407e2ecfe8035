import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Token } from 'marked';
import ts from 'typescript';
import { readDocuments, type Document } from './documents';

/**
 * An example of a document: a fenced block whose language is ts, tsx or html. Words after the language say where it runs:
 *
 * - nothing: in Chromium, on the emulator; a ts or tsx block is a module, an html block a page (or part of one)
 * - `node`: in Node, on the built package
 * - `server`: in Node, a module that other blocks import, or that an `after` comment uses
 * - `file=path`: under this path, so that other blocks of the document can import it
 * - `recipe=path`: it is this file of `test/docs/recipes`, which a test runner of its own runs
 * - `compiled`: it is compiled only, because the program that would run it is no dependency of this project
 *
 * A comment `<!-- before … -->` ahead of a block holds lines that readers need not see, `<!-- after … -->` behind it checks
 * what the block has done. The names of `stage.ts` (`element`, `embedUrl`, `report`, …) are there without being declared.
 */
export interface Example {
  document: string;
  /** Counts from 1 within the document. */
  number: number;
  language: 'ts' | 'tsx' | 'html';
  place: 'browser' | 'node' | 'recipe' | 'compiled';
  /** Path that other examples import it by, or of the recipe. */
  file: string | undefined;
  before: string;
  code: string;
  after: string;
}

const places = [
  ['node', 'node'],
  ['server', 'node'],
  ['compiled', 'compiled'],
] as const;

const hidden = (token: Token | undefined, word: string): string => {
  const text = token?.type === 'html' ? new RegExp(`^<!-- ${word}\\n([\\s\\S]*?)-->\\s*$`).exec(token.raw)?.[1] : '';
  return text ?? '';
};

/** The examples of a document, in order. */
export function examplesOf({ path, tokens }: Document): Example[] {
  const solid = tokens.filter(({ type }) => type !== 'space');
  let number = 0;
  return solid.flatMap((token, index): Example[] => {
    if (token.type !== 'code') return [];
    const [language = '', ...words] = ((token.lang as string | undefined) ?? '').split(' ');
    if (language !== 'ts' && language !== 'tsx' && language !== 'html') return [];
    const value = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
    number += 1;
    const recipe = value('recipe');
    return [
      {
        document: path,
        number,
        language,
        place: recipe ? 'recipe' : (places.find(([word]) => words.includes(word))?.[1] ?? 'browser'),
        file: recipe ?? value('file'),
        before: hidden(solid[index - 1], 'before'),
        code: token.text as string,
        after: hidden(solid[index + 1], 'after'),
      },
    ];
  });
}

/** All examples of all documents. */
export const readExamples = (): Example[] => readDocuments().flatMap(examplesOf);

/** How a message names an example. */
export const nameOf = ({ document, number }: Example): string => `${document}, example ${String(number)}`;

/** An example as a module. Elements that stand by themselves in a tsx block are what a component around the block renders. */
export function moduleOf({ language, before, code, after }: Example): string {
  const visible = `${before}\n${code}`;
  if (language === 'ts') return `${visible}\n${after}\nexport {};\n`;
  const source = ts.createSourceFile('example.tsx', visible, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const text = (node: ts.Node) => node.getFullText(source);
  const elements = source.statements.flatMap((node) =>
    ts.isExpressionStatement(node) && node.expression.getText(source).startsWith('<') ? [node] : [],
  );
  if (elements.length === 0) return `${visible}\n${after}\nexport {};\n`;
  const imports = source.statements.filter(ts.isImportDeclaration);
  const rest = source.statements.filter(
    (node) => !imports.includes(node as never) && !elements.includes(node as never),
  );
  return [
    ...imports.map(text),
    'function Example() {',
    ...rest.map(text),
    `return <>${elements.map(({ expression }) => expression.getText(source)).join('\n')}</>;`,
    '}',
    'await render(<Example />);',
    after,
    'export {};',
  ].join('\n');
}

/** A folder's name for a document. */
export const folderOf = (document: string): string => document.replace(/\.md$/, '').replace(/\W+/g, '-');

/** Whether a module uses a name that it does not declare. */
export function isFree(module: string, name: string): boolean {
  const source = ts.createSourceFile('example.tsx', module, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const uses: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name && !isMember(node)) uses.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses.length > 0 && !uses.some(isDeclaration);
}

const isMember = (name: ts.Identifier): boolean => {
  const { parent } = name;
  return (
    ts.isJsxAttribute(parent) ||
    ((ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === name)
  );
};

const isDeclaration = (name: ts.Identifier): boolean => {
  const { parent } = name;
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isBindingElement(parent) ||
      ts.isParameter(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isImportSpecifier(parent)) &&
    parent.name === name
  );
};

/** Writes examples as modules into a folder of their own below `temp`; gives the path of each. */
export function writeModules(folder: string, examples: readonly Example[]): Map<Example, string> {
  const root = join(process.cwd(), 'temp', folder);
  rmSync(root, { recursive: true, force: true });
  return new Map(
    examples.map((example) => {
      const { document, number, language, file } = example;
      const path = join(root, folderOf(document), file ?? `example-${String(number)}.${language}`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, moduleOf(example));
      return [example, path];
    }),
  );
}
