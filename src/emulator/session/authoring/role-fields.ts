import { badRequest } from '../../failure';
import type { VisualType } from '../../model/definition';
import { type CategoryField, type MeasureField, type Query, isModelMeasure, sortableFieldsOf } from '../../model/query';
import { type DataRole, dataRolesOf } from './data-roles';

/** Field in a visual. */
export type Field = CategoryField | MeasureField;

/** A visual's fields, by data role name. */
export type RoleFields = Map<string, Field[]>;

/** Returns true if a field is a measure or an aggregated column. */
export const isMeasure = (field: Field): field is MeasureField => 'measure' in field || 'aggregation' in field;

/** Returns true if both fields show the same column or measure with the same aggregation and period. */
function isSameField(a: Field, b: Field): boolean {
  const key = (field: Field): string => {
    const { label: _, formatString: __, hidden: ___, role: ____, ...own } = field;
    return JSON.stringify(Object.entries(own).sort());
  };
  return key(a) === key(b);
}

/** Returns a query's fields, by data role. */
export function fieldsByRole(type: VisualType, query: Query = {}): RoleFields {
  const roles = dataRolesOf(type);
  const fields: RoleFields = new Map(roles.map(({ name }) => [name, []]));
  const add = (slots: readonly DataRole['slot'][], field: Field): void => {
    const possible = roles.filter(({ slot }) => slots.includes(slot));
    const target =
      possible.find(({ name }) => name === field.role) ??
      possible.find(({ name, maxUnnamed }) => (fields.get(name)?.length ?? 0) < maxUnnamed);
    if (target) fields.get(target.name)?.push(field);
  };
  for (const field of [...(query.categories ?? []), ...(query.levels ?? [])]) add(['categories', 'rows'], field);
  if (query.series) add(['series'], query.series);
  for (const field of query.measures ?? []) add(['measures', 'rows'], field);
  return fields;
}

/** Returns a query that shows the fields, sorted by the same field as the `previous` query. */
export function queryOf(type: VisualType, fields: RoleFields, previous: Query = {}): Query {
  const roles = dataRolesOf(type);
  const inSlots = (...slots: DataRole['slot'][]): readonly DataRole[] =>
    roles.filter(({ slot }) => slots.includes(slot));
  const hasNamedRoles = inSlots('measures').length > 1;
  const groups = inSlots('categories', 'rows').flatMap(({ name }) =>
    (fields.get(name) ?? []).filter((field): field is CategoryField => !isMeasure(field)),
  );
  const measures = inSlots('measures', 'rows').flatMap(({ name }) =>
    (fields.get(name) ?? []).filter(isMeasure).map(({ role: _, ...field }): MeasureField => ({
      ...(field as MeasureField),
      ...(hasNamedRoles && { role: name }),
    })),
  );
  const series = inSlots('series').flatMap(({ name }) => (fields.get(name) ?? []) as CategoryField[])[0];
  // In charts and matrices, all fields after the first are levels to drill into. Content files can also group by
  // several columns.
  const isFlat = inSlots('rows').length > 0 || (previous.categories?.length ?? 0) > 1;
  const [categories, levels] = isFlat ? [groups, []] : [groups.slice(0, 1), groups.slice(1)];
  const { sort, top } = previous;
  const query: Query = {
    ...(categories.length > 0 && { categories }),
    ...(levels.length > 0 && { levels }),
    ...(series && { series }),
    ...(measures.length > 0 && { measures }),
    ...(top !== undefined && { top }),
  };
  const sorted = sort && sortableFieldsOf(previous)[sort.by];
  const by = sorted ? sortableFieldsOf(query).findIndex((each) => isSameField(each, sorted)) : -1;
  return sort && by >= 0 ? { ...query, sort: { ...sort, by } } : query;
}

/**
 * Assigns a visual's fields to the data roles of a different visual type. Each field moves to a data role that accepts it, preferably
 * one with the same name or in the same part of the query. Returns the field that has none, if there is one.
 */
function placeFields(from: VisualType, to: VisualType, query: Query): { fields: RoleFields; misfit?: Field } {
  const fields: RoleFields = new Map(dataRolesOf(to).map(({ name }) => [name, []]));
  for (const [name, own] of fieldsByRole(from, query)) {
    const old = dataRolesOf(from).find((each) => each.name === name);
    for (const field of own) {
      const accepts = (role: DataRole): boolean =>
        (role.slot === 'rows' || (role.slot === 'measures') === isMeasure(field)) &&
        (fields.get(role.name)?.length ?? 0) < role.max;
      const possible = dataRolesOf(to).filter(accepts);
      // A map's latitude has the same name as a chart's y-axis.
      const isSame = (role: DataRole): boolean =>
        role.name === name && (role.maxUnnamed > 0 || role.displayName === old?.displayName);
      const usual = possible.filter(({ maxUnnamed }) => maxUnnamed > 0);
      const isTooltip = ({ name: roleName }: DataRole): boolean => roleName === 'Tooltips';
      // Another measure of a map is not a coordinate.
      const target =
        possible.find(isSame) ??
        usual.find(({ slot }) => slot === old?.slot) ??
        usual[0] ??
        (to === 'map' ? possible.find(isTooltip) : undefined);
      if (!target) return { fields, misfit: field };
      fields.get(target.name)?.push(field);
    }
  }
  return { fields };
}

/** Returns a visual's field that a different visual type cannot show, if there is one. */
export const misfitOf = (from: VisualType, to: VisualType, query: Query = {}): Field | undefined =>
  placeFields(from, to, query).misfit;

/**
 * Converts a visual's query to a different visual type.
 *
 * @throws {@link Failure} 400 if the new type has no data role for a field
 */
export function convertQuery(from: VisualType, to: VisualType, query: Query = {}): Query {
  const { fields, misfit } = placeFields(from, to, query);
  if (misfit)
    throw badRequest(`Visual type '${to}' has no data role for the field '${fieldName(misfit)}' from '${from}'.`);
  return queryOf(to, fields, query);
}

/** Returns the name of a field's column or measure. */
export const fieldName = (field: Field): string =>
  isMeasure(field) && isModelMeasure(field) ? field.measure : field.column;
