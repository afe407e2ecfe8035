import { type LocaleStrings, formatString } from '../../../locales/locale';

/**
 * Returns the period with which all KPIs are compared, for example "vs. Oct 2026", or "vs. Oct" if some are compared with a part of
 * that month. Returns an empty text if they are compared with different ones.
 */
export function sharedReference(
  cards: readonly HTMLElement[],
  { changeFrom }: Pick<LocaleStrings, 'changeFrom'>,
): string {
  const [first = [], ...others] = cards.flatMap((card) => {
    const text = card.querySelector('.kpi-reference')?.textContent.trim();
    return text ? [text.split(/\s+/)] : [];
  });
  const end = first.findIndex((word, index) => others.some((words) => words[index] !== word));
  const words = end < 0 ? first : first.slice(0, end);
  const wordCountWithoutPeriod = formatString(changeFrom, '', '').trim().split(/\s+/).length;
  return words.length > wordCountWithoutPeriod ? words.join(' ') : '';
}
