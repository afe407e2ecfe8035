import { element, setBounds } from './dom';
import { icon as createIcon, type IconName } from './icon';
import { nextByLetter } from './roving-focus';

/** Minimum space between a list and the edges of the window, in pixels. */
const edge = 4;

/** A menu entry. */
export interface MenuEntry {
  title: string;
  /** URL of an icon provided by the host page. */
  icon?: string;
  /** Icon for a built-in entry. */
  symbol?: IconName;
  /** Entries in different groups are separated by a line. */
  group?: string;
  run?: () => void;
  /** Entries in the submenu opened by the entry. */
  entries?: readonly MenuEntry[];
  disabled?: boolean;
  heading?: boolean;
  /** Whether the entry is the selected option in its group. Undefined for entries that are not options. */
  checked?: boolean;
}

/** Options for a menu list. */
interface MenuListOptions {
  /** Closes the list. If the list is a submenu, focus moves to the entry that opened it. */
  close(): void;
  /** Closes the menu and all its submenus. */
  closeAll(): void;
  isSubmenu?: boolean;
  /** Whether the list is for touch screens: a sheet at the bottom edge of the frame, which a submenu replaces. */
  isTouch?: boolean;
  /** Name of the list, which is the title of a sheet and of a submenu that replaces the menu. */
  title?: string;
}

/** The entries in a menu or submenu. */
export class MenuList {
  readonly element: HTMLElement;
  readonly #parent: HTMLElement;
  readonly #options: MenuListOptions;
  #submenu: { list: MenuList; button: HTMLElement } | undefined;

  constructor(parent: HTMLElement, entries: readonly MenuEntry[], options: MenuListOptions) {
    this.#parent = parent;
    this.#options = options;
    const hasIcons = entries.some(({ icon, symbol, checked }) => icon ?? symbol ?? checked !== undefined);
    const items = entries.flatMap((entry, index) => [
      ...(index > 0 && entry.group !== entries[index - 1]?.group
        ? [element('div', { class: 'menu-line', role: 'separator' })]
        : []),
      this.#item(entry, hasIcons),
    ]);
    const { title, isTouch = false, isSubmenu = false } = options;
    this.element = element(
      'div',
      {
        class: isTouch ? 'menu touch' : 'menu',
        role: 'menu',
        tabindex: -1,
        'aria-label': title,
      },
      isTouch && title && this.#heading(title, isSubmenu),
      ...items,
    );
    this.element.addEventListener('keydown', (event) => {
      if (this.#onKey(event)) event.preventDefault();
    });
    parent.append(this.element);
  }

  /** Creates the title of a list. In a submenu, it leads back to the list that opened it. */
  #heading(title: string, isSubmenu: boolean): HTMLElement {
    if (!isSubmenu) return element('div', { class: 'menu-title-bar', role: 'presentation' }, title);
    const onclick = () => this.#options.close();
    return element(
      'button',
      { type: 'button', role: 'menuitem', class: 'menu-back', onclick },
      createIcon('back'),
      element('span', { class: 'menu-title' }, title),
    );
  }

  /** Returns whether the list is completely visible with its upper edge at a position. */
  fits(top: number): boolean {
    return top >= edge && top + this.element.offsetHeight <= window.innerHeight - edge;
  }

  /** Positions the list at a point, or as close to it as the window allows. */
  placeAt(x: number, y: number): void {
    const { offsetWidth, offsetHeight } = this.element;
    setBounds(this.element, {
      left: Math.max(edge, Math.min(x, window.innerWidth - offsetWidth - edge)),
      top: Math.max(edge, Math.min(y, window.innerHeight - offsetHeight - edge)),
    });
  }

  /** Moves focus to the first entry. */
  focus(): void {
    (this.#buttons[0] ?? this.element).focus();
  }

  remove(): void {
    this.#closeSubmenu();
    this.element.remove();
  }

  get #buttons(): HTMLButtonElement[] {
    return [...this.element.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  }

  #item({ title, icon, symbol, run, entries, disabled = false, heading, checked }: MenuEntry, hasIcons: boolean) {
    if (heading) return element('div', { class: 'menu-heading', role: 'presentation' }, title);
    // Icon URLs come from the host page's settings. Only image data URLs and https URLs are allowed.
    const image =
      icon !== undefined &&
      /^(data:image\/|https:)/i.test(icon) &&
      element('img', { src: icon, alt: '', width: 16, height: 16 });
    const iconName = checked ? 'check' : symbol;
    const picture = image || (iconName ? createIcon(iconName) : hasIcons && element('span', { class: 'icon' }));
    const button = element(
      'button',
      {
        type: 'button',
        role: checked === undefined ? 'menuitem' : 'menuitemradio',
        disabled,
        ...(checked !== undefined && { 'aria-checked': String(checked) }),
        ...(entries && { 'aria-haspopup': 'menu', 'aria-expanded': 'false' }),
        onclick: () => {
          if (entries) {
            this.#openSubmenu(button, entries, title);
            this.#submenu?.list.focus();
            return;
          }
          this.#options.closeAll();
          run?.();
        },
        onpointerenter: () => {
          // A press on a touch screen also enters the entry, and a submenu would replace it before its release.
          if (this.#options.isTouch) return;
          if (entries && !disabled) this.#openSubmenu(button, entries, title);
          else this.#closeSubmenu();
        },
      },
      picture,
      element('span', { class: 'menu-title' }, title),
      entries && createIcon('chevron'),
    );
    return button;
  }

  #openSubmenu(button: HTMLElement, entries: readonly MenuEntry[], title: string): void {
    if (this.#submenu?.button === button) return;
    this.#closeSubmenu();
    const list = new MenuList(this.#parent, entries, {
      close: () => {
        this.#closeSubmenu();
        button.focus();
      },
      closeAll: () => {
        this.#options.closeAll();
      },
      isSubmenu: true,
      isTouch: this.#options.isTouch === true,
      title,
    });
    this.#submenu = { list, button };
    button.setAttribute('aria-expanded', 'true');
    if (this.#options.isTouch) {
      this.element.hidden = true;
      return;
    }
    const box = button.getBoundingClientRect();
    const width = list.element.offsetWidth;
    const fitsRight = box.right + width <= window.innerWidth;
    list.placeAt(fitsRight ? box.right + 2 : box.left - width - 2, box.top - 5);
  }

  #closeSubmenu(): void {
    this.element.hidden = false;
    this.#submenu?.list.remove();
    this.#submenu?.button.setAttribute('aria-expanded', 'false');
    this.#submenu = undefined;
  }

  /** Returns whether the key was handled. */
  #onKey({ key }: KeyboardEvent): boolean {
    const buttons = this.#buttons;
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const focusAt = (position: number): void => {
      buttons.at(position % buttons.length)?.focus();
    };
    const current = buttons[index];
    if (key === 'ArrowDown') focusAt(index + 1);
    else if (key === 'ArrowUp') focusAt(index - 1);
    else if (key === 'Home') focusAt(0);
    else if (key === 'End') focusAt(-1);
    else if (key === 'ArrowRight' && current?.hasAttribute('aria-haspopup')) current.click();
    else if (key === 'Escape' || (key === 'ArrowLeft' && this.#options.isSubmenu)) this.#options.close();
    else if (key === 'Tab') this.#options.closeAll();
    else if (/^\S$/.test(key)) nextByLetter(buttons, index, key)?.focus();
    else return false;
    return true;
  }
}
