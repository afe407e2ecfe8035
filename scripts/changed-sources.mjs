/** Splits changed files into the sources of the package and of the demo, whose tests have separate runners. Omits other files. */
export function groupSources(files) {
  const sources = files.filter((path) => /\.(ts|tsx|mts|mjs)$/.test(path));
  const isInDemo = (path) => path.startsWith('demo/');
  return { inDemo: sources.filter(isInDemo), inPackage: sources.filter((path) => !isInDemo(path)) };
}
