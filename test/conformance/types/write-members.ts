import ts from 'typescript';
import type { TypeTranslator } from './type-translator';
import { generics, signature, type Callable } from './signature';

const has = (node: ts.Declaration, ...flags: ts.ModifierFlags[]): boolean =>
  flags.some((flag) => (ts.getCombinedModifierFlags(node) & flag) !== 0);

/** Returns the name of the function that contains a use. */
const label = (path: string, member: string): string => `${path}_${member}`.replace(/\W+/g, '_');

function writeMethod(member: Callable, path: string, owner: string, types: TypeTranslator, type: string): string[] {
  const name = (member.name as ts.Identifier).text;
  const call = signature(member, types);
  if (!call) {
    types.unreachable.push(`${path}.${name}`);
    return [];
  }
  const { parameters, list, isVoid, result } = call;
  const use = type.startsWith('typeof') ? `${name} static` : name;
  const head = `export function ${label(path, use)}${generics(member, owner)}(self: ${type}${parameters && `, ${parameters}`})`;
  return [isVoid ? `${head} { self.${name}(${list}); }` : `${head}: ${result} { return self.${name}(${list}); }`];
}

/** Writes uses of a class: constructor, fields, methods, static members and assignability to its base class. */
export function writeClass(node: ts.ClassDeclaration, path: string, types: TypeTranslator): string[] {
  const parameters = node.typeParameters ? `<${node.typeParameters.map((p) => p.name.text).join()}>` : '';
  const type = path + parameters;
  const lines: string[] = [];
  // The class is not exported, so it cannot be constructed.
  const isNotExported = path.includes('[');
  for (const clause of node.heritageClauses ?? []) {
    for (const { expression } of clause.types) {
      const base = types.expressionFor(expression.getText());
      if (base)
        lines.push(`export const ${label(path, 'is')}_${label(base, '')} = ${parameters}(x: ${type}): ${base} => x;`);
      if (base === 'pbi.Embed')
        lines.push(`export const ${label(path, 'library')} = (x: pbi.Embed): ${type} => x as ${type};`);
    }
  }
  for (const member of node.members) {
    if (has(member, ts.ModifierFlags.Private, ts.ModifierFlags.Protected)) continue;
    if (ts.isConstructorDeclaration(member)) {
      const call = signature(member, types);
      if (call && !has(node, ts.ModifierFlags.Abstract) && !isNotExported) {
        lines.push(
          `export function ${label(path, 'new')}${parameters}(${call.parameters}): ${type} { return new ${path}(${call.list}); }`,
        );
      }
    } else if (ts.isMethodDeclaration(member)) {
      const isStatic = has(member, ts.ModifierFlags.Static);
      lines.push(...writeMethod(member, path, parameters, types, isStatic ? `typeof ${path}` : type));
    } else if (ts.isPropertyDeclaration(member)) {
      const field = types.translate(member.type);
      const from = has(member, ts.ModifierFlags.Static) ? `typeof ${path}` : type;
      const name = (member.name as ts.Identifier).text;
      const use = from === type ? name : `${name} static`;
      if (!field) types.unreachable.push(`${path}.${name}`);
      else lines.push(`export const ${label(path, use)} = ${parameters}(x: ${from}): ${field} => x.${name};`);
    }
  }
  return lines;
}

/** Writes uses of an interface: reads and writes each field, and assigns an object with the required fields. */
export function writeInterface(node: ts.InterfaceDeclaration, path: string, types: TypeTranslator): string[] {
  const declared = node.typeParameters?.map((p) =>
    p.getText().replace(/\w+$/, (name) => types.expressionFor(name) ?? name),
  );
  const parameters = declared ? `<${declared.join()}>` : '';
  const type = path + (node.typeParameters ? `<${node.typeParameters.map((p) => p.name.text).join()}>` : '');
  const lines: string[] = [];
  for (const clause of node.heritageClauses ?? []) {
    for (const parent of clause.types) {
      const base = types.expressionFor(parent.expression.getText());
      if (base)
        lines.push(`export const ${label(path, 'is')}_${label(base, '')} = ${parameters}(x: ${type}): ${base} => x;`);
    }
  }
  const required: string[] = [];
  for (const member of node.members) {
    if (ts.isMethodSignature(member)) {
      lines.push(...writeMethod(member, path, parameters, types, type));
    } else if (ts.isCallSignatureDeclaration(member)) {
      const call = signature(member, types);
      if (call)
        lines.push(
          `export function ${label(path, 'call')}${parameters}(x: ${type}, ${call.parameters}) { return x(${call.list}); }`,
        );
    } else if (ts.isPropertySignature(member)) {
      const name = (member.name as ts.Identifier).text;
      const field = types.translate(member.type);
      if (!field) {
        types.unreachable.push(`${path}.${name}`);
        continue;
      }
      const value = member.questionToken ? `(${field}) | undefined` : field;
      lines.push(
        `export function ${label(path, name)}${parameters}(x: ${type}, v: ${value}): ${value} { x.${name} = v; return x.${name}; }`,
      );
      if (!member.questionToken) required.push(`${name}: ${field}`);
    }
  }
  const isData = !node.heritageClauses && node.members.every(ts.isPropertySignature) && required.length > 0;
  if (isData)
    lines.push(`export const ${label(path, 'made')} = ${parameters}(x: { ${required.join('; ')} }): ${type} => x;`);
  return lines;
}
