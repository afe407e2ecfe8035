import type { FrameSession } from '../../../session/frame-session';
import { formatString } from '../../../locales/locale';
import { element, fill } from '../dom';
import { icon } from '../icon';

/** Button next to the page tabs that shows which data points filter the page, and clears the selection. */
export class SelectionChip {
  readonly #label = element('span', {});
  readonly #element: HTMLButtonElement;
  readonly #session: FrameSession;

  constructor(session: FrameSession) {
    this.#session = session;
    const onclick = (): void => {
      session.actions.clearSelection();
    };
    this.#element = element('button', { type: 'button', class: 'selection-chip', onclick });
    fill(this.#element, this.#label, icon('close'));
  }

  /** Returns the button, or undefined if no data points of the page are selected. */
  render(): HTMLElement | undefined {
    const text = this.#text();
    if (text === undefined) return undefined;
    const { clearSelection } = this.#session.report.strings;
    if (this.#label.textContent !== text) this.#label.textContent = text;
    this.#element.title = clearSelection;
    this.#element.setAttribute('aria-label', `${clearSelection}: ${text}`);
    return this.#element;
  }

  /** Returns the selected data point's values, or the number of selected data points. Returns undefined if there are none. */
  #text(): string | undefined {
    const { report } = this.#session;
    const { activePage: page, formatter, strings } = report;
    const { selection } = report.state;
    const visual = page.visuals.find(({ name }) => name === selection?.visualName);
    if (!visual || !selection || selection.pageName !== page.name || report.editing) return undefined;
    const [point, ...others] = selection.points;
    if (!point) return undefined;
    if (others.length > 0) return formatString(strings.selectedPoints, formatter.number(selection.points.length));
    const { columns } = report.result(page, visual);
    // A link repeats the name of its row.
    const names = point.flatMap((value, index) => {
      const column = columns[index];
      return column && !(column.hyperlink && index > 0) ? formatter.show(value, column) : [];
    });
    return names.join(', ');
  }
}
