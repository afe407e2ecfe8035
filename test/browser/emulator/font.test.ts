import { expect, test } from '../support/fixtures';
import { embedContent, reportConfig } from './embed';

test('text of the frame is displayed in Inter, loaded from the origin of the emulator', async ({
  page,
  servers,
  emulator,
}) => {
  const fonts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  const frame = await embedContent(page, { emulator, host: servers.host }, reportConfig(emulator));
  const loaded = await frame.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(loaded.map((family) => family.replaceAll('"', ''))).toContain('Inter Variable');
  expect(fonts).toEqual(['/inter.woff2']);
});
