interface Layout {
  boxes: readonly { at: { y: number; height: number } }[];
  /** Height of the page, in pixels. */
  height: number;
}

/** Minimum height of the visible part of a visual that is cut off, in pixels: its title and some of its content. */
const minVisible = 84;
/** Minimum height of its hidden part, in pixels. */
const minHidden = 44;
/** Distance between the heights that are tried, in pixels. */
const step = 4;

/** Returns whether the whole page is visible, or the bottom edge of the view clearly cuts off visuals, so that users scroll. */
function isClean({ boxes, height }: Layout, viewHeight: number): boolean {
  if (height <= viewHeight + 1) return true;
  const cutOff = boxes.filter(({ at }) => at.y < viewHeight && at.y + at.height > viewHeight);
  return (
    cutOff.length > 0 &&
    cutOff.every(({ at }) => viewHeight - at.y >= minVisible && at.y + at.height - viewHeight >= minHidden)
  );
}

/**
 * Returns a layout in which the visible part of the page does not seem to be the whole page: the bottom edge of the view is
 * neither in a gap between visuals nor near an edge of a visual. Shorter rows, which show the start of the next row, take
 * precedence over taller ones. If there is no such layout, returns the usual one.
 *
 * @param arrange - returns the layout in which each row of charts is higher by a number of pixels, which can be negative
 * @param maxChange - maximum change of a row's height, in pixels
 */
export function withCleanCut<Arranged extends Layout>(
  viewHeight: number,
  arrange: (change: number) => Arranged,
  maxChange = 80,
): Arranged {
  const usual = arrange(0);
  if (isClean(usual, viewHeight)) return usual;
  for (const direction of [-1, 1])
    for (let change = step; change <= maxChange; change += step) {
      const layout = arrange(direction * change);
      if (isClean(layout, viewHeight)) return layout;
    }
  return usual;
}
