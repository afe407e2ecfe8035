import { nodeModule } from './node-module';

/** Possible names for the script file, which is compressed in the published package. */
const fileNames = ['frame.js', 'frame.js.gz', 'dist/emulator/frame.js'];

/**
 * Reads the frame's script from `path`. Default: the first script found in the built module's folder, its parent
 * folders, or their `dist/emulator` folders.
 */
export async function readFrameScript(path?: string): Promise<Buffer> {
  const { readFile } = await nodeModule('fs/promises');
  const { gunzipSync } = await nodeModule('zlib');
  const file = path ?? (await findFrameScript());
  const bytes = await readFile(file);
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

async function findFrameScript(): Promise<string> {
  const { access } = await nodeModule('fs/promises');
  const path = await nodeModule('path');
  const { fileURLToPath } = await nodeModule('url');
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
