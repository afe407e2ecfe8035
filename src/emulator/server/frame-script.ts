import { nodeModule } from './node-module';

/** Returns the path of the frame's script: next to the built module, or in `dist` of a parent folder. */
export async function findFrameScript(): Promise<string> {
  const { access } = await nodeModule('fs/promises');
  const path = await nodeModule('path');
  const { fileURLToPath } = await nodeModule('url');
  const candidates: string[] = [];
  for (let folder = path.dirname(fileURLToPath(import.meta.url)); ; folder = path.dirname(folder)) {
    for (const candidate of [path.join(folder, 'frame.js'), path.join(folder, 'dist', 'emulator', 'frame.js')]) {
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
