import { PGlite } from '@electric-sql/pglite';
import * as fc from 'fast-check';
import { Dataset } from '../../../../src/emulator/engine/dataset';
import { evaluate } from '../../../../src/emulator/engine/evaluate';
import { compileFilters } from '../../../../src/emulator/engine/filters/compile';
import type { Cell, ModelDefinition } from '../../../../src/emulator/model/definition';
import type { Query } from '../../../../src/emulator/model/query';
import type { Filter } from '../../../../src/models';

/** Rows for the two tables: facts and the places they belong to. */
export interface Rows {
  facts: Cell[][];
  places: Cell[][];
}

// Case pairs, umlauts, other scripts, an emoji, an empty string, surrounding spaces, LIKE wildcards, and a quote.
const words = [
  '',
  'a',
  'A',
  'Ä',
  'ä',
  'É',
  'ß',
  'Straße',
  'STRASSE',
  '日本',
  'Ж',
  'ж',
  '😀',
  'a%b',
  'a_b',
  "o'k",
  ' a ',
  'ab',
];

/** A value in the `Word` column, possibly empty. */
export const word = fc.oneof(
  fc.constantFrom(...words),
  fc.string({ unit: fc.constantFrom('a', 'B', 'ä', '%', '_', '\\'), maxLength: 4 }),
);
/** One of five strings that all collations sort in the same order. */
export const code = fc.constantFrom('a', 'b', 'c', 'd', 'e');
/** A value in the `Amount` column. Sums of integers do not depend on the order of rows. */
export const amount = fc.integer({ min: -20, max: 20 });
/** Base time for relative filters. */
export const now = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((at) => at.getTime());

const orBlank = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 4 });
/** Generates times near a base time: a whole number of minutes away, a date without a time, or midnight in UTC. */
export const instantNear = (at: number): fc.Arbitrary<string> => {
  const day = 86_400_000;
  return fc.oneof(
    fc.integer({ min: -3 * 1440, max: 3 * 1440 }).map((minutes) => new Date(at + minutes * 60_000).toISOString()),
    fc.integer({ min: -800, max: 800 }).map((days) => new Date(at + days * day).toISOString().slice(0, 10)),
    fc.integer({ min: -45, max: 45 }).map((days) => new Date(Math.floor(at / day + days) * day).toISOString()),
  );
};

/** Generates rows with dates near a base time. */
export const rowsAround = (at: number): fc.Arbitrary<Rows> =>
  fc.record({
    places: fc
      .array(fc.tuple(orBlank(word), orBlank(word)), { minLength: 1, maxLength: 4 })
      .map((list) => list.map(([region, city], index): Cell[] => [index + 1, region, city])),
    facts: fc
      .array(
        // No place has the key 9.
        fc.tuple(
          orBlank(fc.constantFrom(1, 2, 3, 4, 9)),
          orBlank(word),
          code,
          orBlank(amount),
          orBlank(instantNear(at)),
          orBlank(fc.boolean()),
        ),
        { minLength: 1, maxLength: 24 },
      )
      .map((list) => list.map((cells, index): Cell[] => [index + 1, ...cells])),
  });

/** Returns the rows as an emulator model. */
function modelOf({ facts, places }: Rows): ModelDefinition {
  return {
    tables: [
      {
        name: 'Facts',
        columns: [
          { name: 'Id', type: 'number' },
          { name: 'Place', type: 'number' },
          { name: 'Word', type: 'text' },
          { name: 'Code', type: 'text' },
          { name: 'Amount', type: 'number' },
          { name: 'At', type: 'date' },
          { name: 'Flag', type: 'boolean' },
        ],
        rows: facts,
        hierarchies: [
          {
            name: 'Calendar',
            levels: [
              { name: 'Year', column: 'At', part: 'Year' },
              { name: 'Month', column: 'At', part: 'Month' },
            ],
          },
        ],
      },
      {
        name: 'Places',
        columns: [
          { name: 'Number', type: 'number' },
          { name: 'Region', type: 'text' },
          { name: 'City', type: 'text' },
        ],
        rows: places,
      },
    ],
    measures: [{ name: 'Total', table: 'Facts', column: 'Amount', aggregation: 'sum' }],
    relationships: [{ from: { table: 'Facts', column: 'Place' }, to: { table: 'Places', column: 'Number' } }],
  };
}

/** Evaluates a query with filters in the emulator's engine. */
export function queryEngine(rows: Rows, filters: readonly object[], at = 0, query?: Query): unknown[][] {
  const dataset = new Dataset(modelOf(rows));
  const evaluated = query ?? { categories: [{ table: 'Facts', column: 'Id' }] };
  return evaluate(dataset, evaluated, compileFilters(dataset, filters as readonly Filter[], at)).rows;
}

/** An SQL statement with bound parameters. */
export class Sql {
  readonly parameters: unknown[] = [];

  /** Adds a parameter and returns its placeholder. */
  bind(value: unknown, type: string): string {
    this.parameters.push(value);
    return `$${String(this.parameters.length)}::${type}`;
  }
}

/** A PostgreSQL database that contains the rows. */
export class Warehouse {
  readonly #database = new PGlite();

  async open(): Promise<void> {
    await this.#database.exec(`
      create table facts (id int, place int, word text, code text, amount int, at timestamptz, flag boolean);
      create table places (number int, region text, city text);`);
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  /** Replaces all rows. */
  async fill({ facts, places }: Rows): Promise<void> {
    const toJson = (rows: Cell[][], names: string[]) =>
      JSON.stringify(rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]]))));
    await this.#database.exec('truncate facts, places');
    await this.#database.query(
      'insert into facts select * from json_to_recordset($1) as t(id int, place int, word text, code text, amount int, at timestamptz, flag boolean)',
      [toJson(facts, ['id', 'place', 'word', 'code', 'amount', 'at', 'flag'])],
    );
    await this.#database.query(
      'insert into places select * from json_to_recordset($1) as t(number int, region text, city text)',
      [toJson(places, ['number', 'region', 'city'])],
    );
  }

  /** Returns the ids of facts that match a condition, in order. `f` is the fact and `p` its place. */
  async ids(condition: (sql: Sql) => string): Promise<number[]> {
    const sql = new Sql();
    const statement = `select f.id from facts f left join places p on p.number = f.place where ${condition(sql)} order by f.id`;
    const { rows } = await this.#database.query<{ id: number }>(statement, sql.parameters);
    return rows.map(({ id }) => id);
  }

  /** Runs a query and returns its rows. */
  async rows(statement: string, sql: Sql): Promise<unknown[][]> {
    const { rows } = await this.#database.query<unknown[]>(statement, sql.parameters, { rowMode: 'array' });
    return rows;
  }
}

/** Returns SQL that lowercases an expression by Unicode rules, independent of the database's locale. */
export const lower = (expression: string): string => `lower(${expression} collate "pg_unicode_fast")`;
