import { resolve } from 'node:path';
import { build } from 'esbuild';

/** Bundles a TypeScript file into a classic script that assigns its exports to `window[globalName]`. */
export async function bundle(path: string, globalName: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(process.cwd(), path)],
    bundle: true,
    format: 'iife',
    globalName,
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
