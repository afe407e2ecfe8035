import { expect, it } from 'vitest';
import { Screen } from '../../../../src/emulator/frame/view/screen';
import { visualNotFound } from '../../../../src/emulator/failure';
import { amount, open, region } from './tested-visual';

const shownFor = async (find: (session: Awaited<ReturnType<typeof open>>['session']) => unknown, language = 'en') => {
  const { session } = await open('barChart', { categories: [region], measures: [amount] });
  session.locale.language = language;
  const root = document.createElement('div');
  const screen = new Screen(session, root);
  try {
    find(session);
  } catch (error) {
    screen.failLoad(error);
  }
  return [root.querySelector('strong')?.textContent, root.querySelector('p')?.textContent];
};

it('shows which part of the content is not available, with the error as details', async () => {
  expect(await shownFor(({ report }) => report.page('nope'))).toEqual([
    'This page is not available',
    "Page 'nope' not found. Known pages: main",
  ]);
  const [title] = await shownFor(({ report }) => report.visual('main', 'nope'), 'de');
  expect(title).toBe('Dieses Visual ist nicht verfügbar');
  const missingVisual = () => {
    throw visualNotFound();
  };
  expect(await shownFor(missingVisual)).toEqual(['This visual is not available', 'Visual not found']);
});

it('shows that the content is not available for other errors, without internal details', async () => {
  const crash = () => {
    throw new TypeError('x is undefined');
  };
  const [title, details] = await shownFor(crash);
  expect(title).toBe('This content is not available');
  expect(details).not.toContain('undefined');
});
