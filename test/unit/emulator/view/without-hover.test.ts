import { expect, it } from 'vitest';
import { withoutHover } from '../../../../src/emulator/frame/view/visuals/without-hover';

it('leaves out the band of a category and the highlight of bars on touch screens, but not the markers of lines', () => {
  const option = {
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
    series: [{ type: 'bar' }, { type: 'line' }],
  };
  expect(withoutHover(option)).toEqual({
    tooltip: { trigger: 'axis', axisPointer: { type: 'none' } },
    series: [{ type: 'bar', emphasis: { disabled: true } }, { type: 'line' }],
  });
});
