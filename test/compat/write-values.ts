import ts from 'typescript';
import type { Names } from './names';
import { signature } from './signature';

const label = (path: string, member: string): string => `${path}_${member}`.replace(/\W+/g, '_');

/** Uses of an enum: each member as a value and as a type, a variable of every member, a number, a member's name. */
export function writeEnum(node: ts.EnumDeclaration, path: string): string[] {
  const members = node.members.map(({ name }) => `${path}.${name.getText()}`);
  const isText = node.members.some(({ initializer }) => initializer && ts.isStringLiteral(initializer));
  const lines = members.map((member) => `export const ${label(member, '')}: ${member} = ${member};`);
  lines.push(
    `export function ${label(path, 'change')}() { let x = ${members[0] ?? ''}; ${members.map((m) => `x = ${m}`).join('; ')}; return x; }`,
  );
  if (isText) return lines;
  return [
    ...lines,
    `export const ${label(path, 'fromNumber')} = (x: number): ${path} => x;`,
    `export const ${label(path, 'nameOf')} = (x: ${path}): string => ${path}[x];`,
  ];
}

/** Uses of a type alias: it is what it is declared to be, in both directions. */
export function writeAlias(node: ts.TypeAliasDeclaration, path: string, names: Names): string[] {
  const type = names.type(node.type);
  if (!type || node.typeParameters) return [];
  return [
    `export const ${label(path, 'read')} = (x: ${path}): ${type} => x;`,
    `export const ${label(path, 'write')} = (x: ${type}): ${path} => x;`,
  ];
}

/** Uses of a function: a call with what it takes. */
export function writeFunction(node: ts.FunctionDeclaration, path: string, names: Names): string[] {
  const call = signature(node, names);
  if (!call) return [];
  const { parameters, list, result } = call;
  return [`export function ${label(path, 'call')}(${parameters}): ${result} { return ${path}(${list}); }`];
}

/** Uses of a constant: it is read as what it is declared to be. */
export function writeConstant(node: ts.VariableStatement, path: string, names: Names): string[] {
  const type = names.type(node.declarationList.declarations[0]?.type);
  return type ? [`export const ${label(path, 'read')}: ${type} = ${path};`] : [];
}
