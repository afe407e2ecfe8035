import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { writeClass, writeInterface } from './write-members';
import { TypeTranslator } from './type-translator';
import { writeAlias, writeConstant, writeEnum, writeFunction } from './write-values';

const declarations = {
  client: 'node_modules/powerbi-client/dist/powerbi-client.d.ts',
  models: 'node_modules/powerbi-models/dist/models.d.ts',
};

function parse(path: string): ts.SourceFile {
  const absolute = resolve(process.cwd(), path);
  return ts.createSourceFile(absolute, readFileSync(absolute, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** Collects declarations by name. */
function collectDeclarations(statements: readonly ts.Statement[], into: Map<string, ts.Statement>): void {
  for (const statement of statements) {
    if (ts.isVariableStatement(statement)) {
      const name = statement.declarationList.declarations[0]?.name;
      if (name && ts.isIdentifier(name)) into.set(name.text, statement);
      continue;
    }
    const { name } = statement as { name?: ts.Node } & ts.Statement;
    if (name && ts.isIdentifier(name as ts.Identifier)) into.set((name as ts.Identifier).text, statement);
  }
}

/** Returns the modules in powerbi-client's declaration file. */
function modulesOf(source: ts.SourceFile): Map<string, readonly ts.Statement[]> {
  const modules = new Map<string, readonly ts.Statement[]>();
  for (const statement of source.statements) {
    if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body)) {
      modules.set(statement.name.text, statement.body.statements);
    }
  }
  return modules;
}

/**
 * Generates a program that uses all declarations in `powerbi-client` and `powerbi-models`: it reads and writes each field,
 * calls each method and function, constructs each class, and refers to each enum member. Each use is a function named
 * after the declaration, and compiler errors contain that name.
 *
 * @param client - module to import: 'powerbi-client' or its replacement
 * @returns the program, and the members that no program can use
 */
export function clientProgram(client: string): { text: string; unreachable: string[] } {
  const modules = modulesOf(parse(declarations.client));
  const declarationsByName = new Map<string, ts.Statement>();
  for (const statements of modules.values()) collectDeclarations(statements, declarationsByName);
  const models = new Map<string, ts.Statement>();
  collectDeclarations(parse(declarations.models).statements, models);
  const service = new Map<string, ts.Statement>();
  collectDeclarations(modules.get('service') ?? [], service);

  const exported = new Set<string>();
  for (const statement of modules.get('powerbi-client') ?? []) {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause))
      continue;
    for (const { name } of statement.exportClause.elements) exported.add(name.text);
  }
  for (const name of ['models', 'service', 'factories']) exported.delete(name);

  const types = new TypeTranslator({ exported, models: new Set(models.keys()), service: new Set(service.keys()) });
  const lines = [
    `import * as pbi from '${client}';`,
    `import { models, service, factories } from '${client}';`,
    `interface Response<T> { statusCode: number; body: T }`,
    `export const global: service.Service = window.powerbi;`,
    `export const created = new service.Service(factories.hpmFactory, factories.wpmpFactory, factories.routerFactory);`,
  ];
  const write = (name: string, statement: ts.Statement | undefined, path: string): void => {
    if (!statement) throw new Error(`The declarations of powerbi-client do not contain ${name}.`);
    if (ts.isClassDeclaration(statement)) lines.push(...writeClass(statement, path, types));
    else if (ts.isInterfaceDeclaration(statement)) lines.push(...writeInterface(statement, path, types));
    else if (ts.isEnumDeclaration(statement)) lines.push(...writeEnum(statement, path));
    else if (ts.isFunctionDeclaration(statement)) lines.push(...writeFunction(statement, path, types));
    else if (ts.isTypeAliasDeclaration(statement)) lines.push(...writeAlias(statement, path, types));
    else if (ts.isVariableStatement(statement)) lines.push(...writeConstant(statement, path, types));
  };
  for (const name of exported) write(name, declarationsByName.get(name), `pbi.${name}`);
  for (const [name, statement] of service) write(name, statement, `service.${name}`);
  for (const [name, statement] of models) write(name, statement, `models.${name}`);
  // Not exported; available as a property of Report only.
  write('BookmarksManager', declarationsByName.get('BookmarksManager'), `pbi.Report['bookmarksManager']`);
  return { text: `${lines.join('\n')}\n`, unreachable: types.unreachable };
}
