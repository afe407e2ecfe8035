import { transform } from 'sucrase';

/** A compile error in the visitor's code. */
export interface Problem {
  readonly message: string;
  /** Line in the code, starting at 1. Omitted if it is unknown. */
  readonly line?: number;
  /** Column in the line, starting at 1. Omitted if it is unknown. */
  readonly column?: number;
}

/** Compiled code, or the problem that prevented compilation. */
export type Compilation = { readonly code: string } | { readonly problem: Problem };

/** An error from the compiler. */
interface CompilerError extends Error {
  loc?: { line: number; column: number };
}

/** Returns the compiler's message without its place, and with the token that it does not expect. */
function describe({ message, loc }: CompilerError, source: string): string {
  const text = message.replace(/^Error transforming .*?: /, '').replace(/ \(\d+:\d+\)$/, '');
  if (!loc || !text.startsWith('Unexpected token')) return text;
  const line = source.split('\n')[loc.line - 1] ?? '';
  const [token] = /^(?:\w+|\S)/.exec(line.slice(loc.column - 1)) ?? [];
  const subject = token === undefined ? 'Unexpected end of the line' : `Unexpected token '${token}'`;
  return text.replace('Unexpected token', subject);
}

/** Compiles TypeScript with JSX. Every line keeps its number, so that runtime errors refer to the line in the editor. */
export function compile(source: string): Compilation {
  try {
    return {
      code: transform(source, {
        transforms: ['typescript', 'jsx'],
        jsxRuntime: 'automatic',
        production: true,
        disableESTransforms: true,
      }).code,
    };
  } catch (error) {
    const failure = error as CompilerError;
    return { problem: { message: describe(failure, source), ...failure.loc } };
  }
}
