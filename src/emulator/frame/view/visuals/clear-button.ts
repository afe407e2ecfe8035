import { commandState } from './commands';
import { element } from '../dom';
import { icon } from '../icon';
import { isListSlicer } from './slicer';
import type { VisualInput } from './visual-input';

/** Button in the header of a list slicer that clears its selection. In the body, it would take up the room of rows. */
export class ClearButton {
  readonly element = element('button', { type: 'button', class: 'clear-button', hidden: true }, icon('clear'));
  #input: VisualInput | undefined;

  constructor() {
    this.element.addEventListener('click', () => {
      if (!this.#input) return;
      const { session, page, visual } = this.#input;
      // The button disappears, so focus moves to the list.
      this.element.closest('.visual')?.querySelector<HTMLElement>('.options input')?.focus();
      session.actions.selectInSlicer(page, visual, []);
    });
  }

  render(input: VisualInput): void {
    this.#input = input;
    const { report, visual } = input;
    const state = commandState(report.settings, visual, 'clearSelection');
    this.element.hidden =
      !isListSlicer(visual, input.isCompact && !input.isLine) ||
      visual.slicerFilters.length === 0 ||
      state === 'hidden';
    this.element.disabled = state === 'disabled';
    this.element.title = report.strings.clear;
    this.element.setAttribute('aria-label', report.strings.clear);
  }
}
