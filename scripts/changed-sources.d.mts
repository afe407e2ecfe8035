/** Splits changed files into the sources of the package and of the demo. */
export function groupSources(files: readonly string[]): { inDemo: string[]; inPackage: string[] };
