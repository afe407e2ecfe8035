import { afterEach, expect, it } from 'vitest';
import type { QueryResult } from '../../../../src/emulator/engine/evaluate';
import { Formatter } from '../../../../src/emulator/engine/format';
import { keepFocus } from '../../../../src/emulator/frame/view/focus';
import { roveList } from '../../../../src/emulator/frame/view/roving-focus';
import { dataTable } from '../../../../src/emulator/frame/view/visuals/table';
import { stringsFor } from '../../../../src/emulator/locales/locale';

const column = (label: string, role: string, type: string, more = {}) => ({ label, role, type, field: {}, ...more });
const clubs = {
  columns: [
    column('Club', 'category', 'text'),
    column('Page', 'category', 'text', { hyperlink: true }),
    column('Staff', 'measure', 'number'),
  ],
  rows: ['Alder', 'Birch', 'Cedar'].map((name) => [name, `https://clubs.example/${name}`, 9]),
} as unknown as QueryResult;
const style = { formatter: new Formatter('en-US'), strings: stringsFor('en') };
const actions = { sort: () => undefined, select: () => undefined, follow: () => false };

const press = (key: string): string => {
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return document.activeElement!.textContent.trim();
};
const stops = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('button, a, input, .scroller')]
    .filter(({ tabIndex, className }) => tabIndex === 0 && className !== 'search')
    .map((each) => (each.closest('label') ?? each).textContent.trim());

afterEach(() => {
  document.body.replaceChildren();
});

it('makes a table a single tab stop, whose rows, links and headers are reached with the arrow keys', () => {
  document.body.append(dataTable('Clubs', clubs, style, actions));
  expect(stops()).toEqual(['Alder']);
  document.querySelector<HTMLElement>('[tabindex="0"]')!.focus();
  expect(['ArrowDown', 'ArrowRight', 'ArrowDown', 'End', 'Home'].map(press)).toEqual([
    'Birch',
    'clubs.example/Birch',
    'clubs.example/Cedar',
    'clubs.example/Cedar',
    'clubs.example/Alder',
  ]);
  expect(['ArrowUp', 'ArrowRight', 'Home', 'End'].map(press)).toEqual(['Page', 'Staff', 'Club', 'Staff']);
  expect(stops()).toEqual(['Staff']);
  expect(['ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map(press)).toEqual([
    'clubs.example/Alder',
    'Alder',
    'Birch',
    'Alder',
  ]);
});

it('starts at the selected row of a table', () => {
  document.body.append(dataTable('Clubs', clubs, style, { ...actions, selected: [clubs.rows[1]!.slice(0, 2)] }));
  expect(stops()).toEqual(['Birch']);
});

it('leaves a table without buttons and links focusable, so that it can be scrolled', () => {
  const table = dataTable('Clubs', { ...clubs, columns: clubs.columns.slice(0, 1) }, style);
  document.body.append(table);
  expect(stops()).toEqual([table.textContent]);
});

const list = (...names: string[]) => {
  const holder = document.createElement('div');
  holder.innerHTML = names.map((name) => `<label><input type="checkbox">${name}</label>`).join('');
  document.body.append(holder);
  return holder;
};
const focusedLabel = (key: string): string => {
  press(key);
  return document.activeElement!.closest('label')!.textContent;
};

it('makes a list a single tab stop, in which arrow keys, Home, End and letters move the focus', () => {
  const holder = list('Austin', 'Boston', 'Berlin', 'Chicago');
  roveList(holder, 'input').focus();
  expect(['ArrowDown', 'b', 'b', 'End', 'ArrowDown', 'Home', 'ArrowLeft'].map(focusedLabel)).toEqual([
    'Boston',
    'Berlin',
    'Boston',
    'Chicago',
    'Chicago',
    'Austin',
    'Austin',
  ]);
  expect(stops()).toEqual(['Austin']);
});

it('chooses another tab stop when the current one is hidden, and skips hidden items', () => {
  const holder = list('Austin', 'Boston', 'Chicago');
  const roving = roveList(holder, 'input');
  const [austin, boston] = holder.querySelectorAll('label');
  austin!.hidden = true;
  roving.update();
  expect(stops()).toEqual(['Boston']);
  boston!.hidden = true;
  roving.update();
  roving.focus();
  expect(['ArrowUp', 'Home'].map(focusedLabel)).toEqual(['Chicago', 'Chicago']);
});

it('moves the focus to a visible item when the focused one is hidden or replaced by a line', () => {
  const holder = list('Austin', 'Boston');
  holder.querySelector('input')!.focus();
  keepFocus(holder, () => {
    holder.innerHTML = '<label hidden><input>Austin</label><label><input>Boston</label>';
  });
  expect(document.activeElement!.closest('label')!.textContent).toBe('Boston');
  keepFocus(holder, () => {
    holder.innerHTML = '<label><input>Chicago</label><div role="separator"></div>';
  });
  expect(document.activeElement!.closest('label')!.textContent).toBe('Chicago');
});
