import type { FrameSession } from '../../../session/frame-session';
import type { LocaleStrings } from '../../../locales/locale';
import { element, fill } from '../dom';
import { icon } from '../icon';

/** Elements that use Escape themselves, or that cover the page. */
const withOwnEscape = "input, textarea, select, dialog, [role='dialog'], [role='menu'], .pane, .pane-sheet";

/**
 * Exits focus mode with a button, and with Escape. Escape also exits spotlight. If neither is active, it clears the selection of
 * data points.
 */
export class FocusMode {
  /** The button. It is reused, so that it keeps focus when the report is re-rendered. */
  readonly button: HTMLButtonElement;
  readonly #canvas: HTMLElement;
  /** Name of the visual that was in focus mode when the page was rendered last. */
  #visualName: string | undefined;

  constructor(session: FrameSession, canvas: HTMLElement, signal: AbortSignal) {
    this.#canvas = canvas;
    const exit = (): void => {
      session.actions.popOut(undefined);
    };
    this.button = element('button', { type: 'button', class: 'back', onclick: exit });
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(withOwnEscape)) return;
      if (session.report.state.popOut) exit();
      else session.actions.clearSelection();
    };
    document.addEventListener('keydown', onKeyDown, { signal });
  }

  /** Renders the button's text. */
  render(strings: LocaleStrings): HTMLElement {
    if (this.button.textContent !== strings.backToReport) fill(this.button, icon('back'), strings.backToReport);
    return this.button;
  }

  /**
   * Moves focus to the button when a visual enters focus mode, and back to the visual afterwards. Otherwise, focus would be lost with the
   * element that had it. Call it after each rendering.
   *
   * @param hadFocus - whether focus was on the page before the rendering
   */
  moveFocus(visualName: string | undefined, hadFocus: boolean): void {
    const previous = this.#visualName;
    this.#visualName = visualName;
    if (!hadFocus || previous === visualName) return;
    if (visualName !== undefined) this.button.focus();
    else {
      const selector = `[data-visual="${CSS.escape(previous ?? '')}"] :is(.focus-button, .menu-button)`;
      this.#canvas.querySelector<HTMLElement>(selector)?.focus();
    }
  }
}
