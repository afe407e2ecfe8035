import ts from 'typescript';
import type { TypeTranslator } from './type-translator';

/** Declaration that can be called. */
export type Callable =
  | ts.MethodDeclaration
  | ts.MethodSignature
  | ts.ConstructorDeclaration
  | ts.CallSignatureDeclaration
  | ts.FunctionDeclaration;

/** A call to a declaration. */
export interface Call {
  /** Parameter list of the function that contains the call. */
  parameters: string;
  /** Argument list. */
  list: string;
  /** Return type. */
  result: string;
  /** Whether the return type is void. */
  isVoid: boolean;
}

/** Returns the call to a declaration, or undefined if a program cannot refer to one of its types. */
export function signature(node: Callable, types: TypeTranslator): Call | undefined {
  const parameters: string[] = [];
  const list: string[] = [];
  for (const { name, type, questionToken, dotDotDotToken } of node.parameters) {
    const parameterType = types.translate(type);
    if (!parameterType) return undefined;
    const dots = dotDotDotToken ? '...' : '';
    parameters.push(`${dots}${name.getText()}${questionToken ? '?' : ''}: ${parameterType}`);
    list.push(dots + name.getText());
  }
  const returned = types.translate(node.type);
  if (!returned) return undefined;
  // Calling a type guard returns a boolean.
  const result = node.type && ts.isTypePredicateNode(node.type) ? 'boolean' : returned;
  return { parameters: parameters.join(', '), list: list.join(', '), result, isVoid: result === 'void' };
}

/** Returns the type parameters of a call, from both the class and the method. */
export function generics(node: Callable, owner: string): string {
  const typeParameters = node.typeParameters?.map((parameter) => parameter.getText()) ?? [];
  const combined = [...(owner ? [owner.slice(1, -1)] : []), ...typeParameters];
  return combined.length > 0 ? `<${combined.join()}>` : '';
}
