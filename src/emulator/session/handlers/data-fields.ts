import { columnsOf } from '../../engine/evaluate';
import { formatStringOf } from '../../engine/format-string';
import { badRequest } from '../../failure';
import { type DataRole, dataRoleOf } from '../authoring/data-roles';
import { fieldOf, targetOf } from '../authoring/field-target';
import { type Field, isMeasure } from '../authoring/role-fields';
import { VisualFields } from '../authoring/visual-fields';
import type { ReportSession } from '../state/report-session';
import type { VisualReference } from '../state/report-state';
import type { HandlerSession, Handlers } from './handler';
import { authoredReport } from './permission';

interface FieldParams extends VisualReference {
  dataRole: string;
  index?: string;
}

/** Handlers for visual field requests. */
export const dataFieldHandlers = {
  'GET /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields': ({ session, params }) => {
    const well = new FieldWell(session, params);
    return well.fields.map((field) => targetOf(well.report.dataset, field));
  },
  'POST /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index': ({ session, params, body }) => {
    const well = new FieldWell(session, params);
    const { role, fields } = well;
    if (fields.length >= role.max)
      throw badRequest(
        `The data role '${role.name}' accepts at most ${String(role.max)} ${role.max === 1 ? 'field' : 'fields'}. Remove one first.`,
      );
    // Clients send the index 'undefined' to add a field at the end.
    const index = params.index === 'undefined' ? fields.length : well.indexUpTo(fields.length);
    well.replace([...fields.slice(0, index), fieldOf(well.report.dataset, body, role), ...fields.slice(index)]);
  },
  'DELETE /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index': ({ session, params }) => {
    const well = new FieldWell(session, params);
    const { field } = well;
    well.replace(well.fields.filter((each) => each !== field));
  },
  'GET /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index/displayName': ({
    session,
    params,
  }) => new FieldWell(session, params).label(),
  'PUT /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index/displayName': ({
    session,
    params,
    body,
  }) => {
    new FieldWell(session, params).patch({ label: body.newDisplayName });
  },
  'GET /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index/dataFieldName': ({
    session,
    params,
  }) => new FieldWell(session, params).uniqueName(),
  'GET /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index/formatString': ({
    session,
    params,
  }) => {
    const well = new FieldWell(session, params);
    const { formatString } = well.field;
    const { format, type } = well.column(well.field);
    return formatString ?? (format ? formatStringOf(format) : type === 'number' ? '#,0' : '');
  },
  'PUT /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index/formatString': ({
    session,
    params,
    body,
  }) => {
    new FieldWell(session, params).patch({ formatString: body.formatString });
  },
  'PUT /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index/hidden': ({
    session,
    params,
    body,
  }) => {
    const well = new FieldWell(session, params);
    if (!isMeasure(well.field)) throw badRequest('Only measures and aggregated columns can be hidden.');
    well.patch({ hidden: body.isHidden });
  },
} satisfies Partial<Handlers>;

/** The fields in one of a visual's data roles. */
class FieldWell {
  readonly report: ReportSession;
  readonly role: DataRole;
  /** The role's fields, in order. */
  readonly fields: readonly Field[];
  readonly #session: HandlerSession;
  readonly #visualFields: VisualFields;
  readonly #index: string;

  /** @throws {@link Failure} 400 for an unknown data role, 404 for an unknown page or visual */
  constructor(session: HandlerSession, { pageName, visualName, dataRole, index = '' }: FieldParams) {
    this.#session = session;
    this.report = authoredReport(session);
    const visual = this.report.visual(pageName, visualName);
    this.#visualFields = new VisualFields(this.report, this.report.page(pageName), visual);
    this.role = dataRoleOf(visual.type, dataRole);
    this.fields = this.#visualFields.byRole.get(dataRole) ?? [];
    this.#index = index;
  }

  /**
   * Returns the index from the path.
   *
   * @throws {@link Failure} 400 if the index is not an integer from 0 to `last`
   */
  indexUpTo(last: number): number {
    const index = Number(this.#index);
    if (Number.isInteger(index) && index >= 0 && index <= last) return index;
    const range = last < 0 ? 'The data role has no fields' : `Expected an integer from 0 to ${String(last)}`;
    throw badRequest(`Invalid index '${this.#index}' in the data role '${this.role.name}'. ${range}.`);
  }

  /**
   * The field at the index in the path.
   *
   * @throws {@link Failure} 400 if there is none
   */
  get field(): Field {
    const field = this.fields[this.indexUpTo(this.fields.length - 1)];
    if (!field) throw badRequest(`The data role '${this.role.name}' has no fields.`);
    return field;
  }

  /** Replaces the role's fields and schedules a render. */
  replace(fields: Field[]): void {
    this.#visualFields.replaceAll(this.role.name, fields);
    this.#session.invalidate();
  }

  /** Changes how the visual shows the field. */
  patch(options: Partial<Pick<Field, 'label' | 'formatString' | 'hidden'>>): void {
    const { field } = this;
    this.replace(this.fields.map((each) => (each === field ? { ...each, ...options } : each)));
  }

  /** Returns the result column for a field. */
  column(field: Field) {
    const query = isMeasure(field) ? { measures: [field] } : { categories: [field] };
    const [column] = columnsOf(this.report.dataset, query);
    if (!column) throw badRequest('The field has no column.');
    return column;
  }

  /** Returns the field's label. */
  label(): string {
    return this.column(this.field).label;
  }

  /** Returns the field's label, with a number appended if an earlier field in the visual has the same label. */
  uniqueName(): string {
    const { field } = this;
    const label = this.label();
    const all = [...this.#visualFields.byRole.values()].flat();
    const earlier = all.slice(0, all.indexOf(field)).filter((each) => this.column(each).label === label).length;
    return earlier === 0 ? label : `${label}${String(earlier)}`;
  }
}
