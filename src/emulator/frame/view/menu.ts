import type { FrameSession } from '../../session/frame-session';
import { element } from './dom';
import { type MenuEntry, MenuList } from './menu-list';

export type { MenuEntry };

/** Space between a button and its menu, in pixels. */
const gap = 2;

/**
 * Opens a menu at a button or a point. On phones, it is a sheet at the bottom edge of the frame, whose entries are large enough to
 * touch, and a submenu replaces it. In a short frame, the entries are in two columns, so that the button stays visible. Arrow keys move
 * focus, and open and close submenus. Typing a letter moves focus to the next entry that starts with that letter. Escape closes the
 * current menu and restores focus.
 *
 * @param title - name of the menu, which is the title of a sheet
 */
export function openMenu(
  session: FrameSession,
  anchor: HTMLElement | { x: number; y: number },
  entries: readonly MenuEntry[],
  title?: string,
): void {
  if (entries.length === 0) return;
  session.overlays.closeAll();
  const previousFocus = document.activeElement;
  const close = (): void => {
    menu.remove();
    scrim.remove();
    document.removeEventListener('pointerdown', closeOnOutsidePress, true);
    window.removeEventListener('blur', close);
    unregister();
  };
  const closeAndRestoreFocus = (): void => {
    close();
    if (previousFocus instanceof HTMLElement) previousFocus.focus();
  };
  const closeOnOutsidePress = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest('.menu, .menu-scrim')) close();
  };
  // The root provides the report colors. In the main landmark, screen readers treat the menu as part of the content.
  const parent =
    document.querySelector<HTMLElement>('#frame main') ?? document.getElementById('frame') ?? document.body;
  const isTouch = parent.closest('.phone') !== null;
  const scrim = element('div', { class: 'menu-scrim', onclick: closeAndRestoreFocus });
  if (isTouch) parent.append(scrim);
  const callbacks = { close: closeAndRestoreFocus, closeAll: closeAndRestoreFocus };
  const menu = new MenuList(parent, entries, { ...callbacks, isTouch, ...(title && { title }) });
  const unregister = session.overlays.opened(close);
  document.addEventListener('pointerdown', closeOnOutsidePress, true);
  // The user has clicked the host page.
  window.addEventListener('blur', close);
  if (!isTouch) place(menu, anchor);
  menu.focus();
}

/** Places a menu at a point, or below a button with the same right edge. Without room there, it is above or next to the button. */
function place(menu: MenuList, anchor: HTMLElement | { x: number; y: number }): void {
  if (!(anchor instanceof HTMLElement)) {
    menu.placeAt(anchor.x, anchor.y);
    return;
  }
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu.element;
  const x = right - width;
  if (menu.fits(bottom + gap)) menu.placeAt(x, bottom + gap);
  else if (menu.fits(top - gap - height)) menu.placeAt(x, top - gap - height);
  else menu.placeAt(left - gap - width, top);
}
