import { nodeModule } from './node-module';

/** Names of the script, which is compressed in the published package. */
const scriptNames = ['frame.js', 'frame.js.gz', 'dist/emulator/frame.js'];
/** Name of the font file next to the script. */
const fontName = 'inter.woff2';

/** Files that the frame page loads. */
export interface FrameFiles {
  script: Buffer;
  /** Inter as a variable font. Undefined if there is no font next to the script. */
  font: Buffer | undefined;
}

/**
 * Reads the frame's script from `scriptPath`, and the font next to it. Default: the script next to the built module, or in `dist` of
 * a parent folder.
 */
export async function readFrameFiles(scriptPath?: string): Promise<FrameFiles> {
  const { readFile } = await nodeModule('fs/promises');
  const { gunzipSync } = await nodeModule('zlib');
  const path = await nodeModule('path');
  const file = scriptPath ?? (await findFrameScript());
  const bytes = await readFile(file);
  // Text is displayed in a fallback font with the same metrics if a copied script is used without the font.
  const font = await readFile(path.join(path.dirname(file), fontName)).catch(() => undefined);
  return { script: file.endsWith('.gz') ? gunzipSync(bytes) : bytes, font };
}

async function findFrameScript(): Promise<string> {
  const { access } = await nodeModule('fs/promises');
  const path = await nodeModule('path');
  const { fileURLToPath } = await nodeModule('url');
  const candidates: string[] = [];
  for (let folder = path.dirname(fileURLToPath(import.meta.url)); ; folder = path.dirname(folder)) {
    for (const candidate of scriptNames.map((name) => path.join(folder, name))) {
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
