import source from '../calls.stories.tsx?raw';

const note = '// `report` is the embed that the code in the other tabs creates';

/**
 * Returns the code of the calls with these labels, from the story file about calls. Returns undefined for calls of other story
 * files.
 */
export function callsSource(labels: readonly string[]): string | undefined {
  for (const { 0: start, 1: indent = '', index } of source.matchAll(/^( *)calls: \{\n/gm)) {
    const end = source.indexOf(`\n${indent}},`, index);
    const lines = source.slice(index + start.length, end).split('\n');
    const isCalled = (label: string): boolean =>
      lines.some((line) => line.startsWith(`${indent}  ${label}:`) || line.startsWith(`${indent}  '${label}':`));
    if (labels.every(isCalled))
      return [note, 'const calls = {', ...lines.map((line) => line.slice(indent.length)), '};'].join('\n');
  }
  return undefined;
}
