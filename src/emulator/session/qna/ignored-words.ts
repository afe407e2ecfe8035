/** Words that questions in the languages of the UI contain without a reference to the data, or that all answers take into account. */
const fillers = new Set(
  [
    'a about all an and are as at be by can chart compare count did display do does each every find for from get give graph had',
    'has have highest how in is it its largest list many me most much my number of on or our per please see show sum tell that the',
    'their there to total us versus view vs was we were what when where which who with you',
    'als auf das dem den der des die ein eine für im ist je mit nach oder pro sind und viel viele von wie zeige',
    'au aux avec combien dans de du en et la le les montre ou par pour sont sur un une',
    'con cuánto cuántos cuántas del el los las muestra para por una',
  ].flatMap((line) => line.split(' ')),
);

/** Returns the words that are left over from a question whose terms are masked. Adjacent words are one part. */
export function ignoredWords(text: string): string[] {
  const parts: string[] = [];
  let isAdjacent = false;
  for (const word of text.split(' ')) {
    if (word === '') continue;
    // Single letters are left over from contractions.
    const isIgnored = /\p{L}{2}|\d/u.test(word) && !fillers.has(word);
    if (isIgnored) parts.push(isAdjacent ? `${parts.pop() ?? ''} ${word}` : word);
    isAdjacent = isIgnored;
  }
  return parts;
}
