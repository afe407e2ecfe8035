import { transform } from 'sucrase';

/** A problem in the code of the visitor. */
export interface Problem {
  readonly message: string;
  /** Line of the code, from 1. Default: unknown. */
  readonly line?: number;
}

/** Compiled code, or the reason why there is none. */
export type Compilation = { readonly code: string } | { readonly problem: Problem };

/** An error of the compiler. */
interface CompilerError extends Error {
  loc?: { line: number };
}

/** Compiles TypeScript with JSX. Every line keeps its number, so that errors at run time name the line of the editor. */
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
        ...(loc && { line: loc.line }),
      },
    };
  }
}
