interface Layout {
  boxes: readonly { at: { y: number; height: number } }[];
}

/** Minimum height of the visible part of a visual that is cut off, in pixels. */
const minVisible = 80;
/** Minimum height of its hidden part, in pixels. */
const minHidden = 20;
/** Distance between the heights that are tried, in pixels. */
const step = 4;

/** Returns whether the bottom edge of the view is in a gap between visuals, or well inside all visuals that it cuts off. */
const isClean = ({ boxes }: Layout, viewHeight: number): boolean =>
  boxes.every(({ at: { y, height } }) => {
    const visible = viewHeight - y;
    const hidden = height - visible;
    return visible <= 0 || hidden <= 0 || (visible >= minVisible && hidden >= minHidden);
  });

/**
 * Returns a layout in which the bottom edge of the view does not leave a narrow strip of a visual, which would look like a
 * rendering error. If there is none, returns the usual layout.
 *
 * @param arrange - returns the layout in which each row of charts is higher by a number of pixels, which can be negative
 * @param maxChange - maximum change of a row's height, in pixels
 */
export function withCleanCut<Arranged extends Layout>(
  viewHeight: number,
  arrange: (change: number) => Arranged,
  maxChange = minVisible,
): Arranged {
  const usual = arrange(0);
  if (isClean(usual, viewHeight)) return usual;
  for (let change = step; change <= maxChange; change += step)
    for (const each of [change, -change]) {
      const layout = arrange(each);
      if (isClean(layout, viewHeight)) return layout;
    }
  return usual;
}
