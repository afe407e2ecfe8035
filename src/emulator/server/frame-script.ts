// Node.js modules are not imported, because pages bundle this file for `attachFrame` and bundlers would resolve them. Jest
// also rejects `import()` in CommonJS.

/** Possible names for the script file, which is compressed in the published package. */
const fileNames = ['frame.js', 'frame.js.br', 'dist/emulator/frame.js'];

/**
 * Reads the frame's script from `path`. Default: the first script found in the built module's folder, its parent
 * folders, or their `dist/emulator` folders.
 */
export async function readFrameScript(path?: string): Promise<Buffer> {
  const { readFile } = process.getBuiltinModule('node:fs/promises');
  const { brotliDecompressSync } = process.getBuiltinModule('node:zlib');
  const file = path ?? (await findFrameScript());
  const bytes = await readFile(file);
  return file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes;
}

async function findFrameScript(): Promise<string> {
  const { access } = process.getBuiltinModule('node:fs/promises');
  const path = process.getBuiltinModule('node:path');
  const { fileURLToPath } = process.getBuiltinModule('node:url');
  const candidates: string[] = [];
  for (let folder = path.dirname(fileURLToPath(import.meta.url)); ; folder = path.dirname(folder)) {
    for (const candidate of fileNames.map((name) => path.join(folder, name))) {
      candidates.push(candidate);
      const exists = await access(candidate).then(
        () => true,
        () => false,
      );
      if (exists) return candidate;
    }
    if (path.dirname(folder) === folder) break;
  }
  throw new Error(`The frame's script was not found. Build the package first. Searched: ${candidates.join(', ')}.`);
}
