import type { FrameSession } from '../../session/frame-session';
import { element, place } from './dom';
import { type IconName, icon as createIcon } from './icon';

/** Entry of a menu. */
export interface MenuEntry {
  title: string;
  /** URL of an icon of the host page. */
  icon?: string;
  /** Icon of a built-in entry. */
  symbol?: IconName;
  /** Entries of different groups are separated by a line. */
  group?: string;
  run?: () => void;
  disabled?: boolean;
  heading?: boolean;
}

/** Opens a menu at a button or a point. Arrow keys move the focus; Escape closes the menu and restores the focus. */
export function openMenu(
  session: FrameSession,
  at: HTMLElement | { x: number; y: number },
  entries: readonly MenuEntry[],
): void {
  if (entries.length === 0) return;
  session.overlays.closeAll();
  const previousFocus = document.activeElement;
  const close = (): void => {
    menu.remove();
    document.removeEventListener('pointerdown', closeOnOutsidePress, true);
    closed();
  };
  const closeOnOutsidePress = (event: Event): void => {
    if (!menu.contains(event.target as Node)) close();
  };
  const hasIcons = entries.some(({ icon, symbol }) => icon ?? symbol);
  const items = entries.flatMap(({ title, icon, symbol, group, run, disabled = false, heading = false }, index) => {
    const separator =
      index > 0 && group !== entries[index - 1]?.group
        ? [element('div', { class: 'menu-line', role: 'separator' })]
        : [];
    if (heading) return [...separator, element('div', { class: 'menu-heading', role: 'presentation' }, title)];
    const choose = (): void => {
      close();
      if (previousFocus instanceof HTMLElement) previousFocus.focus();
      run?.();
    };
    // Icon URLs come from the host page's settings. Only data URLs of images and https URLs are allowed.
    const image =
      icon !== undefined &&
      /^(data:image\/|https:)/i.test(icon) &&
      element('img', { src: icon, alt: '', width: 16, height: 16 });
    const picture = image || (symbol ? createIcon(symbol) : hasIcons && element('span', { class: 'icon' }));
    return [
      ...separator,
      element('button', { type: 'button', role: 'menuitem', disabled, onclick: choose }, picture, title),
    ];
  });
  const menu = element('div', { class: 'menu', role: 'menu', tabindex: -1 }, ...items);
  menu.addEventListener('keydown', (event) => {
    const buttons = [...menu.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === 'ArrowDown') buttons[(index + 1) % buttons.length]?.focus();
    else if (event.key === 'ArrowUp') buttons[(index - 1 + buttons.length) % buttons.length]?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') {
      close();
      if (previousFocus instanceof HTMLElement) previousFocus.focus();
    } else return;
    event.preventDefault();
  });
  // The root provides the colors of the report, and the landmark keeps the menu part of the content for screen readers.
  (document.querySelector('#frame main') ?? document.getElementById('frame') ?? document.body).append(menu);
  const closed = session.overlays.opened(close);
  document.addEventListener('pointerdown', closeOnOutsidePress, true);
  const box = at instanceof HTMLElement ? at.getBoundingClientRect() : undefined;
  const [x, y] = box
    ? [box.right - menu.offsetWidth, box.bottom + 2]
    : [(at as { x: number }).x, (at as { y: number }).y];
  place(menu, {
    left: Math.max(4, Math.min(x, window.innerWidth - menu.offsetWidth - 4)),
    top: Math.max(4, Math.min(y, window.innerHeight - menu.offsetHeight - 4)),
  });
  (menu.querySelector<HTMLButtonElement>('button:not(:disabled)') ?? menu).focus();
}
