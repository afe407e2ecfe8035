import ts from 'typescript';
import type { Names } from './names';

/** Something declared that can be called. */
export type Callable =
  | ts.MethodDeclaration
  | ts.MethodSignature
  | ts.ConstructorDeclaration
  | ts.CallSignatureDeclaration
  | ts.FunctionDeclaration;

/** How a program calls something. */
export interface Call {
  /** Parameters for the function that makes the call, as the declarations have them. */
  parameters: string;
  /** The arguments. */
  list: string;
  /** What it gives. */
  result: string;
  /** It gives nothing. */
  isVoid: boolean;
}

/** How a program calls something; undefined when the call needs or gives a type that a program cannot name. */
export function signature(node: Callable, names: Names): Call | undefined {
  const parameters: string[] = [];
  const list: string[] = [];
  for (const { name, type, questionToken, dotDotDotToken } of node.parameters) {
    const text = names.type(type);
    if (!text) return undefined;
    const dots = dotDotDotToken ? '...' : '';
    parameters.push(`${dots}${name.getText()}${questionToken ? '?' : ''}: ${text}`);
    list.push(dots + name.getText());
  }
  const given = names.type(node.type);
  if (!given) return undefined;
  // a type guard is called for its answer
  const result = node.type && ts.isTypePredicateNode(node.type) ? 'boolean' : given;
  return { parameters: parameters.join(', '), list: list.join(', '), result, isVoid: result === 'void' };
}

/** The type parameters of a use: those of the method and of its owner. */
export function generics(node: Callable, owner: string): string {
  const own = node.typeParameters?.map((parameter) => parameter.getText()) ?? [];
  const all = [...(owner ? [owner.slice(1, -1)] : []), ...own];
  return all.length > 0 ? `<${all.join()}>` : '';
}
