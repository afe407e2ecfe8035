import { expect, test } from '../support/fixtures';
import { embedContent, reportConfig } from './embed';

test('the frame has loaded Inter once its content is rendered', async ({ page, servers, emulator }) => {
  const frame = await embedContent(page, { emulator, host: servers.host }, reportConfig(emulator));
  const { faces, family, widths } = await frame.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!;
    const measureWidth = (font: string) => {
      context.font = `20px ${font}`;
      return context.measureText('Headcount by region 1,234').width;
    };
    return {
      faces: [...document.fonts].filter((face) => face.family === 'Inter Variable').map(({ status }) => status),
      family: getComputedStyle(document.querySelector('#frame')!).fontFamily,
      widths: [measureWidth("'Inter Variable'"), measureWidth('sans-serif')],
    };
  });
  expect(faces).toEqual(['loaded']);
  expect(family).toMatch(/^"Inter Variable"/);
  expect(widths[0]).not.toBe(widths[1]);
});
