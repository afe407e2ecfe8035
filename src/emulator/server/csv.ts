import type { Cell, ColumnDefinition, ColumnType, TableDefinition } from '../model/definition';

/**
 * Parses CSV (RFC 4180) as a table. The first line contains the column names. Column types are inferred from the cells.
 *
 * @throws `Error` if the text is empty or a line has the wrong number of cells
 */
export function readCsvTable(name: string, text: string): TableDefinition {
  const [names = [], ...lines] = readCsv(text);
  if (names.length === 0)
    throw new Error(`Table '${name}': the CSV file is empty. Its first line must contain the column names.`);
  lines.forEach((line, index) => {
    if (line.length !== names.length) {
      throw new Error(
        `Table '${name}', line ${String(index + 2)}: expected ${String(names.length)} cells, received ${String(line.length)}.`,
      );
    }
  });
  const columns = names.map((column, index): ColumnDefinition => ({
    name: column,
    type: typeOf(lines.map((line) => line[index] ?? '')),
  }));
  const rows = lines.map((line) => columns.map(({ type }, index): Cell => readCell(line[index] ?? '', type)));
  return { name, columns, rows };
}

/** Parses CSV (RFC 4180) into lines of cells. Empty lines are skipped. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  const source = text.replace(/^\uFEFF/, '');
  const endLine = (): void => {
    line.push(cell);
    cell = '';
    if (line.length > 1 || line[0] !== '') lines.push(line);
    line = [];
  };
  for (let index = 0; index < source.length; index++) {
    const character = source.charAt(index);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (source[index + 1] === '"') {
        cell += '"';
        index++;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === ',') {
      line.push(cell);
      cell = '';
    } else if (character === '\n') endLine();
    else if (character !== '\r') cell += character;
  }
  if (cell !== '' || line.length > 0) endLine();
  return lines;
}

const patterns: [ColumnType, RegExp][] = [
  ['number', /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i],
  ['date', /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/],
  ['boolean', /^(true|false)$/i],
];

/** Infers a column's type from its non-empty cells. Numbers with leading zeros, such as postal codes, are text. */
function typeOf(cells: readonly string[]): ColumnType {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 0 || filled.some((cell) => /^0\d/.test(cell))) return 'text';
  return patterns.find(([, pattern]) => filled.every((cell) => pattern.test(cell)))?.[0] ?? 'text';
}

function readCell(text: string, type: ColumnType): Cell {
  if (text === '') return null;
  if (type === 'number') return Number(text);
  return type === 'boolean' ? text.toLowerCase() === 'true' : text.replace(' ', type === 'date' ? 'T' : ' ');
}
