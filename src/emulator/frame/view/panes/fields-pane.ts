import type { VisualType } from '../../../model/definition';
import type { Query } from '../../../model/query';
import type { FrameSession } from '../../../session/frame-session';
import { chromeOf, type PaneState } from '../../../session/state/settings';
import { visualState } from '../../../session/state/report-state';
import { element, fill } from '../dom';
import { randomHex } from '../../../random-id';

const visualTypes = [
  ['clusteredColumnChart', 'columns'],
  ['clusteredBarChart', 'bars'],
  ['lineChart', 'line'],
  ['donutChart', 'donut'],
  ['card', 'card'],
  ['tableEx', 'table'],
  ['slicer', 'slicer'],
] as const;

/** Pane for adding visuals in edit mode: select fields, then choose a visual type. */
export class FieldsPane {
  readonly element = element('aside', { class: 'pane fields-pane', hidden: true });
  readonly #session: FrameSession;
  readonly #selectedFields = new Set<string>();
  /** For each section, the state requested by the settings and the actual one. */
  readonly #sections = new Map<string, { requested: boolean; open: boolean }>();

  constructor(session: FrameSession) {
    this.#session = session;
  }

  render(): void {
    const { report } = this.#session;
    const chrome = chromeOf(report.settings, report.editing);
    this.element.hidden = !report.editing || (!chrome.fields.visible && !chrome.visualizations.visible);
    if (this.element.hidden) return;
    const { texts } = report;
    this.element.setAttribute('aria-label', texts.fields);
    const { tables, measures } = report.dataset;
    const groups = tables.map(({ name, columns }) => {
      const rows = [
        ...measures
          .filter(({ table }) => table === name)
          .map((measure) => this.#field(`m\n${name}\n${measure.name}`, `∑ ${measure.label ?? measure.name}`)),
        ...columns.map((column) => this.#field(`c\n${name}\n${column.name}`, column.label ?? column.name)),
      ];
      return element('details', { open: true }, element('summary', {}, name), ...rows);
    });
    const kinds = visualTypes.map(([type, label]) =>
      element(
        'button',
        {
          type: 'button',
          onclick: () => {
            this.#add(type);
          },
        },
        texts[label],
      ),
    );
    fill(
      this.element,
      this.#section('visualizations', chrome.visualizations, texts.addVisual, [
        element('div', { class: 'kinds' }, ...kinds),
      ]),
      this.#section('fields', chrome.fields, texts.fields, groups),
    );
  }

  #section(name: string, { visible, expanded }: PaneState, title: string, content: HTMLElement[]): HTMLElement | false {
    if (!visible) return false;
    // The state set by the user is kept until the settings change.
    const before = this.#sections.get(name);
    const section = before?.requested === expanded ? before : { requested: expanded, open: expanded };
    this.#sections.set(name, section);
    const details = element(
      'details',
      { class: 'section', open: section.open },
      element('summary', {}, element('h3', {}, title)),
      ...content,
    );
    details.addEventListener('toggle', () => {
      section.open = details.open;
    });
    return details;
  }

  #field(key: string, label: string): HTMLElement {
    const input = element('input', {
      type: 'checkbox',
      onchange: () => {
        if (input.checked) this.#selectedFields.add(key);
        else this.#selectedFields.delete(key);
      },
    });
    input.checked = this.#selectedFields.has(key);
    return element('label', { class: 'option' }, input, element('span', {}, label));
  }

  #add(type: VisualType): void {
    const { report } = this.#session;
    const query: Query = { categories: [], measures: [] };
    for (const key of this.#selectedFields) {
      const [kind, table = '', name = ''] = key.split('\n');
      if (kind === 'm') query.measures?.push({ table, measure: name });
      else if (report.dataset.column(table, name).type === 'number')
        query.measures?.push({ table, column: name, aggregation: 'sum' });
      else if (report.dataset.column(table, name).type === 'date')
        query.categories?.push({ table, column: name, bucket: 'month' });
      else query.categories?.push({ table, column: name });
    }
    if (!query.categories?.length && !query.measures?.length) return;
    const page = report.activePage;
    const title = [...this.#selectedFields].map((key) => key.split('\n')[2]).join(' by ');
    // Fills a grid of two by two. Further visuals overlap the first ones.
    const slot = page.visuals.length;
    const layout = {
      x: 24 + (slot % 2) * 624,
      y: 24 + (Math.floor(slot / 2) % 2) * 344,
      width: 608,
      height: type === 'card' ? 120 : 328,
      z: slot,
    };
    const name = randomHex(20);
    page.visuals.push(visualState({ name, type, title, layout, query }));
    this.#selectedFields.clear();
    report.unsaved = true;
    this.#session.invalidate();
  }
}
