import { formatString } from '../../../locales/locale';
import { describeFilter, filterTitle } from '../panes/describe-filter';
import { commandState, hasHeader } from './commands';
import { element, fill } from '../dom';
import { icon } from '../icon';
import { type MenuEntry, openMenu } from '../menu';
import type { ReportSession } from '../../../session/state/report-session';
import type { PageState, VisualState } from '../../../session/state/report-state';
import type { VisualInput } from './visual-input';

/** Visual types that are too simple for focus mode. */
const typesWithoutFocusMode: readonly string[] = ['slicer', 'card', 'kpi'];

/** Returns descriptions of the visible filters that apply to a visual. */
export const filterTexts = (report: ReportSession, page: PageState, visual: VisualState): string[] =>
  report
    .filtersOf(page, visual)
    .filter(({ displaySettings }) => report.editing || !displaySettings?.isHiddenInViewMode)
    .map((filter) => `${filterTitle(filter)} ${describeFilter(filter, report)}`);

/** Returns menu entries that list filters. */
export const filterEntries = (filters: readonly string[]): MenuEntry[] =>
  filters.map((title) => ({ title, disabled: true }));

/** Buttons in a visual's header, for focus mode and for the filters that apply to the visual. */
export class HeaderButtons {
  readonly element = element('div', { class: 'tools', hidden: true });
  #renderedSignature = '';

  /** Shows the buttons that apply. Pass undefined for static visuals. */
  render(input: VisualInput | undefined, title: string): void {
    const isShown =
      input?.visual.query && input.visual.type !== 'slicer' && hasHeader(input.report.settings, input.visual);
    this.element.hidden = !isShown;
    if (!isShown) return;
    const { session, report, page, visual, canPopOut } = input;
    const { strings, state, settings } = report;
    const filters = filterTexts(report, page, visual);
    const isInFocusMode = state.popOut?.kind === 'focus';
    const canEnterFocusMode =
      canPopOut &&
      !typesWithoutFocusMode.includes(visual.type) &&
      commandState(settings, visual, 'focusMode') === 'enabled';
    const signature = JSON.stringify([filters, isInFocusMode, canEnterFocusMode, title, strings.focusMode]);
    if (signature === this.#renderedSignature) return;
    this.#renderedSignature = signature;
    const hadFocus = this.element.contains(document.activeElement);
    const filterButton =
      filters.length > 0 &&
      element(
        'button',
        {
          type: 'button',
          title: filters.join('\n'),
          'aria-label': formatString(strings.filtersOf, title),
          'aria-haspopup': 'menu',
          onclick: ({ currentTarget }: MouseEvent) => {
            openMenu(session, currentTarget as HTMLElement, [
              { title: strings.filters, heading: true },
              ...filterEntries(filters),
            ]);
          },
        },
        icon('filter'),
      );
    const focusButton =
      canEnterFocusMode &&
      !isInFocusMode &&
      element(
        'button',
        {
          type: 'button',
          class: 'focus-button',
          title: strings.focusMode,
          'aria-label': formatString(strings.focusOn, title),
          onclick: () => {
            session.actions.popOut({
              kind: 'focus',
              pageName: page.name,
              visualName: visual.name,
            });
          },
        },
        icon('focus'),
      );
    fill(this.element, filterButton, focusButton);
    if (hadFocus) this.element.querySelector('button')?.focus();
  }
}
