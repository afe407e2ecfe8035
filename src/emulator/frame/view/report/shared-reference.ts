import { type LocaleStrings, formatString } from '../../../locales/locale';

const trailingYear = /\s\d{4}$/;

/**
 * Returns the periods with which KPIs are compared, for example "vs. Oct 2026". If some of them are compared with another period, these
 * are listed with it, as in "vs. Oct, attrition vs. Oct 1–26". Returns an empty text if there are more than two periods.
 */
export function sharedReference(
  cards: readonly HTMLElement[],
  { changeFrom }: Pick<LocaleStrings, 'changeFrom'>,
): string {
  const titles = new Map<string, string[]>();
  for (const card of cards) {
    const text = card.querySelector('.kpi-reference')?.textContent.trim();
    if (!text) continue;
    const title = card.querySelector('h2')?.textContent.toLowerCase() ?? '';
    titles.set(text, [...(titles.get(text) ?? []), title]);
  }
  const references = [...titles.keys()].sort((a, b) => (titles.get(b)?.length ?? 0) - (titles.get(a)?.length ?? 0));
  // A reference without a period would be a fragment.
  const comparison = formatString(changeFrom, '', '').trim();
  const isFragment = (text: string): boolean => text === comparison;
  if (references.length > 2 || references.some(isFragment)) return '';
  // Next to a part of a month, the month needs no year.
  const hasYears = references.every((text) => trailingYear.test(text));
  const texts = references.map((text) => (hasYears ? text : text.replace(trailingYear, '')));
  const [usual = '', other] = texts;
  if (other === undefined) return usual;
  return `${usual}, ${(titles.get(references[1] ?? '') ?? []).join(', ')} ${other}`;
}
