/** Sizes of a tile's padding and border, in pixels, as in the style sheet. */
const padding = { width: 10, height: 8 };

/** Height of a line, and size of a value in bold type, relative to the font size, as in the style sheet. */
const lineHeight = 1.25;
const valueSize = 1.15;
/** Width of bold type relative to regular type. */
const boldWidth = 1.08;

/** Start of a name that is cut off: at least five letters. */
const shortestName = /^(\S\s*){5}/;

/** Maximum number of lines of a name. */
const maxLines = 2;

/** Texts that fit in a tile. */
interface TileLabel {
  /** Lines that the name needs. 0 if it does not fit. */
  lines: number;
  hasValue: boolean;
}

/** Returns the number of lines that a name needs at a width. Undefined if one of its words does not fit in a line. */
function linesOf(name: string, fits: (text: string) => boolean): number | undefined {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    if (!fits(word)) return undefined;
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines.length;
}

/** Returns which texts fit in a tile: the name, which may wrap between words or be cut off after some letters, and the value below it. */
export function tileLabel(
  { name, value }: { name: string; value: string },
  box: { width: number; height: number },
  fontSize: number,
  widthOf: (text: string) => number,
): TileLabel {
  const room = box.width - padding.width;
  const height = (box.height - padding.height) / (fontSize * lineHeight);
  const fits = (text: string): boolean => widthOf(text) <= room;
  const wrapped = linesOf(name, fits) ?? Infinity;
  const isCut = wrapped > Math.min(maxLines, height);
  const lines = isCut ? 1 : wrapped;
  if (height < 1 || (isCut && !fits(`${shortestName.exec(name)?.[0] ?? name}…`))) return { lines: 0, hasValue: false };
  const fitsValue = widthOf(value) * valueSize * boldWidth <= room;
  return { lines, hasValue: fitsValue && lines + valueSize <= height };
}
