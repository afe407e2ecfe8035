/** Finds the frame's script: beside the built module, else in the `dist` folder of the package above. */
export async function findFrameScript(): Promise<string> {
  const { access } = await import('node:fs/promises');
  const path = await import('node:path');
  const { fileURLToPath } = await import('node:url');
  const tried: string[] = [];
  for (let folder = path.dirname(fileURLToPath(import.meta.url)); ; folder = path.dirname(folder)) {
    for (const candidate of [path.join(folder, 'frame.js'), path.join(folder, 'dist', 'emulator', 'frame.js')]) {
      tried.push(candidate);
      const there = await access(candidate).then(
        () => true,
        () => false,
      );
      if (there) return candidate;
    }
    if (path.dirname(folder) === folder) break;
  }
  throw new Error(`The frame's script was not found. Run the build first. Looked at ${tried.join(', ')}.`);
}
