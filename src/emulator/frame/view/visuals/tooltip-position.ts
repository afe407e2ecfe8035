/** Distance between a tooltip and the pointer, in pixels. */
const distance = 12;
/** Largest distance between the pointer and the nearest data point that is kept free too, in pixels. */
const maxReach = 24;
/** Share of the width, at the left, in which tooltips do not cover the labels at the ends of lines. */
const freeShare = 0.65;

/** Sizes that ECharts passes to a tooltip's position function. */
interface Sizes {
  contentSize: readonly [width: number, height: number];
  viewSize: readonly [width: number, height: number];
}

/**
 * Returns a function that places a tooltip at the top of a chart with vertical values, to the left or right of the hovered
 * points, so that it covers neither these nor, if possible, the labels at the ends of lines.
 *
 * @param step - distance between two data points, in pixels
 */
export function besidePoints(step: number) {
  const gap = distance + Math.min(maxReach, step / 2);
  return (
    [x]: readonly number[],
    _data: unknown,
    _element: unknown,
    _rect: unknown,
    sizes: Sizes,
  ): [number, number] => {
    const [width] = sizes.contentSize;
    const right = (x ?? 0) + gap;
    const left = (x ?? 0) - gap - width;
    const isRight = right + width <= sizes.viewSize[0] * (left >= 0 ? freeShare : 1);
    return [isRight ? right : left, 0];
  };
}
