import type { Filter, SlicerState } from '../../models';
import type {
  Cell,
  MeasureDefinition,
  ModelDefinition,
  RelationshipDefinition,
  TableDefinition,
} from '../model/definition';
import type { CategoryField } from '../model/query';
import type { Anonymizer } from './anonymizer';
import type { RecordedVisual } from './recorded-parts';
import type { RecordedColumn, RecordedTable } from './recorded-table';

interface Target {
  table?: unknown;
  column?: unknown;
}

/** A column, its table and its position in the table. */
interface TableColumn {
  table: RecordedTable;
  column: RecordedColumn;
  index: number;
}

/**
 * Data model for a recorded report. Each visual has its own table. Columns that have the same name and type in several
 * tables are related to a shared table that contains their values. Slicers, filters and selections on the shared table
 * apply to all of these visuals.
 */
export class RecordedModel {
  readonly #tables = new Map<string, RecordedTable>();
  readonly #shared = new Map<string, TableDefinition>();
  readonly #relationships: RelationshipDefinition[] = [];
  readonly #anonymizer: Anonymizer | undefined;

  constructor(visuals: readonly RecordedVisual[], anonymizer: Anonymizer | undefined) {
    this.#anonymizer = anonymizer;
    for (const { info, table } of visuals) {
      if (!table) continue;
      const name = this.#uniqueName(info.title === undefined || info.title === '' ? info.type : info.title);
      // Visual names are unique only within a page, so each table is renamed in place and looked up by its new name.
      table.name = name;
      this.#tables.set(name, anonymizer ? anonymizer.table(table) : table);
    }
    const slicerTargets = visuals.flatMap(({ slicer }) => (slicer ? targetsOf(slicer) : []));
    for (const columns of this.#sharedColumns()) this.#share(columns, slicerTargets);
  }

  /** The tables, measures and relationships. */
  get definition(): ModelDefinition {
    const measures = [...this.#tables.values()].flatMap(({ name: table, columns }) =>
      columns
        .filter(({ isCategory }) => !isCategory)
        .map(({ name, label }): MeasureDefinition => ({ name: `${table} ${name}`, table, label, column: name })),
    );
    const tables = [...this.#tables.values()].map(({ name, columns, rows }) => ({
      name,
      columns: columns.map(({ name: column, type, label }) => ({
        name: column,
        type,
        ...(label !== column && { label }),
      })),
      rows,
    }));
    return { tables: [...tables, ...this.#shared.values()], measures, relationships: this.#relationships };
  }

  /** Returns a table by its name in the model. */
  table(name: string): RecordedTable {
    const table = this.#tables.get(name);
    if (!table) throw new Error(`Unknown table '${name}'.`);
    return table;
  }

  /** Returns the shared column for a header, or undefined if no tables share such a column. */
  sharedField(label: string): CategoryField | undefined {
    const table = this.#shared.get(label);
    return table && { table: table.name, column: label };
  }

  /** Returns the column for a slicer whose data cannot be exported. */
  slicerField(slicer: SlicerState): CategoryField | undefined {
    const [target] = targetsOf(slicer);
    return target && this.#fieldOf(target.column);
  }

  /** Maps a filter to this model's columns. Returns undefined if no table has the filter's column. */
  filter(filter: Filter): Filter | undefined {
    const { target } = filter as { target?: Target };
    const column = typeof target?.column === 'string' ? target.column : undefined;
    const field = column === undefined ? undefined : this.#fieldOf(column);
    if (!field || column === undefined) return undefined;
    const mapped = { ...(filter as object), target: { ...target, ...field } } as Filter;
    return this.#anonymizer ? this.#anonymizer.filter(mapped, column) : mapped;
  }

  #fieldOf(label: string): CategoryField | undefined {
    const shared = this.sharedField(label);
    if (shared) return shared;
    for (const { name: table, columns } of this.#tables.values()) {
      const column = columns.find((each) => each.isCategory && each.label === label);
      if (column) return { table, column: column.name };
    }
    return undefined;
  }

  /** Returns the category columns that several tables have with the same header and type and without blank cells. */
  #sharedColumns(): TableColumn[][] {
    const columns = [...this.#tables.values()].flatMap((table) =>
      table.columns.flatMap((column, index) => (column.isCategory ? [{ table, column, index }] : [])),
    );
    const labels = new Set(columns.map(({ column }) => column.label));
    return [...labels]
      .map((label) => columns.filter(({ column }) => column.label === label))
      .filter(
        (matching) =>
          matching.length > 1 &&
          new Set(matching.map(({ table }) => table)).size === matching.length &&
          matching.every(
            ({ table, column, index }) =>
              column.type === matching[0]?.column.type && table.rows.every((row) => (row[index] ?? null) !== null),
          ),
      );
  }

  #share(columns: readonly TableColumn[], slicerTargets: readonly { table: string; column: string }[]): void {
    const [first] = columns;
    if (!first) return;
    const { label, type } = first.column;
    const values = new Set<Cell>(columns.flatMap(({ table, index }) => table.rows.map((row) => row[index] ?? null)));
    // Filters from the host page keep working if the shared table has the original table's name.
    const original = slicerTargets.find(({ column }) => column === label)?.table;
    const name = this.#uniqueName(original ?? label);
    this.#shared.set(label, { name, columns: [{ name: label, type }], rows: [...values].map((value) => [value]) });
    for (const { table, column } of columns)
      this.#relationships.push({
        from: { table: table.name, column: column.name },
        to: { table: name, column: label },
      });
  }

  #uniqueName(preferred: string): string {
    const taken = new Set([...this.#tables.keys(), ...[...this.#shared.values()].map(({ name }) => name)]);
    for (let count = 1; ; count++) {
      const name = count === 1 ? preferred : `${preferred} ${String(count)}`;
      if (!taken.has(name)) return name;
    }
  }
}

function targetsOf({ targets = [], filters }: SlicerState): { table: string; column: string }[] {
  const all = [...targets, ...filters.map((filter) => (filter as { target?: unknown }).target)] as (
    | Target
    | undefined
  )[];
  return all.flatMap((target) =>
    typeof target?.table === 'string' && typeof target.column === 'string'
      ? [{ table: target.table, column: target.column }]
      : [],
  );
}
