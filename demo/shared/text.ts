/** Lower-case letters without a decomposition, and variants of punctuation, with the text that people type instead. */
const plainTexts: Readonly<Record<string, string>> = {
  ς: 'σ',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '‐': '-',
  '–': '-',
};
const replaceable = new RegExp(`[${Object.keys(plainTexts).join('')}]`, 'g');

/**
 * Returns a text in the form in which texts are compared: in lower case and without accents, with plain letters and
 * punctuation. Must return the same as the database function `fold_text`.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(replaceable, (character) => plainTexts[character] ?? character);
