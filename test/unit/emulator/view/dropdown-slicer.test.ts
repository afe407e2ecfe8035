import { expect, it } from 'vitest';
import { slicer } from '../../../../src/emulator/frame/view/visuals/slicer';
import type { Value } from '../../../../src/emulator/engine/value';
import { createBody } from '../../../../src/emulator/frame/view/visuals/visual-body';
import { shop } from '../shop';
import { inputOf, open, region } from './tested-visual';

const optionsOf = async (
  style: 'list' | 'dropdown',
  singleSelect = false,
  isSelected?: (region: Value, index: number) => boolean,
) => {
  const { session } = await open('slicer', { categories: [region] }, { slicer: { style, singleSelect } });
  const { report, page, visual } = inputOf(session);
  const regions = report.result(page, visual).rows.map(([value]) => value ?? null);
  if (isSelected) session.actions.selectInSlicer(page, visual, regions.filter(isSelected));
  const selections: Value[][] = [];
  const onSelect = (values: Value[]) => selections.push(values);
  const element = slicer(report, page, visual, onSelect, { text: '', open: false });
  return { regions, element, selections, options: [...element.querySelectorAll<HTMLLabelElement>('.option')] };
};

it('starts a dropdown for several values with an option that selects all of them', async () => {
  const { options, selections, regions } = await optionsOf('dropdown');
  expect(options[0]!.textContent).toBe('Select all');
  expect(options.map((option) => option.querySelector('input')!.checked)).not.toContain(true);
  options[0]!.querySelector('input')!.dispatchEvent(new Event('change'));
  expect(selections).toEqual([regions]);
});

it('checks this option if all values are selected, and then clears the selection', async () => {
  const { options, selections, element } = await optionsOf('dropdown', false, () => true);
  expect(options.map((option) => option.querySelector('input')!.checked)).not.toContain(false);
  expect(element.querySelector('summary')!.textContent).toBe('All');
  options[0]!.querySelector('input')!.dispatchEvent(new Event('change'));
  expect(selections).toEqual([[]]);
});

it('shows this option as partially checked if some values are selected', async () => {
  const { options } = await optionsOf('dropdown', false, (_, index) => index === 0);
  const all = options[0]!.querySelector('input')!;
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
});

it('closes when the user clicks the host page', async () => {
  const { element } = await optionsOf('dropdown');
  document.body.append(element);
  const details = element.querySelector('details')!;
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  window.dispatchEvent(new Event('blur'));
  expect(details.open).toBe(false);
  element.remove();
});

it('moves the focus between its checkboxes with the arrow keys, and does not scroll the page', async () => {
  const { element, options } = await optionsOf('dropdown');
  document.body.append(element);
  const details = element.querySelector('details')!;
  details.open = true;
  details.querySelector('summary')!.focus();
  const inputs = options.map((option) => option.querySelector('input')!);
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    return inputs.findIndex((input) => input === document.activeElement);
  };
  expect(['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map(press)).toEqual([0, 1, 0, 0]);
  expect(inputs.map(() => press('ArrowDown')).at(-1)).toBe(inputs.length - 1);
  element.remove();
});

it('has no such option in lists and in dropdowns for a single value', async () => {
  for (const { options } of [await optionsOf('list'), await optionsOf('dropdown', true)])
    expect(options.map(({ textContent }) => textContent)).not.toContain('Select all');
});

it('keeps its title above a selected value on phones', async () => {
  const { session } = await open('slicer', { categories: [region] }, { slicer: { style: 'dropdown' } });
  const { report, page, visual } = inputOf(session);
  const result = report.result(page, visual);
  session.actions.selectInSlicer(page, visual, [result.rows[0]![0]!]);
  const state = { select: () => undefined, search: { text: '', open: false }, asTable: false, isUntitled: true };
  const nameIn = (isTitleInside: boolean) => {
    const input = { ...inputOf(session), isCompact: true, isTitleInside };
    const body = createBody(input, { title: 'Region', result, selected: [], ...state })!;
    return body.querySelector('.name')?.textContent;
  };
  expect([nameIn(true), nameIn(false)]).toEqual(['Region', undefined]);
});

const openList = async () => {
  const [stores, ...tables] = shop.tables;
  const rows = Array.from({ length: 10 }, (_, index) => [index, `Store ${String(index)}`, `Region ${String(index)}`]);
  const data = { ...shop, tables: [{ ...stores!, rows }, ...tables] };
  const { session } = await open('slicer', { categories: [region] }, { slicer: { style: 'list' } }, data);
  return { ...inputOf(session), session };
};

it('keeps selected values that do not match the search above a line', async () => {
  const { session, report, page, visual } = await openList();
  session.actions.selectInSlicer(page, visual, ['Region 7']);
  const textsFor = (text: string) => {
    const element = slicer(report, page, visual, () => undefined, { text, open: false });
    const rows = [...element.querySelectorAll<HTMLElement>('.options > :not([hidden])')];
    return rows.map((row) => (row.matches('[role="separator"]') ? '—' : row.textContent));
  };
  expect(textsFor('region 3')).toEqual(['Region 7', '—', 'Region 3']);
  expect(textsFor('region 7')).toEqual(['Region 7']);
  expect(textsFor('zzz')).toEqual(['Region 7', '—', 'No matchesClear search']);
  expect(textsFor('')).toHaveLength(10);
});

it('moves the focus from the search box to its list with the down arrow key', async () => {
  const { report, page, visual } = await openList();
  const element = slicer(report, page, visual, () => undefined, { text: 'region 3', open: false });
  document.body.append(element);
  element.querySelector<HTMLElement>('.search')!.focus();
  const event = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
  document.activeElement!.dispatchEvent(event);
  expect(document.activeElement!.closest('label')?.textContent).toBe('Region 3');
  element.remove();
});

it('shows that no value matches the search, and a button that clears the search', async () => {
  const { report, page, visual } = await openList();
  const element = slicer(report, page, visual, () => undefined, { text: '', open: false });
  document.body.append(element);
  const input = element.querySelector<HTMLInputElement>('.search')!;
  const note = element.querySelector<HTMLElement>('.no-matches')!;
  const visibleRows = () => element.querySelectorAll('.option:not([hidden])').length;
  const search = (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('input'));
    return [note.hidden, visibleRows()];
  };
  expect([search('region 3'), search('zzz')]).toEqual([
    [true, 1],
    [false, 0],
  ]);
  expect(note.querySelector('p')!.textContent).toBe('No matches');
  note.querySelector('button')!.click();
  expect([input.value, note.hidden, visibleRows()]).toEqual(['', true, 10]);
  expect(document.activeElement).toBe(input);
  element.remove();
});
