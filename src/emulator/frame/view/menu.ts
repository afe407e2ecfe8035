import type { FrameSession } from '../../session/frame-session';
import { element } from './dom';
import { type MenuEntry, MenuList } from './menu-list';

export type { MenuEntry };

/**
 * Opens a menu at a button or a point. On phones, its entries are large enough to touch, and a submenu replaces it. In a frame that
 * fills the screen, it is then a sheet at the bottom edge, which would look cut off in a short one. Arrow keys move focus, and open
 * and close submenus. Typing a letter moves focus to the next entry that starts with that letter. Escape closes the current
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
  const isTouch = parent.closest('.phone') !== null;
  const isSheet = isTouch && parent.closest('.short') === null;
  const scrim = element('div', { class: isSheet ? 'menu-scrim dark' : 'menu-scrim', onclick: closeAndRestoreFocus });
  if (isTouch) parent.append(scrim);
  const place = (list: MenuList): void => {
    if (isSheet) return;
    const box = anchor instanceof HTMLElement ? anchor.getBoundingClientRect() : undefined;
    if (box) list.placeAt(box.right - list.element.offsetWidth, box.bottom + 2);
    else list.placeAt((anchor as { x: number }).x, (anchor as { y: number }).y);
  };
  const callbacks = { close: closeAndRestoreFocus, closeAll: closeAndRestoreFocus, place };
  const menu = new MenuList(parent, entries, { ...callbacks, isTouch, isSheet, ...(title && { title }) });
  const unregister = session.overlays.opened(close);
  document.addEventListener('pointerdown', closeOnOutsidePress, true);
  place(menu);
  menu.focus();
}
