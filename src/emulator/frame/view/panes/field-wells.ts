import { columnsOf } from '../../../engine/evaluate';
import type { Dataset } from '../../../engine/dataset';
import { type LocaleStrings, formatString } from '../../../locales/locale';
import { buckets, isModelMeasure } from '../../../model/query';
import { type DataRole, dataRolesOf } from '../../../session/authoring/data-roles';
import { type Field, isMeasure } from '../../../session/authoring/role-fields';
import type { DatasetField, VisualFields } from '../../../session/authoring/visual-fields';
import type { FrameSession } from '../../../session/frame-session';
import type { VisualState } from '../../../session/state/report-state';
import { element } from '../dom';
import { acceptDrop, fieldDragType, fieldPositionType } from '../drop-target';
import { icon } from '../icon';
import { type MenuEntry, openMenu } from '../menu';

const aggregations = ['sum', 'avg', 'min', 'max', 'count'] as const;

/** Creates a visual's field wells, one per data role. Users change the fields through menus or by dragging. */
export function fieldWells(
  session: FrameSession,
  visual: VisualState,
  fields: VisualFields,
  change: (run: () => void) => void,
): HTMLElement[] {
  const { strings } = session.report;
  const byRole = fields.byRole;
  const roles = dataRolesOf(visual.type);
  const drop = (event: DragEvent, role: DataRole, position: number): void => {
    const [added, moved] = [fieldDragType, fieldPositionType].map((type) => event.dataTransfer?.getData(type));
    change(() => {
      if (added) fields.add(JSON.parse(added) as DatasetField, role.name);
      else if (moved) {
        const [from, index] = JSON.parse(moved) as [string, number];
        fields.move(from, index, { role: role.name, ...(position >= 0 && { index: position }) });
      }
    });
  };
  return roles.map((role) => {
    const roleFields = byRole.get(role.name) ?? [];
    const chips = roleFields.map((field, index) =>
      chip({ session, fields, change, roles, role, roleFields, field, index }),
    );
    const hint = element('span', { class: 'well-hint' }, strings.addField);
    const well = element(
      'div',
      { class: 'well', role: 'group', 'aria-label': role.displayName },
      element('p', { class: 'well-name' }, role.displayName),
      ...(chips.length > 0 ? chips : [hint]),
    );
    acceptDrop(well, {
      types: [fieldDragType, fieldPositionType],
      partOf: (descendant) => descendant.closest<HTMLElement>('.chip') ?? well,
      onDrop: (event, part) => {
        drop(event, role, chips.indexOf(part));
      },
    });
    return well;
  });
}

interface Chip {
  session: FrameSession;
  fields: VisualFields;
  change: (run: () => void) => void;
  roles: readonly DataRole[];
  role: DataRole;
  roleFields: readonly Field[];
  field: Field;
  index: number;
}

/** Returns a field's name, with the period that its dates are grouped by, because a hierarchy has several levels of a column. */
function nameOf(field: Field, dataset: Dataset, strings: LocaleStrings): string {
  const [column] = columnsOf(dataset, isMeasure(field) ? { measures: [field] } : { categories: [field] });
  const label = column?.label ?? '';
  const period = 'bucket' in field && field.bucket && strings.periods.split(',')[buckets.indexOf(field.bucket)];
  return period && period !== label ? `${label} (${period})` : label;
}

function chip(input: Chip): HTMLElement {
  const { session, fields, change, role, field, index } = input;
  const { strings, dataset } = session.report;
  const label = nameOf(field, dataset, strings);
  const menu = element(
    'button',
    {
      type: 'button',
      class: 'chip-menu',
      'aria-haspopup': 'menu',
      'aria-label': formatString(strings.optionsOf, label),
      onclick: () => {
        openMenu(session, menu, entriesOf(input));
      },
    },
    element('span', { title: label }, label),
    icon('chevron'),
  );
  const removeLabel = formatString(strings.removeField, label);
  const remove = element(
    'button',
    {
      type: 'button',
      title: removeLabel,
      'aria-label': removeLabel,
      onclick: () => {
        change(() => {
          fields.replaceAt(role.name, index);
        });
      },
    },
    icon('close'),
  );
  return element(
    'div',
    {
      class: 'chip',
      draggable: 'true',
      ondragstart: ({ dataTransfer }: DragEvent) => {
        dataTransfer?.setData(fieldPositionType, JSON.stringify([role.name, index]));
      },
    },
    menu,
    remove,
  );
}

/** Returns the entries in a field's menu, which change its position, data role and aggregation. */
function entriesOf({ session, fields, change, roles, role, roleFields, field, index }: Chip): MenuEntry[] {
  const { strings } = session.report;
  const entry = (title: string, group: string, run: () => void, options: Partial<MenuEntry> = {}): MenuEntry => ({
    title,
    group,
    run: () => {
      change(run);
    },
    ...options,
  });
  const moveTo = (to: { role: string; index?: number }) => () => {
    fields.move(role.name, index, to);
  };
  const names = strings.aggregations.split(',');
  return [
    entry(
      strings.removeFromVisual,
      'remove',
      () => {
        fields.replaceAt(role.name, index);
      },
      { symbol: 'remove' },
    ),
    ...(index > 0 ? [entry(strings.moveUp, 'move', moveTo({ role: role.name, index: index - 1 }))] : []),
    ...(index < roleFields.length - 1
      ? [entry(strings.moveDown, 'move', moveTo({ role: role.name, index: index + 1 }))]
      : []),
    ...roles
      .filter((each) => each !== role && (each.slot === 'measures') === isMeasure(field))
      .map(({ name, displayName }) =>
        entry(formatString(strings.moveTo, displayName ?? name), 'move', moveTo({ role: name })),
      ),
    ...(isMeasure(field) && !isModelMeasure(field)
      ? aggregations.map((aggregation, position) =>
          entry(
            names[position] ?? aggregation,
            'aggregation',
            () => {
              fields.replaceAt(role.name, index, { ...field, aggregation });
            },
            { checked: field.aggregation === aggregation },
          ),
        )
      : []),
  ];
}
