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
    const { message, loc } = error as CompilerError;
    return {
      problem: {
        message: message.replace(/^Error transforming .*?: /, '').replace(/ \(\d+:\d+\)$/, ''),
        ...(loc && { line: loc.line, column: loc.column }),
      },
    };
  }
}
