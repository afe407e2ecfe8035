import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

/** A public method of the published client: `Class.method`, or `Class.method (static)`. */
export interface PeerMethod {
  className: string;
  method: string;
  isStatic: boolean;
}

const declarations = 'node_modules/powerbi-client/dist/powerbi-client.d.ts';

/** The public methods that the published client's declarations promise, class by class, as each class declares them. */
export function peerMethods(): PeerMethod[] {
  const path = resolve(process.cwd(), declarations);
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = new Map<string, PeerMethod>();
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node) && node.name) {
      for (const member of node.members) {
        if (!ts.isMethodDeclaration(member) || !ts.isIdentifier(member.name)) continue;
        const flags = ts.getCombinedModifierFlags(member);
        if (flags & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected | ts.ModifierFlags.Abstract)) continue;
        const isStatic = (flags & ts.ModifierFlags.Static) !== 0;
        const [className, method] = [node.name.text, member.name.text];
        found.set(nameOf({ className, method, isStatic }), { className, method, isStatic });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found.values()];
}

/** A method's name in lists and messages. */
export function nameOf({ className, method, isStatic }: PeerMethod): string {
  return `${className}.${method}${isStatic ? ' (static)' : ''}`;
}
