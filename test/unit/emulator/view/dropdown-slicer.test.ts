import { expect, it } from 'vitest';
import { slicer } from '../../../../src/emulator/frame/view/visuals/slicer';
import type { Value } from '../../../../src/emulator/engine/value';
import { inputOf, open, region } from './tested-visual';

const optionsOf = async (style: 'list' | 'dropdown', singleSelect = false) => {
  const { session } = await open('slicer', { categories: [region] }, { slicer: { style, singleSelect } });
  const { report, page, visual } = inputOf(session);
  const selections: Value[][] = [];
  const onSelect = (values: Value[]) => selections.push(values);
  const element = slicer(report, page, visual, onSelect, { text: '', open: false });
  return { selections, options: [...element.querySelectorAll<HTMLLabelElement>('.option')] };
};

it('starts a dropdown for several values with an option that selects all of them', async () => {
  const { options, selections } = await optionsOf('dropdown');
  const [all] = options;
  expect(all!.textContent).toBe('Select all');
  expect(all!.querySelector('input')!.checked).toBe(true);
  all!.querySelector('input')!.dispatchEvent(new Event('change'));
  expect(selections).toEqual([[]]);
});

it('has no such option in lists and in dropdowns for a single value', async () => {
  for (const { options } of [await optionsOf('list'), await optionsOf('dropdown', true)])
    expect(options.map(({ textContent }) => textContent)).not.toContain('Select all');
});
