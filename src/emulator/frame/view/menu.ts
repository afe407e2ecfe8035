import type { FrameSession } from '../../session/frame-session';
import { element } from './dom';
import { type MenuEntry, MenuList } from './menu-list';

export type { MenuEntry };

/**
 * Opens a menu at a button or a point. On phones, it is a sheet at the bottom edge of the frame. Arrow keys move focus, and
 * open and close submenus. Typing a letter moves focus to the next entry that starts with that letter. Escape closes the current
 * menu and restores focus.
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
  const isSheet = parent.closest('.phone') !== null;
  const scrim = element('div', { class: 'menu-scrim', onclick: closeAndRestoreFocus });
  if (isSheet) parent.append(scrim);
  const callbacks = { close: closeAndRestoreFocus, closeAll: closeAndRestoreFocus };
  const menu = new MenuList(parent, entries, { ...callbacks, isSheet, ...(title && { title }) });
  const unregister = session.overlays.opened(close);
  document.addEventListener('pointerdown', closeOnOutsidePress, true);
  if (!isSheet) {
    const box = anchor instanceof HTMLElement ? anchor.getBoundingClientRect() : undefined;
    if (box) menu.placeAt(box.right - menu.element.offsetWidth, box.bottom + 2);
    else menu.placeAt((anchor as { x: number }).x, (anchor as { y: number }).y);
  }
  menu.focus();
}
