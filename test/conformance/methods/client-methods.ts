import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

/** A public method of a powerbi-client class. */
export interface ClientMethod {
  className: string;
  method: string;
  isStatic: boolean;
}

const declarations = 'node_modules/powerbi-client/dist/powerbi-client.d.ts';

/** Returns the public methods of each class in powerbi-client's type declarations. */
export function clientMethods(): ClientMethod[] {
  const path = resolve(process.cwd(), declarations);
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const methods = new Map<string, ClientMethod>();
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node) && node.name) {
      for (const member of node.members) {
        if (!ts.isMethodDeclaration(member) || !ts.isIdentifier(member.name)) continue;
        const flags = ts.getCombinedModifierFlags(member);
        if (flags & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected | ts.ModifierFlags.Abstract)) continue;
        const isStatic = (flags & ts.ModifierFlags.Static) !== 0;
        const [className, method] = [node.name.text, member.name.text];
        methods.set(nameOf({ className, method, isStatic }), { className, method, isStatic });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...methods.values()];
}

/** Returns the name of a method in lists and messages: `Class.method` or `Class.method (static)`. */
export function nameOf({ className, method, isStatic }: ClientMethod): string {
  return `${className}.${method}${isStatic ? ' (static)' : ''}`;
}
