import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Token } from 'marked';
import ts from 'typescript';
import { readDocuments, type Document } from './documents';

/**
 * An example in a document: a fenced code block with the language ts, tsx, html, vue or svelte. Words after the language
 * define how it runs:
 *
 * - none: in Chromium, with the emulator. A ts or tsx block is a module, and an html block is a page or a part of one. Vue and
 *   Svelte components are compiled by their compilers and mounted by a separate test.
 * - `node`: in Node.js, with the built package
 * - `server`: in Node.js, as a module that other blocks import or that an `after` comment uses
 * - `file=path`: saved under this path, so that other blocks in the document can import it
 * - `recipe=path`: identical to this file in `test/docs/recipes`, which is run by a separate test runner
 * - `compiled`: only compiled, because the program that would run it is not a dependency of this project
 *
 * A comment `<!-- before … -->` before a block contains lines that readers do not need. A comment `<!-- after … -->` after a
 * block contains checks of its effect. The `harness.ts` globals (`element`, `embedUrl`, `report`, …) need no declaration.
 */
export interface Example {
  document: string;
  /** Position in the document, starting at 1. */
  number: number;
  language: (typeof languages)[number];
  kind: 'browser' | 'node' | 'recipe' | 'compiled' | 'component';
  /** Path for imports from other examples, or the recipe's path. */
  file: string | undefined;
  before: string;
  code: string;
  after: string;
}

const languages = ['ts', 'tsx', 'html', 'vue', 'svelte'] as const;

const kinds = [
  ['node', 'node'],
  ['server', 'node'],
  ['compiled', 'compiled'],
] as const;

const hiddenLines = (token: Token | undefined, word: string): string => {
  const text = token?.type === 'html' ? new RegExp(`^<!-- ${word}\\n([\\s\\S]*?)-->\\s*$`).exec(token.raw)?.[1] : '';
  return text ?? '';
};

/** Returns the examples in a document, in order. */
export function examplesOf({ path, tokens }: Document): Example[] {
  const blocks = tokens.filter(({ type }) => type !== 'space');
  let number = 0;
  return blocks.flatMap((token, index): Example[] => {
    if (token.type !== 'code') return [];
    const [name = '', ...words] = ((token.lang as string | undefined) ?? '').split(' ');
    const language = languages.find((language) => language === name);
    if (!language) return [];
    const isComponent = language === 'vue' || language === 'svelte';
    const value = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
    number += 1;
    const recipe = value('recipe');
    return [
      {
        document: path,
        number,
        language,
        kind: recipe
          ? 'recipe'
          : (kinds.find(([word]) => words.includes(word))?.[1] ?? (isComponent ? 'component' : 'browser')),
        file: recipe ?? value('file'),
        before: hiddenLines(blocks[index - 1], 'before'),
        code: token.text as string,
        after: hiddenLines(blocks[index + 1], 'after'),
      },
    ];
  });
}

/** Returns the examples in all documents with an extension. */
export const readExamples = (extension?: '.md' | '.mdx'): Example[] => readDocuments(extension).flatMap(examplesOf);

/** Returns an example's name for messages. */
export const nameOf = ({ document, number }: Example): string => `${document}, example ${String(number)}`;

/** Returns an example as a module. If a tsx block has elements as statements, the block becomes a component that renders them. */
export function moduleOf({ language, before, code, after, file = '' }: Example): string {
  // Only a component's script is checked. The framework declares its macros (`defineProps`, `$state`).
  if (language === 'vue' || language === 'svelte') {
    const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec(code)?.[1] ?? '';
    const lib = relative(dirname(file), 'src/lib');
    return `${before}\n${script.replaceAll("'$lib/", `'${lib}/`)}\nexport default {};\n`;
  }
  const visible = `${before}\n${code}`;
  if (language === 'ts') return `${visible}\n${after}\nexport {};\n`;
  const source = ts.createSourceFile('example.tsx', visible, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const text = (node: ts.Node) => node.getFullText(source);
  const elements = source.statements.flatMap((node) =>
    ts.isExpressionStatement(node) && node.expression.getText(source).startsWith('<') ? [node] : [],
  );
  if (elements.length === 0) return `${visible}\n${after}\nexport {};\n`;
  const imports = source.statements.filter(ts.isImportDeclaration);
  const remaining = source.statements.filter(
    (node) => !imports.includes(node as never) && !elements.includes(node as never),
  );
  return [
    ...imports.map(text),
    'function Example() {',
    ...remaining.map(text),
    `return <>${elements.map(({ expression }) => expression.getText(source)).join('\n')}</>;`,
    '}',
    'await render(<Example />);',
    after,
    'export {};',
  ].join('\n');
}

/** Returns the folder name for a document's modules. */
export const folderOf = (document: string): string => document.replace(/\.mdx?$/, '').replace(/\W+/g, '-');

/** Returns whether a module uses a name without declaring it. */
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
    ((ts.isPropertyAccessExpression(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isPropertySignature(parent)) &&
      parent.name === name)
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

/** Writes examples as modules to a folder in `temp` and returns their paths. */
export function writeModules(folder: string, examples: readonly Example[]): Map<Example, string> {
  const root = join(process.cwd(), 'temp', folder);
  rmSync(root, { recursive: true, force: true });
  return new Map(
    examples.map((example) => {
      const { document, number, language, file } = example;
      const isComponent = language === 'vue' || language === 'svelte';
      // TypeScript resolves `./report.vue` to this name.
      const name = isComponent && file ? `${file}.ts` : file;
      const path = join(root, folderOf(document), name ?? `example-${String(number)}.${language}`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, moduleOf(example));
      return [example, path];
    }),
  );
}
