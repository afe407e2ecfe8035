import { type DrillStep, canStep, levelsOf } from '../../../session/state/drill';
import { commandState } from './commands';
import { element, fill } from '../dom';
import { icon } from '../icon';
import type { VisualInput } from './visual-input';

/** Buttons in a visual's header that navigate its hierarchy. */
export class DrillButtons {
  readonly element = element('div', { class: 'drill', hidden: true });
  /** Whether drill mode is on. In drill mode, clicking a data point drills into it. */
  on = false;
  #renderedSignature = '';

  /** Shows the buttons if the visual has a hierarchy and drilling is enabled. Pass undefined for static visuals. */
  render(input: VisualInput | undefined): void {
    const isShown =
      input &&
      levelsOf(input.visual).length > 1 &&
      commandState(input.report.settings, input.visual, 'drill') === 'enabled';
    this.element.hidden = !isShown;
    if (!isShown) {
      this.on = false;
      return;
    }
    const { session, report, visual } = input;
    const { strings } = report;
    const available = (['up', 'next', 'expand'] as const).map((step) => canStep(visual, step));
    const canExpand = commandState(report.settings, visual, 'expandCollapse') === 'enabled';
    const signature = JSON.stringify([available, canExpand, this.on, strings.drillUp]);
    if (signature === this.#renderedSignature) return;
    this.#renderedSignature = signature;
    if (!canStep(visual, 'next')) this.on = false;
    const hadFocus = this.element.contains(document.activeElement);
    const focusedLabel = document.activeElement?.getAttribute('aria-label');
    const step = (name: DrillStep, title: string) =>
      element(
        'button',
        {
          type: 'button',
          title,
          'aria-label': title,
          disabled: !canStep(visual, name),
          onclick: () => {
            session.actions.stepInHierarchy(visual, name);
          },
        },
        icon(name),
      );
    const mode = element(
      'button',
      {
        type: 'button',
        title: strings.drillMode,
        'aria-label': strings.drillMode,
        'aria-pressed': String(this.on),
        disabled: !canStep(visual, 'next'),
        onclick: () => {
          this.on = !this.on;
          session.rerender();
        },
      },
      icon('down'),
    );
    fill(
      this.element,
      canStep(visual, 'up') && step('up', strings.drillUp),
      mode,
      step('next', strings.nextLevel),
      canExpand && step('expand', strings.expandLevel),
    );
    if (!hadFocus) return;
    const buttons = [...this.element.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    // The button that drills up disappears at the top level, and others are disabled at the lowest one.
    (buttons.find((button) => button.getAttribute('aria-label') === focusedLabel) ?? buttons[0])?.focus();
  }
}
