import { type BaseTarget, VisualDataRoleKind } from '../../../models';
import { badRequest } from '../../failure';
import type { ReportSession } from '../state/report-session';
import type { PageState, VisualState } from '../state/report-state';
import { replaceQuery } from './change-visual';
import { type DataRole, dataRoleOf, dataRolesOf } from './data-roles';
import { fieldOf, targetOf } from './field-target';
import { type Field, type RoleFields, fieldName, fieldsByRole, isMeasure, queryOf } from './role-fields';

/** Column or measure in a dataset. */
export interface DatasetField {
  table: string;
  name: string;
  isMeasure: boolean;
}

const targetOfField = ({ table, name, isMeasure: measure }: DatasetField) =>
  ({ table, [measure ? 'measure' : 'column']: name }) as object as BaseTarget;

/** Returns whether a visual's field shows this column or measure. */
const shows = (candidate: Field, { table, name, isMeasure: measure }: DatasetField): boolean =>
  candidate.table === table && fieldName(candidate) === name && 'measure' in candidate === measure;

/** A visual's fields by data role, with methods that change them. */
export class VisualFields {
  readonly #report: ReportSession;
  readonly #page: PageState;
  readonly #visual: VisualState;

  constructor(report: ReportSession, page: PageState, visual: VisualState) {
    this.#report = report;
    this.#page = page;
    this.#visual = visual;
  }

  get byRole(): RoleFields {
    return fieldsByRole(this.#visual.type, this.#visual.query);
  }

  get isEmpty(): boolean {
    return [...this.byRole.values()].every((fields) => fields.length === 0);
  }

  has(field: DatasetField): boolean {
    return [...this.byRole.values()].some((fields) => fields.some((candidate) => shows(candidate, field)));
  }

  /**
   * Adds a column or measure to a data role. In a full role, the new field replaces the last one. If no role is passed,
   * adds the field to the suitable role with its name, otherwise to the first suitable role that is empty, preferably one that needs
   * no name, otherwise to the first suitable role that has room for it, otherwise to the visual type's first role.
   *
   * @throws {@link Failure} 400 if no role accepts the field
   */
  add(field: DatasetField, roleName?: string): void {
    const fields = this.byRole;
    const role = roleName === undefined ? this.#roleFor(field, fields) : dataRoleOf(this.#visual.type, roleName);
    const roleFields = fields.get(role.name) ?? [];
    const added = this.#convert(targetOfField(field), role);
    this.#replace(
      fields.set(
        role.name,
        roleFields.length < role.max ? [...roleFields, added] : [...roleFields.slice(0, -1), added],
      ),
    );
  }

  /** Removes all fields that show a column or measure. */
  remove(field: DatasetField): void {
    const fields = this.byRole;
    for (const [name, own] of fields)
      fields.set(
        name,
        own.filter((each) => !shows(each, field)),
      );
    this.#replace(fields);
  }

  /** Replaces the field at an index in a data role, or removes the field if no new one is passed. */
  replaceAt(roleName: string, index: number, ...field: Field[]): void {
    const roleFields = this.byRole.get(roleName) ?? [];
    this.replaceAll(roleName, [...roleFields.slice(0, index), ...field, ...roleFields.slice(index + 1)]);
  }

  /** Replaces all fields in a data role. */
  replaceAll(roleName: string, roleFields: Field[]): void {
    this.#replace(this.byRole.set(roleName, roleFields));
  }

  /**
   * Moves a field to a position in the same or a different data role. Default: the end of the role.
   *
   * @throws {@link Failure} 400 if the role does not accept the field
   */
  move(roleName: string, index: number, to: { role: string; index?: number }): void {
    const fields = this.byRole;
    const moved = fields.get(roleName)?.[index];
    if (!moved) return;
    fields.set(
      roleName,
      (fields.get(roleName) ?? []).filter((each) => each !== moved),
    );
    const role = dataRoleOf(this.#visual.type, to.role);
    const isSameRole = to.role === roleName;
    const converted = isSameRole ? moved : this.#convert(targetOf(this.#report.dataset, moved), role);
    const others = fields.get(to.role) ?? [];
    const remaining = others.length < role.max ? others : others.slice(0, -1);
    const position = to.index ?? remaining.length;
    this.#replace(fields.set(to.role, [...remaining.slice(0, position), converted, ...remaining.slice(position)]));
  }

  #roleFor(field: DatasetField, fields: RoleFields): DataRole {
    const { dataset } = this.#report;
    const isValue = field.isMeasure || dataset.column(field.table, field.name).type === 'number';
    const preferred = isValue ? VisualDataRoleKind.Measure : VisualDataRoleKind.Grouping;
    const all = dataRolesOf(this.#visual.type).filter(({ name }) => name !== 'Tooltips');
    const accepting = all.filter(({ kind }) => kind === preferred || kind === VisualDataRoleKind.GroupingOrMeasure);
    const sizeOf = ({ name }: DataRole): number => fields.get(name)?.length ?? 0;
    const empty = accepting.filter((each) => sizeOf(each) === 0);
    const role =
      empty.find(({ displayName }) => displayName === field.name) ??
      empty.find(({ maxUnnamed }) => maxUnnamed > 0) ??
      empty[0] ??
      accepting.find((each) => sizeOf(each) < each.max) ??
      all[0];
    if (!role) throw badRequest(`Visual type '${this.#visual.type}' shows no fields.`);
    return role;
  }

  #convert(target: BaseTarget, role: DataRole): Field {
    const { dataset } = this.#report;
    const field = fieldOf(dataset, target, role);
    // As in Power BI's editor, dates are grouped by period.
    if (isMeasure(field) || role.slot === 'rows' || dataset.column(field.table, field.column).type !== 'date')
      return field;
    return this.#visual.type === 'slicer' ? field : { bucket: 'month', ...field };
  }

  #replace(fields: RoleFields): void {
    const { type, query } = this.#visual;
    replaceQuery(this.#report, this.#page, this.#visual, queryOf(type, fields, query));
  }
}
