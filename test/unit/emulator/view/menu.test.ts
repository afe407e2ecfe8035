import { describe, expect, it, vi } from 'vitest';
import { type MenuEntry, openMenu } from '../../../../src/emulator/frame/view/menu';
import { TestPage } from '../test-page';

function open(entries: readonly MenuEntry[]) {
  const button = document.createElement('button');
  document.body.replaceChildren(button);
  button.focus();
  openMenu(new TestPage().frame.session, button, entries);
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  };
  const focused = () => document.activeElement?.textContent;
  const menus = () => document.querySelectorAll('[role=menu]').length;
  return { button, press, focused, menus };
}

const entries = (run = vi.fn()): MenuEntry[] => [
  { title: 'Show as a table' },
  {
    title: 'Sort by',
    entries: [
      { title: 'Region', checked: true },
      { title: 'Headcount', checked: false, run },
    ],
  },
  { title: 'Spotlight', disabled: true },
  { title: 'Focus mode' },
];

it('closes when the user clicks the host page', () => {
  const { menus } = open(entries());
  expect(menus()).toBe(1);
  window.dispatchEvent(new Event('blur'));
  expect(menus()).toBe(0);
});

it('opens and closes submenus with the arrow keys, and runs a submenu entry', () => {
  const run = vi.fn();
  const { button, press, focused, menus } = open(entries(run));
  press('ArrowDown');
  press('ArrowRight');
  expect(focused()).toBe('Region');
  expect(document.querySelector('[aria-haspopup]')?.getAttribute('aria-expanded')).toBe('true');
  press('ArrowLeft');
  expect([focused(), menus()]).toEqual(['Sort by', 1]);
  press('ArrowLeft');
  expect(menus()).toBe(1);
  press('ArrowRight');
  press('ArrowDown');
  (document.activeElement as HTMLElement).click();
  expect(run).toHaveBeenCalledOnce();
  expect(menus()).toBe(0);
  expect(document.activeElement).toBe(button);
});

it('closes one menu with Escape, and all of them with Tab', () => {
  const { button, press, focused, menus } = open(entries());
  press('End');
  press('ArrowUp');
  press('ArrowRight');
  press('Escape');
  expect([focused(), menus()]).toEqual(['Sort by', 1]);
  press('ArrowRight');
  press('Tab');
  expect(menus()).toBe(0);
  expect(document.activeElement).toBe(button);
});

it('moves focus to the next enabled entry that starts with the typed letter', () => {
  const { press, focused } = open(entries());
  press('s');
  expect(focused()).toBe('Sort by');
  press('S');
  expect(focused()).toBe('Show as a table');
  press('f');
  expect(focused()).toBe('Focus mode');
  press('x');
  expect(focused()).toBe('Focus mode');
});

it('opens a submenu when the pointer enters its entry, and closes it when the pointer moves to another entry', () => {
  const { menus } = open(entries());
  const hover = (title: string) => {
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === title)
      ?.dispatchEvent(new Event('pointerenter'));
  };
  hover('Sort by');
  expect(menus()).toBe(2);
  hover('Focus mode');
  expect(menus()).toBe(1);
  hover('Sort by');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(menus()).toBe(0);
});

describe('on a phone', () => {
  function openSheet() {
    const run = vi.fn();
    document.body.innerHTML = '<div id="frame"><div class="phone"><main><button></button></main></div></div>';
    const button = document.querySelector('button')!;
    button.focus();
    openMenu(new TestPage().frame.session, button, entries(run), 'Headcount by month');
    const scrim = () => document.querySelector<HTMLElement>('.menu-scrim');
    const visible = () => [...document.querySelectorAll<HTMLElement>('.menu')].filter(({ hidden }) => !hidden);
    const item = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name)!;
    return { button, run, scrim, visible, item };
  }

  it('opens a menu as a sheet with a title, and closes it when the scrim is pressed', () => {
    const { button, scrim, visible } = openSheet();
    const [sheet] = visible();
    expect(sheet!.getAttribute('aria-label')).toBe('Headcount by month');
    expect(sheet!.firstElementChild!.textContent).toBe('Headcount by month');
    expect(document.activeElement?.textContent).toBe('Show as a table');
    scrim()!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(visible()).toEqual([sheet]);
    scrim()!.click();
    expect([visible(), scrim()]).toEqual([[], null]);
    expect(document.activeElement).toBe(button);
  });

  it('shows a submenu instead of its menu, and its title leads back', () => {
    const { run, visible, item } = openSheet();
    const sortBy = item('Sort by');
    sortBy.dispatchEvent(new Event('pointerenter'));
    expect(item('Region')).toBeUndefined();
    sortBy.click();
    expect(visible().map((each) => each.getAttribute('aria-label'))).toEqual(['Sort by']);
    (document.activeElement as HTMLElement).click();
    expect(visible().map((each) => each.getAttribute('aria-label'))).toEqual(['Headcount by month']);
    expect(document.activeElement).toBe(sortBy);
    sortBy.click();
    item('Headcount').click();
    expect(run).toHaveBeenCalledOnce();
    expect(visible()).toEqual([]);
  });

  it('closes only the submenu on Escape', () => {
    const { visible, item } = openSheet();
    const [menu] = visible();
    item('Sort by').click();
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(visible()).toEqual([menu]);
    expect(document.activeElement).toBe(item('Sort by'));
  });
});
