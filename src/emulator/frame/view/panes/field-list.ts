import type { DatasetField } from '../../../session/authoring/visual-fields';
import type { FrameSession } from '../../../session/frame-session';
import { element } from '../dom';
import { fieldDragType } from '../drop-target';
import { icon } from '../icon';
import { searchBox } from '../search-box';

const columnIcons = { text: 'text', date: 'calendar', boolean: 'include' } as const;

/** Access to the selected visual's fields. */
interface FieldSelection {
  has(field: DatasetField): boolean;
  toggle(field: DatasetField, on: boolean): void;
}

/**
 * Tables, measures and columns in the dataset. Users check a field to add it to the selected visual, or drag it to any
 * visual.
 */
export class FieldList {
  readonly #session: FrameSession;
  readonly #selection: FieldSelection;
  readonly #collapsedTables = new Set<string>();
  #query = '';

  constructor(session: FrameSession, selection: FieldSelection) {
    this.#session = session;
    this.#selection = selection;
  }

  create(): HTMLElement {
    const { dataset, strings } = this.#session.report;
    const tables = dataset.tables.map(({ name: table, columns }) => {
      const measures = dataset.measures.filter((measure) => measure.table === table);
      const details = element(
        'details',
        { class: 'field-table' },
        element(
          'summary',
          {
            onclick: () => {
              // A search expands all tables.
              if (this.#query !== '') return;
              if (details.open) this.#collapsedTables.add(table);
              else this.#collapsedTables.delete(table);
            },
          },
          icon('chevron'),
          icon('table'),
          table,
        ),
        ...measures.map(({ name, label = name }) => this.#row({ table, name, isMeasure: true }, label, '∑')),
        ...columns.map(({ name, label = name, type }) =>
          this.#row({ table, name, isMeasure: false }, label, type === 'number' ? '#' : icon(columnIcons[type])),
        ),
      );
      return { table, details };
    });
    const noMatches = element('p', { class: 'note' }, strings.noMatches);
    const list = element('div', {}, ...tables.map(({ details }) => details), noMatches);
    const applySearch = (query: string): void => {
      this.#query = query;
      for (const { table, details } of tables) {
        const rows = [...details.querySelectorAll('label')];
        for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(query.toLowerCase());
        details.hidden = query !== '' && rows.every(({ hidden }) => hidden);
        details.open = query !== '' || !this.#collapsedTables.has(table);
      }
      noMatches.hidden = query === '' || tables.some(({ details }) => !details.hidden);
    };
    applySearch(this.#query);
    return element('div', {}, searchBox(strings, strings.data, this.#query, applySearch), list);
  }

  #row(field: DatasetField, label: string, sign: string | SVGElement): HTMLElement {
    const input = element('input', {
      type: 'checkbox',
      onchange: () => {
        this.#selection.toggle(field, input.checked);
      },
    });
    input.checked = this.#selection.has(field);
    return element(
      'label',
      {
        class: 'option',
        draggable: 'true',
        ondragstart: ({ dataTransfer }: DragEvent) => {
          dataTransfer?.setData(fieldDragType, JSON.stringify(field));
        },
      },
      input,
      element('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
      element('span', { title: label }, label),
    );
  }
}
