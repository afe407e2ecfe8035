import { Dataset } from '../engine/dataset';
import { roleTest } from '../engine/filters/role';
import { maskOf } from '../engine/mask';
import { maskColumn, setTableData } from '../engine/table-data';
import type { RowPredicate } from '../engine/filters/predicate';
import { notAuthorized } from '../failure';
import type { ReportDefinition, RoleDefinition, TableDefinition } from '../model/definition';
import type { EffectiveIdentity } from './token';

/** Maximum number of filtered copies that are cached per report. Each identity has its own copy. */
const maxCopies = 8;

/** Report data, and copies of the report with the rows that each identity may see. */
interface SecuredReport {
  readonly dataset: Dataset;
  readonly copies: Map<string, ReportDefinition>;
}

/** Filter for the rows that a token's user may see. Other rows never leave the server. */
export class RowLevelSecurity {
  readonly #reports = new WeakMap<ReportDefinition, SecuredReport>();

  /**
   * Returns the report without its roles, and with only the rows that an identity may see. A report without roles is
   * returned unchanged.
   *
   * @throws Failure 403 if the token has no identity for the dataset, or the identity has no role or an unknown one
   */
  apply(report: ReportDefinition, datasetId: string, identities: readonly EffectiveIdentity[]): ReportDefinition {
    if (!report.roles || report.roles.length === 0) return report;
    const identity = identities.find(({ datasets }) => datasets?.includes(datasetId) ?? true);
    if (!identity)
      throw notAuthorized(`The dataset '${datasetId}' requires an effective identity in the access token.`);
    const roles = rolesOf(report.roles, datasetId, identity);
    const { copies, dataset } = this.#securedReport(report);
    const { username, customData } = identity;
    const key = JSON.stringify([username, customData, roles.map(({ name }) => name)]);
    let copy = copies.get(key);
    if (!copy) {
      copy = visibleReport(report, dataset, roles, identity);
      const [oldest] = copies.keys();
      if (copies.size >= maxCopies && oldest !== undefined) copies.delete(oldest);
      copies.set(key, copy);
    }
    return copy;
  }

  #securedReport(report: ReportDefinition): SecuredReport {
    let secured = this.#reports.get(report);
    if (!secured) {
      secured = { dataset: new Dataset(report), copies: new Map() };
      this.#reports.set(report, secured);
    }
    return secured;
  }
}

function rolesOf(
  defined: readonly RoleDefinition[],
  datasetId: string,
  { roles = [] }: EffectiveIdentity,
): RoleDefinition[] {
  if (roles.length === 0)
    throw notAuthorized(`The dataset '${datasetId}' requires roles in the access token's effective identity.`);
  return roles.map((name) => {
    const role = defined.find((each) => each.name === name);
    if (!role) throw notAuthorized(`The dataset '${datasetId}' has no role '${name}'.`);
    return role;
  });
}

function visibleReport(
  { roles: _, ...report }: ReportDefinition,
  dataset: Dataset,
  roles: readonly RoleDefinition[],
  identity: EffectiveIdentity,
): ReportDefinition {
  const rolePredicates = roles.map(({ filters = [] }) =>
    filters.map((filter): RowPredicate => {
      const test = roleTest(dataset, filter, identity);
      return { fields: [{ table: filter.table, column: filter.column }], test: ([value]) => test(value ?? null) };
    }),
  );
  const tables = report.tables.map((table) => {
    const masks = rolePredicates.map((predicates) => maskOf(dataset, table.name, predicates));
    return masks.includes(undefined) ? table : visibleTable(dataset, table, union(masks as Uint8Array[]));
  });
  return { ...report, tables };
}

/** Returns a mask of the rows that are visible to at least one role. */
function union([first = new Uint8Array(), ...others]: readonly Uint8Array[]): Uint8Array {
  return others.length === 0 ? first : first.map((bit, row) => bit | Number(others.some((mask) => mask[row] === 1)));
}

function visibleTable(dataset: Dataset, table: TableDefinition, mask: Uint8Array): TableDefinition {
  const visible = { ...table, rows: table.rows.filter((_, row) => mask[row] === 1) };
  const count = mask.reduce((sum, bit) => sum + bit, 0);
  // All identities share the same encoded columns, because encoding takes longer than filtering.
  setTableData(visible, {
    rowCount: count,
    column: (index) => {
      const column = table.columns[index]?.name ?? '';
      return maskColumn(dataset.field(table.name, { table: table.name, column }), mask, count);
    },
  });
  return visible;
}
