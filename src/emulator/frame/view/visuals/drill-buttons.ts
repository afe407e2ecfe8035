import { type DrillStep, canStep, levelsOf } from '../../../session/state/drill';
import { commandState } from './commands';
import { element, fill } from '../dom';
import { icon } from '../icon';
import type { VisualInput } from './visual-input';

/** The buttons in a visual's header that lead through its hierarchy. */
export class DrillButtons {
  readonly element = element('div', { class: 'drill', hidden: true });
  /** True while a click on a data point drills into it. */
  on = false;
  #drawn = '';

  /** Shows what leads anywhere; undefined for a visual that is only looked at. */
  draw(setting: VisualInput | undefined): void {
    const shown =
      setting &&
      levelsOf(setting.visual).length > 1 &&
      commandState(setting.report.settings, setting.visual, 'drill') === 'enabled';
    this.element.hidden = !shown;
    if (!shown) {
      this.on = false;
      return;
    }
    const { session, report, visual } = setting;
    const { texts } = report;
    const can = (['up', 'next', 'expand'] as const).map((step) => canStep(visual, step));
    const expanding = commandState(report.settings, visual, 'expandCollapse') === 'enabled';
    const signature = JSON.stringify([can, expanding, this.on, texts.drillUp]);
    if (signature === this.#drawn) return;
    this.#drawn = signature;
    if (!canStep(visual, 'next')) this.on = false;
    const focused = [...this.element.children].findIndex((child) => child === document.activeElement);
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
        title: texts.drillMode,
        'aria-label': texts.drillMode,
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
      step('up', texts.drillUp),
      mode,
      step('next', texts.nextLevel),
      expanding && step('expand', texts.expandLevel),
    );
    const again = this.element.children[focused];
    if (again instanceof HTMLElement) again.focus();
  }
}
