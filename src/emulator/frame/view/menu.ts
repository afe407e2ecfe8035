import type { FrameSession } from '../../session/frame-session';
import { type MenuEntry, MenuList } from './menu-list';

export type { MenuEntry };

/**
 * Opens a menu at a button or a point. Arrow keys move focus, and open and close submenus. Typing a letter moves focus to
 * the next entry that starts with that letter. Escape closes the current menu and restores focus.
 */
export function openMenu(
  session: FrameSession,
  anchor: HTMLElement | { x: number; y: number },
  entries: readonly MenuEntry[],
): void {
  if (entries.length === 0) return;
  session.overlays.closeAll();
  const previousFocus = document.activeElement;
  const close = (): void => {
    menu.remove();
    document.removeEventListener('pointerdown', closeOnOutsidePress, true);
    unregister();
  };
  const closeAndRestoreFocus = (): void => {
    close();
    if (previousFocus instanceof HTMLElement) previousFocus.focus();
  };
  const closeOnOutsidePress = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest('.menu')) close();
  };
  // The root provides the report colors. In the main landmark, screen readers treat the menu as part of the content.
  const parent =
    document.querySelector<HTMLElement>('#frame main') ?? document.getElementById('frame') ?? document.body;
  const menu = new MenuList(parent, entries, { close: closeAndRestoreFocus, closeAll: closeAndRestoreFocus });
  const unregister = session.overlays.opened(close);
  document.addEventListener('pointerdown', closeOnOutsidePress, true);
  const box = anchor instanceof HTMLElement ? anchor.getBoundingClientRect() : undefined;
  if (box) menu.placeAt(box.right - menu.element.offsetWidth, box.bottom + 2);
  else menu.placeAt((anchor as { x: number }).x, (anchor as { y: number }).y);
  menu.focus();
}
