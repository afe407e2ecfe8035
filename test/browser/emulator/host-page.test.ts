import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from '../support/fixtures';
import { embedContent, reportConfig } from './embed';

test('a page that is opened from disk can embed the frame', async ({ page, emulator }, testInfo) => {
  const host = {
    page: (_path: string, body: string) => {
      const file = testInfo.outputPath('page.html');
      writeFileSync(file, body.replace('/dist/', `${pathToFileURL('dist').href}/`));
      return pathToFileURL(file).href;
    },
  };
  const frame = await embedContent(page, { emulator, host }, reportConfig(emulator));
  await expect(frame.getByText('Headcount by team')).toBeVisible();
});
