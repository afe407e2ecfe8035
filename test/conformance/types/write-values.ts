import ts from 'typescript';
import type { TypeTranslator } from './type-translator';
import { signature } from './signature';

const label = (path: string, member: string): string => `${path}_${member}`.replace(/\W+/g, '_');

/** Generates code that uses an enum: members as values and types, assignments, conversion from a number, and reverse lookup. */
export function writeEnum(node: ts.EnumDeclaration, path: string): string[] {
  const members = node.members.map(({ name }) => `${path}.${name.getText()}`);
  const isStringEnum = node.members.some(({ initializer }) => initializer && ts.isStringLiteral(initializer));
  const lines = members.map((member) => `export const ${label(member, '')}: ${member} = ${member};`);
  lines.push(
    `export function ${label(path, 'change')}() { let x = ${members[0] ?? ''}; ${members.map((m) => `x = ${m}`).join('; ')}; return x; }`,
  );
  if (isStringEnum) return lines;
  return [
    ...lines,
    `export const ${label(path, 'fromNumber')} = (x: number): ${path} => x;`,
    `export const ${label(path, 'nameOf')} = (x: ${path}): string => ${path}[x];`,
  ];
}

/** Generates code that uses a type alias: assignments to and from the aliased type. */
export function writeAlias(node: ts.TypeAliasDeclaration, path: string, types: TypeTranslator): string[] {
  const type = types.translate(node.type);
  if (!type || node.typeParameters) return [];
  return [
    `export const ${label(path, 'read')} = (x: ${path}): ${type} => x;`,
    `export const ${label(path, 'write')} = (x: ${type}): ${path} => x;`,
  ];
}

/** Generates code that calls a function. */
export function writeFunction(node: ts.FunctionDeclaration, path: string, types: TypeTranslator): string[] {
  const call = signature(node, types);
  if (!call) return [];
  const { parameters, list, result } = call;
  return [`export function ${label(path, 'call')}(${parameters}): ${result} { return ${path}(${list}); }`];
}

/** Generates code that assigns a constant to a variable of its declared type. */
export function writeConstant(node: ts.VariableStatement, path: string, types: TypeTranslator): string[] {
  const type = types.translate(node.declarationList.declarations[0]?.type);
  return type ? [`export const ${label(path, 'read')}: ${type} = ${path};`] : [];
}
