/** Difference between the code of an embed and the same code with other fields. */
export interface CodeChanges {
  /** Indexes of the lines that the other code does not contain. */
  readonly lines: ReadonlySet<number>;
  /** Index of the first line that belongs to a field that differs. */
  readonly from: number;
  /** Index of the last such line. It is less than `from` if only the other code has fields that differ. */
  readonly to: number;
}

const indentOf = (line = '') => line.search(/\S|$/);

/** Returns the changed lines, and the range of the embed's fields that contain them. */
export function findChanges(code: string, other: string): CodeChanges {
  const lines = code.split('\n');
  const known = new Set(other.split('\n'));
  const changed = lines.flatMap((line, index) => (known.has(line) ? [] : [index]));
  // The fields follow the access token and have its indentation. Changed lines above are imports.
  const token = lines.findIndex((line) => line.trim().startsWith('accessToken'));
  const isInsideField = (index: number) => indentOf(lines[index]) > indentOf(lines[token]);
  let from = changed.find((index) => index > token) ?? lines.length;
  let to = from === lines.length ? token : (changed.at(-1) ?? token);
  while (isInsideField(from)) from--;
  while (isInsideField(to)) to++;
  return { lines: new Set(changed), from, to };
}
