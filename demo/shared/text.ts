/**
 * Returns a text in the form in which texts are compared: without accents and in lower case. A final sigma is a sigma. Must
 * return the same as the database function `fold_text`.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ς', 'σ');
